# syntax=docker/dockerfile:1
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN node scripts/build.ts
# Starts the server once. Node's compiled code is then in the image, whose files cannot be written later.
RUN node scripts/warm.ts
# The image needs no packages that only the build uses, and has a Node of its own.
RUN npm uninstall --no-save --omit=dev --offline vite @vitejs/plugin-react @tailwindcss/vite tailwindcss \
      fxa-common-password-list \
    && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=66000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/dist dist
COPY --from=build /app/pictures pictures
# The server, and the operator's commands: shop doctor, shop admin list, shop backup FILE, shop restore FILE.
COPY --chmod=755 <<'EOF' /usr/local/bin/shop
#!/bin/sh
exec node --max-semi-space-size=4 /app/dist/server/main.js "$@"
EOF
RUN install -d -o node -g node -m 700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["shop"]
