import type { Plugin } from 'vite';

/** Files that must never reach a browser bundle, by the names the architecture gives them. */
const SERVER_ONLY =
  /\/src\/(server|test)\/|\/src\/pages\/(?!.*\.island\.tsx$)|\/src\/(main|serve|app|seed|sweep)\.tsx?$|\/(table|store|routes|section)\.tsx?$/;

/** Fails the client build, naming the importer, when a browser bundle reaches for server code. */
export function onlyForBrowsers(): Plugin {
  return {
    name: 'only-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(_code, id) {
      if (!SERVER_ONLY.test(id.split('?')[0] ?? id)) return;
      const importers = this.getModuleInfo(id)?.importers.join(', ') ?? 'an entry';
      this.error(`${id} is server code and is imported by ${importers}`);
    },
  };
}
