import { enableCompileCache } from 'node:module';

// Both matter to what is imported after them: the compiled code of the last start is used again, and
// React picks its production build.
enableCompileCache('dist/server/compiled');
process.env.NODE_ENV ??= 'production';

const [{ readEnv }, { readAssets }, { fail, run, serve }] = await Promise.all([
  import('./server/env.ts'),
  import('./server/http/assets.ts'),
  import('./serve.ts'),
]);

try {
  const env = readEnv(process.env);
  const assets = readAssets('dist/client');
  await run(env, (stop) => serve(env, assets, { template: 'dist/database', stop }));
} catch (error) {
  fail(error);
}
