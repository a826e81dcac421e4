import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Files that may reach a browser (see ARCHITECTURE.md). All others are server code. */
const FOR_BROWSERS = new RegExp(
  [
    'src/(([\\w-]+\\.)?(contract|messages)|time)\\.ts',
    'src/(admin|client|ui)/.+',
    'src/features/.+/admin[\\w-]*\\.tsx?',
    'src/(features|pages)/.+\\.island\\.tsx',
    'src/(features|pages)/(.+/)?island-[\\w-]+\\.tsx?',
    'src/(features|pages)/.+-view\\.tsx',
    'src/(features|pages)/.+\\.client\\.ts',
    'src/(features|pages)/(.+[/.])?contract\\.ts',
    'src/(features|pages)/(.+[/.])?messages\\.ts',
  ]
    .map((name) => `^${name}$`)
    .join('|'),
);

export function onlyForBrowsers(): Plugin {
  return {
    name: 'only-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (importer && !isOurs(importer)) return null;
      const found = await this.resolve(source, importer, options);
      const id = found?.id ?? '';
      if (source.startsWith('node:') || (isOurs(id) && !FOR_BROWSERS.test(pathOf(id)))) {
        const path = isOurs(id) ? pathOf(id) : source;
        const from = importer ? pathOf(importer) : 'vite.config.ts';
        this.error(`${path} is for the server, and ${from} would take it to browsers`);
      }
      return found;
    },
  };
}

const isOurs = (id: string) => /^(e2e|scripts|src)\//.test(pathOf(id));

const pathOf = (id: string) => relative(process.cwd(), id.split('?')[0] ?? id);
