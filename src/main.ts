import { enableCompileCache } from 'node:module';

// React picks its production build when it is imported.
process.env.NODE_ENV ??= 'production';

const [command, ...args] = process.argv.slice(2);
enableCompileCache(command === undefined ? 'dist/server/compiled' : 'node_modules/.cache/compiled');
if (command === undefined) await start();
else await (await import('./commands/run.ts')).runCommand(command, args);

async function start() {
  const [{ readEnv }, { readAssets }, { fail, run, serve }] = await Promise.all([
    import('./server/env.ts'),
    import('./server/http/assets.ts'),
    import('./serve.ts'),
  ]);
  try {
    const env = readEnv(process.env);
    const options = { template: 'dist/database', program: import.meta.filename };
    const assets = readAssets('dist/client');
    await run(env, (stop) => serve(env, assets, { ...options, stop }));
  } catch (error) {
    fail(error);
  }
}
