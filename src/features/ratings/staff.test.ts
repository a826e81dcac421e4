import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings } from '../../test/rewards/ratings.ts';
import type { Rating } from './staff.contract.ts';

const now = new Date('2026-11-18T03:00:00Z');
const shop = await openRatings(await createTestApp({ env: { FORM_LIMIT: '0' }, clock: () => now }));
const { app, owner, editor, add, call, find, verify, reward } = shop;

const reject = (id: number | string, reason = 'Bukan tangkapan layar rating') =>
  call('PATCH', `/${id}/reject`, { isRejected: true, reason });
const restore = (id: number | string) => call('PATCH', `/${id}/reject`, { isRejected: false });
const redeem = (code = '') =>
  app.inject({ method: 'POST', url: `/api/rewards/${code}/redemption`, headers: editor });

const mailsOf = async (q: string) =>
  (await app.inject({ url: `/api/admin/outbox?q=${q}`, headers: owner })).json<object[]>();
const captured = () => readdir(join(shop.deps.env.DATA_DIR, 'mail'));

async function sent(more: object = {}): Promise<Rating> {
  const id = await add(more);
  await verify(id);
  expect((await reward(id)).json()).toMatchObject({ success: true });
  await expect.poll(async () => (await find(id)).delivery?.state).toBe('kept');
  return find(id);
}

test('a rating is verified, and the verification taken back', async () => {
  const id = await add();
  const verified = await verify(id);
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toMatchObject({
    isVerified: true,
    verifiedAt: now.toISOString(),
    verifiedByName: 'Rina editor',
    state: 'verified',
    age: null,
  });
  // Somebody else pressing it, too, does not make it theirs.
  const again = await call('PATCH', `/${id}/verify`, { isVerified: true }, owner);
  expect(again.json()).toMatchObject({ verifiedByName: 'Rina editor' });
  expect((await verify(id, false)).json()).toMatchObject({
    isVerified: false,
    verifiedAt: null,
    verifiedByName: null,
    state: 'pending',
  });
  expect((await verify(id, false)).statusCode).toBe(200);
});

test('a reward is only sent for a verified rating, and once', async () => {
  const id = await add();
  const early = await reward(id);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ code: 'not_verified' });
  await reject(id);
  expect((await reward(id)).statusCode).toBe(409);
  await restore(id);
  await verify(id);
  const kept = 'The reward for sari@kopi.example was kept here: there is no mail server';
  // A busy machine may take longer than staff are made to wait.
  const late = 'The reward for sari@kopi.example is queued. It will be tried again automatically.';
  expect([
    { success: true, message: kept, state: 'kept' },
    { success: true, message: late, state: 'queued' },
  ]).toContainEqual((await reward(id)).json());
  await expect.poll(async () => (await find(id)).delivery?.state).toBe('kept');
  const rating = await find(id);
  expect(rating).toMatchObject({
    promoCodeSent: true,
    // Nobody got it yet.
    state: 'verified',
    delivery: { state: 'kept', reason: null, attempts: 1, nextAttemptAt: null },
    reward: { state: 'issued', usedAt: null, sentAt: null, validUntil: '2026-12-18T16:59:59.999Z' },
  });
  expect(rating.reward?.link).toBe(`http://localhost:3000/barcode?code=${rating.reward?.code}`);
  const again = await reward(id);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'already_sent' });
});

test('the audit log says that a reward was kept where there is no mail server, not that it was sent', async () => {
  const { id } = await sent();
  const log = await app.inject({ url: '/api/admin/audit?limit=1', headers: owner });
  expect(log.json()).toMatchObject([{ action: 'rating.keep', target: String(id) }]);
});

test('the code of an unverified rating is void, and verified again it is the same one', async () => {
  const { id, reward: issued } = await sent();
  const code = issued?.code;
  expect((await verify(id, false)).json()).toMatchObject({
    isVerified: false,
    promoCodeSent: true,
    reward: { code, state: 'void' },
  });
  expect((await redeem(code)).statusCode).toBe(409);
  expect((await verify(id)).json()).toMatchObject({
    state: 'verified',
    reward: { code, state: 'issued' },
  });
  expect((await redeem(code)).statusCode).toBe(200);
});

test('a code that was used stays used, whatever becomes of the rating', async () => {
  const { id, reward: issued } = await sent();
  await redeem(issued?.code);
  const { usedAt } = (await find(id)).reward ?? {};
  expect(await find(id)).toMatchObject({ state: 'redeemed', reward: { state: 'used' } });
  expect((await verify(id, false)).json()).toMatchObject({
    state: 'redeemed',
    reward: { state: 'used', usedAt },
  });
  expect((await verify(id)).json()).toMatchObject({ reward: { state: 'used', usedAt } });
  expect((await reward(id)).statusCode).toBe(409);
});

test('undoing the redemption of a code whose rating was unverified leaves the code void', async () => {
  const { id, reward: issued } = await sent();
  await redeem(issued?.code);
  await verify(id, false);
  const undone = await app.inject({
    method: 'DELETE',
    url: `/api/rewards/${issued?.code}/redemption`,
    headers: owner,
    payload: { reason: 'salah' },
  });
  expect(undone.json()).toMatchObject({ state: 'void', usedAt: null });
  expect(await find(id)).toMatchObject({ state: 'pending', reward: { state: 'void' } });
  expect((await redeem(issued?.code)).statusCode).toBe(409);
  await verify(id);
  expect((await redeem(issued?.code)).statusCode).toBe(200);
});

