import type { ViteDevServer } from 'vite';
import { explain, type Running, serve } from './serve.ts';
import { readEnv } from './server/env.ts';
import { developmentAssets } from './server/http/assets.ts';

export async function serveDevelopment(vite: ViteDevServer): Promise<Running | null> {
  try {
    return await serve(readEnv(process.env), developmentAssets, {
      program: 'src/main.ts',
      extend: (app) => {
        app.addHook('onRequest', (request, reply, done) => {
          // Vite's client needs inline styles and eval, which the product itself forbids.
          reply.removeHeader('Content-Security-Policy');
          vite.middlewares(request.raw, reply.raw, () => done());
        });
      },
    });
  } catch (error) {
    console.error(explain(error));
    return null;
  }
}
