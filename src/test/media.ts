import type { App } from '../server/deps.ts';
import type { Files } from '../server/storage/files.ts';
import { createTestApp } from './app.ts';
import { pictureForm } from './pictures.ts';
import { signIn } from './signin.ts';

export type MediaApp = { app: App; editor: Record<string, string> };

export async function mediaApp(files: Files): Promise<MediaApp> {
  const { app, deps } = await createTestApp({ deps: { files } });
  return { app, editor: await signIn(deps, 'editor') };
}

export function upload(
  { app, editor }: MediaApp,
  data: Uint8Array,
  more: { filename?: string; type?: string } = {},
) {
  const { payload, headers } = pictureForm(data, 'image', more);
  const sent = { payload, headers: { ...headers, ...editor } };
  return app.inject({ method: 'POST', url: '/api/cms/upload', ...sent });
}

export async function uploaded(media: MediaApp, data: Uint8Array): Promise<string> {
  const answer = await upload(media, data);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ imageUrl: string }>().imageUrl;
}

export async function keysIn(files: Files, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}
