import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { csvRows } from '../../../test/csv.ts';
import { signIn } from '../../../test/signin.ts';
import type { ContactMessage } from '../staff.contract.ts';
import type { Topic } from './contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const headers = await signIn(deps, 'editor');
const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const html = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;
const path = '/api/admin/contact-topics';
const write = { name: 'Wulan', email: 'wulan@kopi.example', message: 'Halo' };

test('without topics the form is as specified; with some, visitors choose in their language', async () => {
  expect(await html('/contact')).not.toContain('name="topic"');
  const topic = await send('POST', path, {
    name: 'Waralaba',
    slug: 'franchise',
    translation: { name: 'Franchise' },
  });
  expect(topic.json<Topic>()).toMatchObject({ slug: 'franchise', displayOrder: 1 });
  await send('POST', path, { name: 'Karier & Magang' });
  expect(await html('/contact')).toContain('<option value="karier-magang">Karier &amp; Magang');
  expect(await html('/id/contact')).toContain('<option value="franchise">Waralaba</option>');
  expect(await html('/en/contact')).toContain('<option value="franchise">Franchise</option>');
  const taken = await send('POST', path, { name: 'Lain', slug: 'Franchise' });
  expect(taken.json().fields).toEqual({ slug: 'Another topic has this address' });
});

test('an address presets the topic, without JavaScript too', async () => {
  const chosen = await html('/contact?topic=franchise');
  expect(chosen).toMatch(/<option value="franchise" selected(="")?>/);
  const unknown = await app.inject('/contact?topic=%3Cscript%3E');
  expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/contact']);
  expect(await html('/contact')).not.toMatch(/value="franchise" selected/);
});

test('staff see what a message is about, filter by it and export it; a form without is accepted', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...write, topic: 'franchise' },
  });
  await app.inject({ method: 'POST', url: '/api/contact', payload: { ...write, message: 'Lain' } });
  const gone = { ...write, message: 'Hilang', topic: 'tidak-ada' };
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: gone });
  expect(answer.statusCode).toBe(201);
  const plain = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...write, message: 'Polos', topic: 'franchise' }).toString(),
  });
  expect(plain.statusCode).toBe(200);

  const [franchise] = (await send('GET', `${path}?q=franchise`)).json<Topic[]>();
  const about = await send('GET', `/api/admin/contact-messages?topic=${franchise?.id}`);
  expect(
    about.json<ContactMessage[]>().map(({ message, topic }) => [message, topic?.name]),
  ).toEqual([
    ['Polos', 'Waralaba'],
    ['Halo', 'Waralaba'],
  ]);
  await send('PUT', `${path}/${franchise?.id}`, { name: 'Kemitraan' });
  const file = await send('GET', `/api/admin/contact-messages.csv?topic=${franchise?.id}`);
  expect(csvRows(file.body)).toHaveLength(2);
  expect(file.body).toContain('Waralaba');
});

test('a topic that is switched off can no longer be chosen', async () => {
  const [franchise] = (await send('GET', `${path}?q=franchise`)).json<Topic[]>();
  await send('PATCH', `${path}/${franchise?.id}`, { isActive: false });
  expect(await html('/contact')).not.toContain('value="franchise"');
});

test('staff put topics in the order in which visitors see them', async () => {
  const topics = (await send('GET', path)).json<Topic[]>();
  const ids = topics.map(({ id }) => id).toReversed();
  expect((await send('PUT', `${path}/order`, { ids })).statusCode).toBe(200);
  expect((await send('GET', path)).json<Topic[]>().map(({ id }) => id)).toEqual(ids);
});
