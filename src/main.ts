import { closeOnSignal, fail, serve } from './serve.ts';
import { readAssets } from './server/assets.ts';
import { readEnv } from './server/env.ts';

/** Where the built server starts: `npm start`. */
try {
  closeOnSignal(await serve(readEnv(process.env), readAssets('dist/client')));
} catch (error) {
  fail(error);
}
