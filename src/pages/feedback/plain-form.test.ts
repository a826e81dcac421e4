import { expect, test } from 'vitest';
import { menuItemInput } from '../../features/menu/contract.ts';
import { menuEntries } from '../../features/menu/store.ts';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const { db } = deps.database;
const kopi = await menuEntries.create(
  db,
  menuItemInput.parse({ name: 'Kopi <Susu>', category: 'minuman' }),
  new Date(),
);
const roti = await menuEntries.create(
  db,
  menuItemInput.parse({ name: 'Roti', category: 'makanan' }),
  new Date(),
);
const editor = await signIn(deps, 'editor');

const post = (fields: [string, string][], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/feedback',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const newest = async () =>
  (await app.inject({ url: '/api/admin/feedback', headers: editor })).json()[0];

test('the page contains every menu item and aspect, so it works without JavaScript', async () => {
  const { statusCode, body, headers } = await app.inject('/feedback');
  expect(statusCode).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  for (const text of ['Kopi &lt;Susu&gt;', 'Roti', 'waktu serai', 'Ketepatan Pesanan']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('<html lang="id"');
  expect(body).toContain('/og/feedback.jpg');
  expect(body).not.toMatch(/ style="/);
});

test('a form sent without JavaScript is stored, and a page says so', async () => {
  const answer = await post([
    ['name', 'Budi'],
    ['category', 'minuman'],
    ['menuItemId-minuman', String(kopi.id)],
    ['menuItemId-makanan', String(roti.id)],
    ['aspects', 'level es'],
    ['aspects', 'topping'],
    ['aspects', 'plating'],
    ['details', 'baris satu\r\nbaris dua'],
    ['rating', '5'],
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Feedback Terkirim!');
  expect(answer.body).toContain('Kirim Feedback Lain');
  expect(await newest()).toMatchObject({
    name: 'Budi',
    menuItem: { name: 'Kopi <Susu>' },
    aspects: ['level es', 'topping'],
    details: 'baris satu\nbaris dua',
    rating: 5,
  });
});

test('a form refused without JavaScript comes back with its values and the errors', async () => {
  const answer = await post([
    ['name', '"><script>x</script>'],
    ['category', 'makanan'],
    ['menuItemId-makanan', String(roti.id)],
    ['details', 'pendek'],
    ['rating', '2'],
  ]);
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toContain('text/html');
  for (const text of [
    'Gagal Mengirim Feedback',
    'Pilih minimal 1 aspek',
    'Detail harus diisi minimal 10 karakter',
    'value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"',
    '>pendek</textarea>',
  ]) {
    expect(answer.body).toContain(text);
  }
  expect(answer.body).toMatch(
    /<input[^>]*checked=""[^>]*value="makanan"|value="makanan"[^>]*checked=""/,
  );
  expect(answer.body).toContain(`<option value="${roti.id}" selected="">`);
  expect(answer.body).not.toContain('<script>x');
});

test('an empty or nonsensical form is refused with a page', async () => {
  expect((await post([])).statusCode).toBe(422);
  const nonsense = await post([
    ['name', 'Budi'],
    ['category', '__proto__'],
    ['rating', 'NaN'],
    ['menuItemId', '1e9'],
  ]);
  expect(nonsense.statusCode).toBe(422);
  expect(nonsense.body).toContain('Pilih kategori');
});

test('another site cannot send the form, and broken text is refused', async () => {
  const fields: [string, string][] = [['name', 'Budi']];
  expect((await post(fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post([['name', 'Bu\0di']])).statusCode).toBe(400);
});

test('a visitor who sends too often gets the form back and is told how long to wait', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '1' } });
  const send = () =>
    site.app.inject({
      method: 'POST',
      url: '/feedback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Budi&category=pelayanan&aspects=Lainnya&details=Antre+terlalu+lama+sekali',
    });
  expect((await send()).statusCode).toBe(200);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.body).toContain('Terlalu sering.');
  expect(refused.body).toContain('Antre terlalu lama sekali');
});
