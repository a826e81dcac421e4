import { createServer } from 'vite';
import type { Running } from '../src/serve.ts';

/**
 * The same application from its sources. Islands and the dashboard are replaced while they run; a
 * change of anything the server runs starts it anew. While a source cannot be loaded, the last
 * version goes on running.
 */
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const { moduleGraph } = vite.environments.ssr;

let running: Running | null = null;
let hasRun = false;
let broken = false;

async function start() {
  moduleGraph.invalidateAll();
  // Vite itself prints why a source cannot be loaded.
  const loaded = await vite.ssrLoadModule('/src/development.ts').catch(() => null);
  if (loaded) {
    await running?.close();
    running = await loaded.serveDevelopment(vite);
    // A first start that the sources do not prevent is prevented by a setting.
    if (!running && !hasRun) process.exit(1);
    hasRun = true;
  }
  broken = !loaded || !running;
  if (broken) console.error('\n  Waiting for the next change …\n');
}

let work = start();
let queued = false;

vite.watcher.on('all', (_event, path) => {
  // What is missing in a broken version may be in a file that nothing has loaded yet.
  if (queued || !(broken || moduleGraph.getModulesByFile(path)?.size)) return;
  queued = true;
  work = work.then(() => {
    queued = false;
    return start();
  });
});

async function close() {
  await work;
  await running?.close();
  process.exit(0);
}
process.once('SIGINT', close);
process.once('SIGTERM', close);
