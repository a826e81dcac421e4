import { readAssets } from './server/assets.ts';
import { readEnv } from './server/env.ts';

// React decides by it, when it is loaded, which of its builds it is; hence the late import.
process.env.NODE_ENV ??= 'production';
const { closeOnSignal, fail, serve } = await import('./serve.ts');

/** Where the built server starts: `npm start`. */
try {
  closeOnSignal(await serve(readEnv(process.env), readAssets('dist/client')));
} catch (error) {
  fail(error);
}
