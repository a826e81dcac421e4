import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './features/accounts/routes.ts';
import { sessionCookie } from './features/auth/cookie.ts';
import { queueSecurityMail } from './features/auth/devices/security-mail.ts';
import { guard } from './features/auth/guard.ts';
import { authRoutes } from './features/auth/routes.ts';
import { isStaffAddress } from './features/auth/staff-address.ts';
import {
  auditNames,
  auditWords,
  demo,
  features,
  lists,
  mailKinds,
  personalData,
  pictures,
  searches,
} from './features/index.ts';
import { closeToVisitors } from './features/launch/closed.ts';
import { exposeMetrics } from './features/metrics/expose.ts';
import { assertOutlets, namesOfOutlets } from './features/outlets/store.ts';
import { createGeo } from './features/visitors/geo/open-geo.ts';
import { closedPage } from './pages/closed/render.tsx';
import { canonicalAddress, errorPage, pageRoutes } from './pages/routes.tsx';
import type { App, Deps } from './server/deps.ts';
import { apiDocs } from './server/http/api-docs.ts';
import { createPageCache } from './server/http/cache/page-cache.ts';
import { answerClientError, namesOneHost, refuseHost } from './server/http/client-error.ts';
import { registerErrorHandler, wantsPage } from './server/http/error-handler.ts';
import { health } from './server/http/health.ts';
import { limitRequests } from './server/http/overload.ts';
import { protect } from './server/http/protect.ts';
import { withoutPrefix } from './server/http/reader.ts';
import { serveStaticFiles } from './server/http/static-files.ts';
import { sweepRoutes } from './sweep.ts';

/** Node's defaults are minutes, in which an attacker could hold many idle connections. */
const TIMEOUTS = {
  headersTimeout: 8_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

export async function createApp(deps: Deps, extend: (app: App) => void = () => {}): Promise<App> {
  const { name: session } = sessionCookie(deps.env);
  const https = deps.env.SITE_URL.startsWith('https:');
  const cache = createPageCache(
    deps,
    session,
    (request) =>
      wantsPage(request) && !isStaffAddress(request.raw.url ?? '') && !canonicalAddress(request),
  );
  const app: App = fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // TRUST_PROXY counts the proxies nearest to us; only their X-Forwarded-For entries are trusted.
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
    bodyLimit: 100_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // The router would answer a longer address with 414 by itself, without our headers.
    routerOptions: { maxParamLength: 1_000_000 },
    clientErrorHandler: answerClientError(https),
    rewriteUrl: ({ url = '/' }) => withoutPrefix(decodable(url)),
    serverFactory: (handler) => {
      // Requests without a Host header are refused below, so that they get our headers.
      const options = { ...TIMEOUTS, maxHeaderSize: 16_384, requireHostHeader: false };
      const answer: RequestListener = (request, response) => {
        if (!namesOneHost(request)) refuseHost(https, response);
        else handler(request, response);
      };
      const server = createServer(options, answer);
      // Otherwise Node answers an unknown `Expect` by itself, with 417 and without our headers.
      server.on('checkExpectation', answer);
      // Connections that have been silent for so many milliseconds are closed.
      return server.setTimeout(30_000);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, (request, error) => errorPage(deps, request, error));

  const metrics = await exposeMetrics(app, deps);
  cache.answerFirst(app);
  await health(app, deps);
  await protect(app, deps);
  limitRequests(app, deps, metrics.refused);
  extend(app);
  await guard(app, deps);
  closeToVisitors(app, deps, (request) => closedPage(deps, request));
  await apiDocs(app);

  const { placeOf, close } = createGeo(deps.env.GEOIP_DB, deps.log);
  app.addHook('onClose', async () => close());
  // Changing accounts needs a recent sign-in, which only `auth` can check.
  const { reauthenticateFully } = authRoutes(app, deps, placeOf);
  const shared = {
    reauthenticate: reauthenticateFully,
    mailKinds,
    auditNames,
    auditWords,
    personalData,
    pictures,
    searches,
    lists,
    demo,
    placeOf,
    isStaffBrowser: (request: FastifyRequest) => sessionCookie(deps.env).read(request) !== null,
  };
  accountRoutes(app, deps, {
    reauthenticate: reauthenticateFully,
    queueSecurityMail,
    assertOutlets,
    namesOfOutlets,
  });
  for (const { routes } of features) await routes?.(app, deps, shared);
  sweepRoutes(app, deps);

  pageRoutes(app, deps);
  await serveStaticFiles(app);
  cache.storeLast(app);
  return app;
}

/** Broken percent-encoding is taken literally, so that it ends as an ordinary 404. */
function decodable(url: string) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
