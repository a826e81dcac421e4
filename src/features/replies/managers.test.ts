import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import type { Colleague } from './contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const editor = await signIn(deps, 'editor');
const atMenteng = await makeAccount(deps, 'manager', { outletIds: [menteng.id] });
const atBoth = await makeAccount(deps, 'manager', { outletIds: [menteng.id, kemang.id] });
const atAll = await makeAccount(deps, 'manager');
const ofKemang = await signIn(deps, 'manager', { outletIds: [kemang.id] });

async function post(url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}
const feedback = await post('/api/feedback', {
  name: 'Budi',
  category: 'pelayanan',
  aspects: ['Waktu Tunggu'],
  details: 'Menunggu terlalu lama',
  outlet: 'kemang',
});
const message = await post('/api/contact', { name: 'Ani', email: 'a@b.id', message: 'Halo' });
const assign = async (url: string, assignedTo: number, headers = editor) =>
  (await app.inject({ method: 'PATCH', url, headers, payload: { assignedTo } })).statusCode;

test('feedback is given to managers who see it, and messages to none of them', async () => {
  const one = `/api/admin/feedback/${feedback}`;
  expect(await assign(one, atBoth.id)).toBe(200);
  expect(await assign(one, atAll.id)).toBe(200);
  expect(await assign(one, atMenteng.id)).toBe(422);
  expect(await assign(one, atMenteng.id, ofKemang)).toBe(422);
  expect(await assign(one, atBoth.id, ofKemang)).toBe(200);
  expect(await assign(`/api/admin/contact-messages/${message}`, atAll.id)).toBe(422);
});

test('of many, those that somebody cannot see are not given to them', async () => {
  const url = '/api/admin/feedback';
  const payload = { ids: [feedback], assignedTo: atMenteng.id };
  const answer = await app.inject({ method: 'PATCH', url, headers: editor, payload });
  expect(answer.json()).toMatchObject({ done: [], failed: [{ id: feedback }] });
});

test('a manager sees the colleagues of their outlets only', async () => {
  const url = '/api/admin/colleagues';
  const seen = (await app.inject({ url, headers: ofKemang })).json<Colleague[]>();
  expect(seen.map(({ id }) => id)).not.toContain(atMenteng.id);
  expect(seen.find(({ id }) => id === atBoth.id)?.outletIds).toEqual([kemang.id]);
});
