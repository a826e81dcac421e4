import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from '../../server/answer-errors.ts';
import type { App } from '../../server/deps.ts';
import type { Files } from '../../server/files.ts';
import { pictureForm } from '../../test/pictures.ts';
import { mediaRoutes } from './routes.ts';

/** Uploading and serving on the given store, without accounts: who may is the guard's test. */
export async function mediaApp(files: Files): Promise<App> {
  const app: App = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, () => '');
  mediaRoutes(app, { files });
  await app.ready();
  return app;
}

export const upload = (
  app: App,
  data: Uint8Array,
  more: { filename?: string; type?: string } = {},
) => app.inject({ method: 'POST', url: '/api/cms/upload', ...pictureForm(data, 'image', more) });

/** Uploads what is expected to pass, and answers its address. */
export async function uploaded(app: App, data: Uint8Array): Promise<string> {
  const answer = await upload(app, data);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ imageUrl: string }>().imageUrl;
}

export async function keysIn(files: Files, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys.sort();
}
