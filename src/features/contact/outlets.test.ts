import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { ContactMessage } from './staff.contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const editor = await signIn(deps, 'editor');
const path = '/api/admin/contact-messages';

const form = { name: 'Budi', email: 'budi@mail.example', message: 'Halo' };
const send = (fields: object) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: { ...form, ...fields } });
const list = async (query = '') =>
  (await app.inject({ url: `${path}?${query}`, headers: editor })).json<ContactMessage[]>();

/** Through the call, after which pages are made anew. */
const addOutlet = (name: string, fields = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/outlets',
    headers: editor,
    payload: { name, city: 'Jakarta', address: 'Jalan Contoh 1', ...fields },
  });

test('the form asks for an outlet only where there are several', async () => {
  const asks = async () => (await app.inject('/contact')).body.includes('name="outlet"');
  expect(await asks()).toBe(false);
  await addOutlet('Menteng');
  expect(await asks()).toBe(false);
  await addOutlet('Kemang', { isActive: false });
  expect(await asks()).toBe(false);
  await addOutlet('Blok M');
  expect(await asks()).toBe(true);
});

test('a message says which outlet it is about, by which staff find and export it', async () => {
  expect((await send({ name: 'Ani', outlet: 'menteng' })).statusCode).toBe(201);
  expect((await send({ name: 'Cici' })).statusCode).toBe(201);
  expect((await send({ name: 'Dodi', outlet: 'sudah-tutup' })).statusCode).toBe(201);
  expect((await send({ outlet: 'x'.repeat(81) })).statusCode).toBe(422);
  const all = await list();
  expect(all.map(({ name, outlet }) => [name, outlet?.name])).toEqual([
    ['Dodi', undefined],
    ['Cici', undefined],
    ['Ani', 'Menteng'],
  ]);
  const outlet = all.at(-1)?.outletId;
  expect((await list(`outlet=${outlet}`)).map(({ name }) => name)).toEqual(['Ani']);
  const file = await app.inject({ url: `${path}.csv?outlet=${outlet}`, headers: editor });
  expect(file.body).toContain('"Menteng"');
  expect(file.body).not.toContain('Cici');
});

test('a message that was sent without JavaScript knows its outlet, too', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ ...form, name: 'Eko', outlet: 'blok-m' }).toString(),
  });
  expect(answer.statusCode).toBe(200);
  expect((await list('q=Eko'))[0]).toMatchObject({ outlet: { name: 'Blok M' } });
});
