import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Assets = { site: Entry; admin: Entry };
type Entry = { scripts: string[]; styles: string[]; fonts?: string[] };

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);

export function readAssets(clientFolder: string): Assets {
  const read = (name: string) =>
    manifestSchema.parse(JSON.parse(readFileSync(`${clientFolder}/.vite/${name}.json`, 'utf8')));
  const manifest = { ...read('manifest'), ...read('dashboard') };
  const file = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The client build has no ${name}`);
    return chunk;
  };
  const entry = (scripts: string[], style: string): Entry => ({
    scripts: scripts.map((script) => `/${file(script).file}`),
    styles: [`/${file(style).file}`],
    // Few pages have letters of the second files.
    fonts: (file(style).assets ?? [])
      .filter((name) => name.endsWith('.woff2') && !name.includes('-more-'))
      .map((name) => `/${name}`),
  });
  return {
    site: entry(['src/client/site.client.ts'], 'src/ui/site/site.css'),
    admin: entry(['src/client/no-eval.client.ts', 'src/admin/main.tsx'], 'src/admin/admin.css'),
  };
}

export const developmentAssets: Assets = {
  site: {
    scripts: ['/@vite/client', '/src/client/refresh.client.ts', '/src/client/site.client.ts'],
    styles: ['/src/ui/site/site.css'],
  },
  admin: {
    scripts: [
      '/@vite/client',
      '/src/client/refresh.client.ts',
      '/src/client/no-eval.client.ts',
      '/src/admin/main.tsx',
    ],
    styles: ['/src/admin/admin.css'],
  },
};