test('a rating is rejected with a reason, which can be taken back', async () => {
  const id = await add();
  expect((await reject(id, ' ')).statusCode).toBe(422);
  expect((await reject(id, 'x'.repeat(501))).statusCode).toBe(422);
  expect((await call('PATCH', `/${id}/reject`, {})).statusCode).toBe(422);
  expect((await reject(id)).json()).toMatchObject({
    isRejected: true,
    rejectedReason: 'Bukan tangkapan layar rating',
    state: 'rejected',
  });
  const verified = await verify(id);
  expect(verified.statusCode).toBe(409);
  expect(verified.json()).toMatchObject({ code: 'rejected' });
  expect((await restore(id)).json()).toMatchObject({
    isRejected: false,
    rejectedReason: null,
    state: 'pending',
  });
  await verify(id);
  expect((await reject(id)).json()).toMatchObject({ code: 'verified' });
});

test('the reason of who rejects first stays, and the second reads it', async () => {
  const id = await add();
  await reject(id, 'Gambar yang sama');
  const second = await reject(id, 'Bukan aplikasi kami');
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    message: 'This rating was rejected already: Gambar yang sama',
    code: 'rejected',
  });
  expect(await find(id)).toMatchObject({ rejectedReason: 'Gambar yang sama' });
  // The first answer may have been lost.
  expect((await reject(id, 'Gambar yang sama')).statusCode).toBe(200);
});

test('a reward that was kept here waits for no mail server once its rating is unverified', async () => {
  const { id } = await sent();
  await verify(id, false);
  expect(await find(id)).toMatchObject({ delivery: { state: 'cancelled' } });
  await verify(id);
  expect((await reward(id)).json()).toMatchObject({ success: true });
  await expect.poll(async () => (await find(id)).delivery?.state).toBe('kept');
});

test('what is not a rating is answered as such', async () => {
  const steps = [
    (id: string) => verify(id),
    (id: string) => verify(id, false),
    (id: string) => reject(id),
    (id: string) => restore(id),
    (id: string) => reward(id),
    (id: string) => call('GET', `/${id}/proof`),
    (id: string) => call('DELETE', `/${id}`, undefined, owner),
  ];
  for (const step of steps) {
    for (const id of ['-1', '0', '9007199254740993', 'abc', '1.5', '%00']) {
      expect((await step(id)).statusCode, id).toBe(400);
    }
    expect((await step('1000000000')).statusCode).toBe(404);
  }
  const id = await add();
  for (const body of [{}, { isVerified: 'true' }, { isVerified: null }]) {
    expect((await call('PATCH', `/${id}/verify`, body)).statusCode).toBe(422);
  }
});

test('the owner deletes a rating with its proof and its code', async () => {
  const settings = { url: '/api/admin/email-settings', headers: owner };
  const none = (await app.inject(settings)).json<object>();
  const told = { ...none, rating: ['rina@kedai-seduh.example'] };
  await app.inject({ ...settings, method: 'PUT', payload: told });
  const { id, reward: issued } = await sent({ name: 'Bunga', email: 'hapus@kopi.example' });
  expect(await mailsOf('Bunga')).toHaveLength(1);
  const before = await shop.proofs();
  const mailsBefore = await captured();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(403);
  const deleted = await call('DELETE', `/${id}`, undefined, owner);
  expect(deleted.json()).toEqual({ message: 'Rating deleted successfully' });
  expect((await call('DELETE', `/${id}`, undefined, owner)).statusCode).toBe(404);
  expect((await call('GET', `/${id}/proof`)).statusCode).toBe(404);
  expect(await shop.proofs()).toHaveLength(before.length - 1);
  // The customer's name and address are in no mail that is kept here, either.
  expect(await captured()).toHaveLength(mailsBefore.length - 1);
  for (const about of ['Bunga', 'hapus@kopi.example']) expect(await mailsOf(about)).toEqual([]);
  const refused = await redeem(issued?.code);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'Dibatalkan. Kode ini tidak berlaku lagi.',
    current: { state: 'void', name: 'Data pelanggan sudah dihapus' },
  });
});

test('a redeemed reward stays on record for the till when its rating is deleted, without the name', async () => {
  const { id, reward: issued } = await sent({ name: 'Bunga Terhapus' });
  await redeem(issued?.code);
  await call('DELETE', `/${id}`, undefined, owner);
  const again = await redeem(issued?.code);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    message: expect.stringContaining('Sudah digunakan'),
    current: { state: 'used', usedAt: now.toISOString(), usedBy: 'Rina editor' },
  });
  const today = await app.inject({ url: '/api/admin/redemptions', headers: owner });
  expect(today.json()).toContainEqual(expect.objectContaining({ code: issued?.code }));
  expect(today.body).not.toContain('Bunga');

  // Without its rating it must not become valid again.
  const undone = await app.inject({
    method: 'DELETE',
    url: `/api/rewards/${issued?.code}/redemption`,
    headers: owner,
    payload: { reason: 'Salah tekan' },
  });
  expect(undone.statusCode).toBe(409);
  expect(undone.json()).toMatchObject({ current: { state: 'used' } });
});

test('what staff do is in the audit log, with a reason where there is one', async () => {
  const id = await add();
  await reject(id, 'Gambar kucing');
  const entries = await app.inject({ url: '/api/admin/audit?limit=1', headers: owner });
  expect(entries.json()[0]).toMatchObject({
    action: 'rating.reject',
    target: String(id),
    detail: 'Gambar kucing',
  });
});
