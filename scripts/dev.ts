import { createServer } from 'vite';
import type { Running } from '../src/serve.ts';

/**
 * The same application from its sources. Islands and the dashboard are replaced while they run; a
 * change of anything the server runs starts it anew.
 */
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });

async function start(): Promise<Running> {
  const { serveDevelopment } = await vite.ssrLoadModule('/src/development.ts');
  return serveDevelopment(vite);
}

let running = start();
let restarting = false;

vite.watcher.on('all', (_event, path) => {
  const modules = vite.environments.ssr.moduleGraph.getModulesByFile(path);
  if (!modules?.size || restarting) return;
  restarting = true;
  running = running
    .then((server) => server.close())
    .then(() => {
      restarting = false;
      vite.environments.ssr.moduleGraph.invalidateAll();
      return start();
    });
});

process.once('SIGINT', async () => {
  await (await running).close();
  process.exit(0);
});
