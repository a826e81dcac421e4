import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings, ratingForm, ratingTexts, screenshot } from '../../test/rewards/ratings.ts';

const shop = await openRatings(await createTestApp({ env: { FORM_LIMIT: '0' } }));
const { app, send, add, list, find } = shop;

const INVALID = 'Please enter a valid Indonesian WhatsApp number (08xxx or +628xxx)';

test('a rating is kept for staff to check, and nothing is true of it yet', async () => {
  const answer = await send({ name: '  Sari  ', whatsappNumber: '+62 (812) 3456.7890' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    success: true,
    message: 'Terima kasih! Bukti rating Anda kami periksa dalam 1-2 hari kerja.',
    id: expect.any(Number),
  });
  const { id } = answer.json();
  expect((await list())[0]).toEqual({
    id,
    name: 'Sari',
    email: 'sari@kopi.example',
    whatsappNumber: '6281234567890',
    deviceType: 'android',
    proofImageUrl: `/api/admin/app-ratings/${id}/proof`,
    isVerified: false,
    verifiedAt: null,
    verifiedByName: null,
    voice: 'mixed',
    isRejected: false,
    rejectedReason: null,
    promoCodeSent: false,
    createdAt: expect.stringMatching(/Z$/),
    state: 'pending',
    age: { workingHours: 0, level: 'fresh' },
    reward: null,
    delivery: null,
    hints: { sameNumber: 0, sameEmail: 0, samePicture: 0 },
  });
});

test('a name is one line that can be seen', async () => {
  const id = await add({ name: 'Sari\r\nBcc:\tx@evil.example' });
  expect((await find(id)).name).toBe('Sari Bcc: x@evil.example');
  for (const name of ['\u200b\u200b', '\u202e \u2066']) {
    expect((await send({ name })).json()).toMatchObject({ fields: { name: 'Wajib diisi' } });
  }
  expect((await find(await add({ name: '\u202eSari' }))).name).toBe('Sari');
  const family = '👩‍👩‍👧‍👦';
  expect((await find(await add({ name: family }))).name).toBe(family);
});

test('a text that is far too long is not blamed on the picture', async () => {
  const answer = await send({ name: 'x'.repeat(30_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ message: 'The text is too long' });
  expect(answer.json().fields).toBeUndefined();
});

test('whatever else is sent with a rating changes nothing', async () => {
  const more = { isVerified: true, promoCodeSent: 'true', id: 1, isRejected: 1, proofKey: 'x' };
  const id = await add(more);
  expect(id).not.toBe(1);
  const { isVerified, promoCodeSent, isRejected, state } = await find(id);
  expect([isVerified, promoCodeSent, isRejected, state]).toEqual([false, false, false, 'pending']);
});

test('everything that is missing is named at its field at once', async () => {
  const empty = { name: ' ', email: '', whatsappNumber: '', deviceType: '' };
  const answer = await send(empty, null);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    message: 'Please fill all fields and upload proof image',
    error: 'Please fill all fields and upload proof image',
    fields: {
      name: 'Wajib diisi',
      email: 'Wajib diisi',
      whatsappNumber: 'Wajib diisi',
      deviceType: 'Pilih perangkat Anda',
      proofImage: 'Unggah tangkapan layar rating Anda',
    },
  });
  for (const proof of [null, Buffer.alloc(0)]) {
    const { fields } = (await send({}, proof)).json();
    expect(fields).toEqual({ proofImage: 'Unggah tangkapan layar rating Anda' });
  }
  const json = { method: 'POST', url: '/api/app-ratings', payload: ratingTexts } as const;
  expect((await app.inject(json)).statusCode).toBe(415);
});

test.each([
  ['0812345678', 201],
  ['08123456789012', 201],
  ['628123456789', 201],
  ['+62 812–3456 789', 201],
  ['(0812) 345.678.90', 201],
  ['081234567', 422],
  ['081234567890123', 422],
  ['07123456789', 422],
  ['62712345678', 422],
  ['+1 812 345 678', 422],
  ['0812345678x', 422],
  ['٠٨١٢٣٤٥٦٧٨٩', 422],
])('the WhatsApp number %s is answered with %i', async (whatsappNumber, status) => {
  const answer = await send({ whatsappNumber });
  expect(answer.statusCode).toBe(status);
  if (status === 422) {
    expect(answer.json()).toMatchObject({
      message: INVALID,
      fields: { whatsappNumber: INVALID },
    });
  }
});

