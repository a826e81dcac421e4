import { createServer } from 'vite';
import type { Running } from '../src/serve.ts';

/**
 * Runs the application from its sources. Islands and the dashboard are replaced in the browser; a
 * change of server code restarts the server. While the code is broken, the last version keeps
 * running.
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
    // The code loads, so a setting is wrong; a change of the code would not help.
    if (!running && !hasRun) process.exit(1);
    hasRun = true;
  }
  broken = !loaded || !running;
  if (broken) console.error('\n  Waiting for the next change …\n');
}

let work = start();
let queued = false;

vite.watcher.on('all', (_event, path) => {
  // The change that repairs broken code may be in a file that was never loaded.
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
