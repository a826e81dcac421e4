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
  const entry = (scripts: string[], style: string, without: RegExp): Entry => ({
    scripts: scripts.map((script) => `/${file(script).file}`),
    styles: [`/${file(style).file}`],
    fonts: (file(style).assets ?? [])
      .filter((name) => name.endsWith('.woff2') && !without.test(name))
      .map((name) => `/${name}`),
  });
  return {
    // Few pages have letters of the second files, and the dashboard has no large headings.
    site: entry(['src/client/site.client.ts'], 'src/ui/site/site.css', /-more-/),
    admin: entry(
      ['src/client/no-eval.client.ts', 'src/admin/main.tsx'],
      'src/admin/admin.css',
      /-more-|-large-/,
    ),
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