test('a reward can be sent to every e-mail address that is taken', async () => {
  const wrong = ['sari', 'sari@', 'a@b', 'a b@c.id', 'a@b.id,c@d.id', '"x"@y.id', 'a@b..id'];
  const injected = ['a@b.id\r\nBcc: x@evil.example', `${'a'.repeat(65)}@b.id`];
  for (const email of [...wrong, ...injected, `${'a'.repeat(10_000)}@b.id`]) {
    const answer = await send({ email });
    expect(answer.statusCode, email).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(['email']);
  }
  expect((await send({ name: 'x'.repeat(101) })).json().fields).toHaveProperty('name');
});

test('text comes back as it was written, and what cannot be stored is malformed', async () => {
  const name = '<img src=x onerror=alert(1)> ☕ "Ayu"';
  expect(await find(await add({ name }))).toMatchObject({ name });
  for (const broken of ['a\0b', 'x'.repeat(20_001)]) {
    expect((await send({ name: broken })).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('ten sends of one form at the same moment are one rating with one picture', async () => {
  const before = { rows: (await list('?limit=200')).length, files: (await shop.proofs()).length };
  const headers = { 'idempotency-key': 'ten-at-once' };
  const proof = await screenshot(42);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send({ name: 'Sepuluh' }, proof, headers)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await list('?limit=200')).length).toBe(before.rows + 1);
  expect((await shop.proofs()).length).toBe(before.files + 1);

  for (const [texts, other] of [
    [{ name: 'Sebelas' }, proof],
    [{ name: 'Sepuluh' }, await screenshot(43)],
  ] as const) {
    const reused = await send(texts, other, headers);
    expect(reused.statusCode).toBe(422);
    expect(reused.json().code).toBe('key_reused');
  }
  expect((await shop.proofs()).length).toBe(before.files + 1);
});

test('without a key the same form is one rating for a minute, and another later', async () => {
  const site = await openRatings(await createTestApp());
  const post = async (remoteAddress: string) => {
    const sent = ratingForm(ratingTexts, site.picture);
    const call = { method: 'POST', url: '/api/app-ratings', remoteAddress } as const;
    return (await site.app.inject({ ...call, ...sent })).json<{ id: number }>().id;
  };
  const first = await post('10.0.0.1');
  expect(await post('10.0.0.1')).toBe(first);
  expect(await post('10.0.0.2')).not.toBe(first);
  // The minute goes by the database's clock.
  await site.deps.database.db.execute(
    sql`update received_forms set expires_at = expires_at - interval '61 seconds'`,
  );
  expect(await post('10.0.0.1')).not.toBe(first);
});

test('who sends too often is told when to return, before any work is done', async () => {
  const site = await openRatings(await createTestApp({ env: { FORM_LIMIT: '2' } }));
  const post = (name: string, remoteAddress = '10.0.0.1') => {
    const sent = ratingForm({ ...ratingTexts, name }, site.picture);
    const call = { method: 'POST', url: '/api/app-ratings', remoteAddress } as const;
    return site.app.inject({ ...call, ...sent });
  };
  for (const name of ['a', 'b']) expect((await post(name)).statusCode).toBe(201);
  const refused = await post('c');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await site.proofs()).length).toBe(2);
  expect((await post('c', '10.0.0.2')).statusCode).toBe(201);
});

test('the owner is told about a new rating at the addresses that were set', async () => {
  const settings = { message: [], feedback: [], rating: ['rina@kopi.example'] };
  const call = { url: '/api/admin/email-settings', headers: shop.owner } as const;
  await app.inject({ ...call, method: 'PUT', payload: settings });
  const id = await add({ name: 'Dewi' });
  const outbox = await app.inject({ url: '/api/admin/outbox', headers: shop.editor });
  expect(outbox.json()[0]).toMatchObject({
    recipient: 'rina@kopi.example',
    subject: 'Rating baru dari Dewi',
  });
  expect(id).toBeGreaterThan(0);
});
