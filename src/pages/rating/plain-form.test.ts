import { expect, test } from 'vitest';
import { PROOF_BYTES } from '../../features/ratings/contract.ts';
import { createTestApp } from '../../test/app.ts';
import { samplePhoto } from '../../test/pictures.ts';
import { openRatings, ratingForm, ratingTexts } from '../../test/rewards/ratings.ts';

const shop = await openRatings(await createTestApp({ env: { FORM_LIMIT: '0' } }));
const { app, picture, list } = shop;

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const post = (texts: object, proof: Uint8Array | null = picture, site = app) => {
  const sent = ratingForm(texts, proof);
  const headers = { ...sent.headers, accept: 'text/html' };
  return site.inject({ method: 'POST', url: '/rating', ...sent, headers });
};

test('the rating page explains the steps and the reward, and works without JavaScript', async () => {
  const { statusCode, body, headers } = await app.inject('/rating');
  expect(statusCode).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.vary).toContain('User-Agent');
  for (const text of [
    '<html lang="id"',
    '/og/rating.jpg',
    'action="/rating#rating"',
    'encType="multipart/form-data"',
    'PNG, JPG, atau JPEG, maks. 5MB, otomatis dioptimalkan',
    'https://apps.apple.com/',
    'https://play.google.com/',
    'href="/privacy"',
  ]) {
    expect(body).toContain(text);
  }
  const [before] = body.split('<form');
  expect(before).toContain('<span class="inline-block">1-2</span> hari kerja');
  expect(before).toContain('Barcode reward berlaku 30 hari sejak dikirim.');
  expect(body).not.toMatch(/ style="|<link rel="preload" as="image"/);
  expect((await app.inject('/barcode')).body).toContain('href="/rating"');
});

test.each([
  ['an iPhone', iphone, 'ios'],
  ['an iPad that says so', 'Mozilla/5.0 (iPad; CPU OS 12_0)', 'ios'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'android'],
  ['anything else', 'Mozilla/5.0 (X11; Linux x86_64)', 'android'],
])('on %s its device is preselected', async (_what, agent, device) => {
  const { body } = await app.inject({ url: '/rating', headers: { 'user-agent': agent } });
  expect(body).toMatch(
    new RegExp(`checked=""[^>]*value="${device}"|value="${device}"[^>]*checked=""`),
  );
  expect(body.match(/checked=""/g)).toHaveLength(1);
});

test('a rating sent without JavaScript is stored, and a page says what happens next', async () => {
  const answer = await post({ ...ratingTexts, name: 'Budi & Ayu' });
  expect(answer.statusCode).toBe(200);
  for (const text of [
    'Rating Berhasil Dikirim!',
    'Budi &amp; Ayu',
    'sari@kopi.example',
    'Admin memeriksa bukti Anda dalam <span class="inline-block">1-2</span> hari kerja',
    'Jalan Contoh No. 12',
    '08:00-22:00 WIB',
    'Tutup',
  ]) {
    expect(answer.body).toContain(text);
  }
  expect((await list())[0]).toMatchObject({ name: 'Budi & Ayu', state: 'pending' });
});

test('a rating refused without JavaScript comes back with its values and the errors', async () => {
  const name = '"><script>x</script>';
  const empty = await post({ name, email: 'budi', whatsappNumber: '', deviceType: 'ios' }, null);
  expect(empty.statusCode).toBe(422);
  expect(empty.headers['content-type']).toContain('text/html');
  for (const text of [
    'Form Incomplete',
    'Please fill all fields and upload proof image',
    'Wajib diisi',
    'Masukkan alamat e-mail yang benar',
    'Unggah tangkapan layar rating Anda',
    'value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"',
    'value="budi"',
  ]) {
    expect(empty.body).toContain(text);
  }
  expect(empty.body).not.toContain('<script>x');
  expect(empty.body).toMatch(/checked=""[^>]*value="ios"|value="ios"[^>]*checked=""/);

  const number = await post({ ...ratingTexts, whatsappNumber: '0712 34' });
  expect(number.statusCode).toBe(422);
  for (const text of [
    'Invalid WhatsApp Number',
    'value="0712 34"',
    'Pilih gambarnya sekali lagi',
  ]) {
    expect(number.body).toContain(text);
  }
});

test('the values stay in the form if the picture is too large or missing', async () => {
  const photo = await samplePhoto();
  const large = Buffer.concat([photo, Buffer.alloc(PROOF_BYTES)]);
  for (const [proof, status, why] of [
    [large, 413, 'Gambar lebih besar dari 5 MB'],
    [Buffer.from('GIF89a'), 400, 'Berkas ini bukan gambar JPEG, PNG, atau WebP'],
  ] as const) {
    const answer = await post(ratingTexts, proof);
    expect(answer.statusCode).toBe(status);
    for (const text of [
      'Submission Failed',
      why,
      'value="0812-3456-7890"',
      'value="Sari Wulandari"',
    ]) {
      expect(answer.body).toContain(text);
    }
  }
});

test('another site cannot send the form, and a form of another content type is refused with a page', async () => {
  const { headers, payload } = ratingForm(ratingTexts, picture);
  const call = { method: 'POST', url: '/rating', payload } as const;
  const foreign = { ...headers, origin: 'https://evil.example' };
  expect((await app.inject({ ...call, headers: foreign })).statusCode).toBe(403);
  const urlencoded = await app.inject({
    ...call,
    payload: 'name=Budi',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  expect(urlencoded.statusCode).toBe(415);
  expect(urlencoded.body).toContain('id="rating"');
});

test('a customer who sends too often gets the form back and is told how long to wait', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '1' } });
  expect((await post(ratingTexts, picture, site.app)).statusCode).toBe(200);
  const refused = await post({ ...ratingTexts, name: 'Kedua' }, picture, site.app);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.body).toContain('Terlalu sering.');
  expect(refused.body).toContain('value="Kedua"');
});

test('the owner decides whether other pages link to the rating page; it can always be opened', async () => {
  const site = await openRatings(await createTestApp());
  const bodyOf = async (path: string) => (await site.app.inject(path)).body;
  for (const path of ['/membership', '/']) {
    expect(await bodyOf(path), path).toContain('href="/rating"');
  }
  const contents = await site.app.inject({
    url: '/api/cms/contents/contact',
    headers: site.editor,
  });
  const { id } = contents
    .json<{ id: number; section: string; key: string }[]>()
    .find(({ section, key }) => section === 'rating' && key === 'link') ?? { id: 0 };
  const saved = await site.app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${id}`,
    headers: site.editor,
    payload: { value: 'off' },
  });
  expect(saved.statusCode).toBe(200);
  for (const path of ['/membership', '/']) {
    expect(await bodyOf(path), path).not.toContain('href="/rating"');
  }
  expect((await site.app.inject('/rating')).statusCode).toBe(200);
  expect(await bodyOf('/sitemap.xml')).toContain('/rating</loc>');
});
