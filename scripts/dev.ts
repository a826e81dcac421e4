import { createServer, createServerModuleRunner } from 'vite';
import type { Running } from '../src/serve.ts';

/**
 * Runs the application from its sources. Islands and the dashboard are replaced in the browser; a
 * change of server code restarts the server. While the code is broken, the last version keeps
 * running.
 */
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const { moduleGraph } = vite.environments.ssr;
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

let running: Running | null = null;
let hasRun = false;
let broken = false;

async function start() {
  // Everything is evaluated again, but only what has changed is compiled again.
  runner.clearCache();
  const loaded = await runner.import('/src/development.ts').catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    return null;
  });
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
  // Vite itself forgets the old source a moment later.
  moduleGraph.onFileChange(path);
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
