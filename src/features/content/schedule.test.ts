import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Content } from './contract.ts';
import { publishDue } from './schedule.ts';

let now = new Date('2026-11-21T01:00:00.000Z');
const { app, deps } = await createTestApp({ clock: () => now });
const editor = await signIn(deps, 'editor');
const at = '2026-11-21T09:30:00+07:00';

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: editor, ...(payload ? { payload } : {}) });

async function drafted(key: string, value: string) {
  const all = (await send('GET', '/api/cms/contents/home')).json<Content[]>();
  const found = all.find((one) => one.section === 'instagram' && one.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  await send('PUT', `/api/cms/contents/${found.id}/draft`, { value });
  return found.id;
}
const shown = async () => (await app.inject({ url: '/' })).body;

test('drafts are published at their time, once, however many instances look', async () => {
  const id = await drafted('title', 'Besok pagi');
  const planned = await send('POST', '/api/cms/publish', { ids: [id], at });
  expect(planned.json()).toMatchObject([{ draft: 'Besok pagi', publishAt: expect.any(String) }]);
  now = new Date('2026-11-21T02:29:59.999Z');
  await publishDue(deps);
  expect(await shown()).not.toContain('Besok pagi');

  now = new Date('2026-11-21T02:30:00.000Z');
  await Promise.all([publishDue(deps), publishDue(deps)]);
  expect(await shown()).toContain('Besok pagi');
  const history = await send('GET', `/api/cms/contents/${id}/history`);
  expect(history.json()).toMatchObject([{ version: 2, value: 'Besok pagi' }, { version: 1 }]);
  const owner = await signIn(deps, 'owner');
  const log = await app.inject({ url: '/api/admin/audit?q=content.publish', headers: owner });
  expect(log.json()).toMatchObject([{ target: 'home.instagram.title' }]);
});

test('a time can be taken back, and none can lie in the past', async () => {
  const id = await drafted('button_text', 'Nanti');
  const past = await send('POST', '/api/cms/publish', { ids: [id], at: now.toISOString() });
  expect(past.statusCode).toBe(422);
  expect(past.json().fields).toEqual({ at: 'Pilih waktu yang akan datang' });
  await send('POST', '/api/cms/publish', { ids: [id], at: '2026-11-22T09:00:00Z' });
  const back = await send('POST', '/api/cms/publish', { ids: [id], at: null });
  expect(back.json()).toMatchObject([{ draft: 'Nanti', publishAt: null }]);
  now = new Date('2026-12-01T00:00:00.000Z');
  await publishDue(deps);
  expect(await shown()).not.toContain('>Nanti<');
});
