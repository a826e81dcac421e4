import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { outletsOf } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const { add, change } = outletsOf(deps);
const editor = await signIn(deps, 'editor');
const menteng = await add('Menteng');
await add('Dago', { city: 'Bandung' });

const open = async (url: string) => {
  const { statusCode: status, headers, body: html } = await app.inject({ url });
  return { status, html, location: headers.location };
};
const chosenIn = (html: string) =>
  /<option value="([^"]*)" selected="">[^<]*<\/option>/.exec(
    /<select[^>]*name="outlet".*?<\/select>/s.exec(html)?.[0] ?? '',
  )?.[1];
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  });

test.each(['/feedback', '/contact'])(
  '%s begins with the outlet of its address, without JavaScript too',
  async (page) => {
    expect(chosenIn((await open(page)).html)).toBe('');
    expect(chosenIn((await open(`${page}?outlet=menteng`)).html)).toBe('menteng');
    expect(chosenIn((await open(`${page}?outlet=dago&c=poster`)).html)).toBe('dago');
    expect(chosenIn((await open(`/en${page}?outlet=menteng`)).html)).toBe('menteng');
    expect(chosenIn((await open(`${page}?utm_source=ig`)).html)).toBe('');
  },
);

test('an earlier slug leads to the present one, an unknown one to the page without an outlet', async () => {
  await change(menteng.id, { slug: 'cikini' });
  expect(await open('/feedback?outlet=menteng')).toMatchObject({
    status: 301,
    location: '/feedback?outlet=cikini',
  });
  expect((await open('/en/contact?outlet=menteng')).location).toBe('/en/contact?outlet=cikini');
  for (const unknown of ['nowhere', '%3Cscript%3E', 'x'.repeat(79)]) {
    expect(await open(`/feedback?outlet=${unknown}`)).toMatchObject({
      status: 302,
      location: '/feedback',
    });
  }
  await change(menteng.id, { slug: 'menteng' });
});

test.each(['/feedback', '/contact', '/menu', '/en/menu/kopi'])(
  'no copy of %s is kept for an outlet that cannot be',
  async (page) => {
    for (const query of [`outlet=${'x'.repeat(81)}`, 'outlet=menteng&outlet=dago']) {
      expect(await open(`${page}?${query}`)).toMatchObject({ status: 302, location: page });
    }
  },
);

test('what is sent without JavaScript keeps its outlet, stored or refused', async () => {
  const fields = { name: 'Budi', category: 'pelayanan', aspects: 'Lainnya', outlet: 'dago' };
  const refused = await post('/feedback', { ...fields, details: 'pendek' });
  expect(refused.statusCode).toBe(422);
  expect(chosenIn(refused.body)).toBe('dago');
  const sent = await post('/feedback', { ...fields, details: 'Antre lama sekali' });
  expect(sent.body).toContain('Feedback Terkirim!');
  const [stored] = (await app.inject({ url: '/api/admin/feedback', headers: editor })).json();
  expect(stored).toMatchObject({ name: 'Budi', outlet: { name: 'Dago' } });
});

test('a poster leads to feedback, to the menu, or to the app, at an outlet to its own', async () => {
  const payload = { name: 'Latte', category: 'minuman', price: 24_000 };
  await app.inject({ method: 'POST', url: '/api/menu-items', headers: editor, payload });
  const poster = async (query: string) => {
    const url = `/api/admin/poster?sentence=Halo&mark=outlet-dago${query}`;
    const { body } = await app.inject({ url, headers: editor });
    return /<p class="poster-hint">.*?<span>([^<]*)</s.exec(body)?.[1];
  };
  expect(await poster('&outlet=dago')).toBe('localhost:3000/feedback?outlet=dago');
  expect(await poster('&outlet=dago&purpose=menu')).toBe('localhost:3000/menu?outlet=dago');
  expect(await poster('&outlet=dago&purpose=app')).toBe('localhost:3000/app?c=outlet-dago');
  expect(await poster('&purpose=menu')).toBe('localhost:3000/menu?c=outlet-dago');
  expect(await poster('')).toBe('localhost:3000/feedback?c=outlet-dago');
  const url = '/api/admin/poster?sentence=Halo&mark=a&outlet=dago&purpose=evil';
  expect((await app.inject({ url, headers: editor })).statusCode).toBe(400);
});
