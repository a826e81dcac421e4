import type { ViteDevServer } from 'vite';
import { fail, type Running, serve } from './serve.ts';
import { developmentAssets } from './server/assets.ts';
import { readEnv } from './server/env.ts';

/** Serves the sources through Vite's own middleware; gives back how to stop. */
export async function serveDevelopment(vite: ViteDevServer): Promise<Running> {
  try {
    return await serve(readEnv(process.env), developmentAssets, (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // Vite's client works with inline styles and eval, which the product itself never does.
        reply.removeHeader('Content-Security-Policy');
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    });
  } catch (error) {
    return fail(error);
  }
}
