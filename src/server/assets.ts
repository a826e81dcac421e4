import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a document links: built and hashed files, or the development server's sources. */
export type Assets = { site: Entry; admin: Entry };
type Entry = { scripts: string[]; styles: string[]; fonts?: string[] };

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    /** What a style sheet names in its turn. */
    assets: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);

/** The client build's own list of what it made; fails with a sentence when there is no build. */
export function readAssets(clientFolder: string): Assets {
  const path = `${clientFolder}/.vite/manifest.json`;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const file = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The client build has no ${name}`);
    return chunk;
  };
  const entry = (scripts: string[], style: string): Entry => ({
    scripts: scripts.map((script) => `/${file(script).file}`),
    styles: [`/${file(style).file}`],
    fonts: (file(style).assets ?? [])
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `/${name}`),
  });
  return {
    site: entry(['src/ui/site.client.ts'], 'src/ui/site.css'),
    admin: entry(['src/ui/no-eval.client.ts', 'src/admin/main.tsx'], 'src/admin/admin.css'),
  };
}

/** Straight from the sources, as the development server gives them. */
export const developmentAssets: Assets = {
  site: {
    scripts: ['/@vite/client', '/src/ui/refresh.client.ts', '/src/ui/site.client.ts'],
    styles: ['/src/ui/site.css'],
  },
  admin: {
    scripts: [
      '/@vite/client',
      '/src/ui/refresh.client.ts',
      '/src/ui/no-eval.client.ts',
      '/src/admin/main.tsx',
    ],
    styles: ['/src/admin/admin.css'],
  },
};
