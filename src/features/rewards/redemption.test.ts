import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import { MINUTE } from '../../time.ts';
import type { RewardView } from './contract.ts';
import { issueReward, voidReward } from './store.ts';

let now = new Date('2026-11-12T07:03:00.000Z');
const { app, deps } = await createTestApp({ clock: () => now });
const { db } = deps.database;
const cashier = await signIn(deps, 'cashier', { email: 'sari@kedai-seduh.example' });
const owner = await signIn(deps, 'owner');

type Method = 'GET' | 'POST' | 'DELETE';
const send = (method: Method, url: string, payload?: object, headers = cashier) =>
  app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const look = (code: string, headers = cashier) =>
  send('GET', `/api/rewards/${code}`, undefined, headers);
const redeem = (code: string, payload?: object, headers = cashier) =>
  send('POST', `/api/rewards/${code}/redemption`, payload, headers);
const undo = (code: string, reason?: string) =>
  send('DELETE', `/api/rewards/${code}/redemption`, reason ? { reason } : {}, owner);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

async function auditOf(action: string) {
  const answer = await send('GET', '/api/admin/audit', undefined, owner);
  return answer.json<{ action: string }[]>().filter((entry) => entry.action === action);
}

test('a cashier sees whose reward it is and what for, and redeems it', async () => {
  const { code, ratingId } = await makeReward(deps, 'Budi Santoso');
  const issued = {
    code,
    state: 'issued',
    name: 'Budi Santoso',
    reward: '1 minuman gratis',
    validUntil: '2026-12-12T16:59:59.999Z',
    usedAt: null,
    usedBy: null,
    usedWhere: null,
    usedZone: 'WIB',
    byYouJustNow: false,
  };
  expect((await look(code)).json()).toEqual(issued);

  const answer = await redeem(code, { where: 'Outlet Kemang' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ...issued,
    state: 'used',
    usedAt: now.toISOString(),
    usedBy: 'Rina cashier',
    usedWhere: 'Outlet Kemang',
    byYouJustNow: true,
  });
  expect((await look(code)).json()).toEqual(answer.json());
  expect(await auditOf('reward.redeem')).toContainEqual(
    expect.objectContaining({
      accountName: 'Rina cashier',
      target: String(ratingId),
      detail: `${code} Outlet Kemang`,
    }),
  );
});

test('a reward works once; a second attempt shows when, by whom and where it was redeemed', async () => {
  const { code } = await makeReward(deps);
  await redeem(code, { where: 'Outlet Kemang' });
  const again = await redeem(code, { where: 'Outlet Blok M' }, owner);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    code: 'not_redeemable',
    message: 'Sudah digunakan 12 Nov, 14.03 WIB oleh Rina cashier di Outlet Kemang',
    current: { state: 'used', usedWhere: 'Outlet Kemang', byYouJustNow: false },
  });
});

test('for two minutes a cashier whose answer was lost sees that they redeemed it themselves', async () => {
  const { code } = await makeReward(deps);
  expect((await redeem(code)).json()).toMatchObject({ usedWhere: null });
  later(2 * MINUTE - 1);
  expect((await redeem(code)).json()).toMatchObject({ current: { byYouJustNow: true } });
  expect((await redeem(code, {}, owner)).json()).toMatchObject({
    current: { byYouJustNow: false },
  });
  later(1);
  expect((await redeem(code)).json()).toMatchObject({ current: { byYouJustNow: false } });
});

test('only one of many simultaneous redemptions succeeds', async () => {
  const { code } = await makeReward(deps);
  const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(code)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
});

test('the owner takes a redemption back, with a reason, and the code works again', async () => {
  const { code, ratingId } = await makeReward(deps);
  const early = await undo(code, 'Salah tekan');
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ message: 'Kode ini belum digunakan' });
  const used = (await redeem(code)).json<RewardView>();

  expect((await undo(code)).statusCode).toBe(422);
  expect((await undo(code, '  ')).json()).toMatchObject({ fields: { reason: 'Tulis alasannya' } });
  const undone = await undo(code, 'Minumannya habis');
  expect(undone.json()).toMatchObject({ state: 'issued', usedAt: null, usedBy: null });
  expect(await auditOf('reward.undo')).toContainEqual(
    expect.objectContaining({
      target: String(ratingId),
      detail: `${code} Rina cashier ${used.usedAt}: Minumannya habis`,
    }),
  );
  expect((await redeem(code)).statusCode).toBe(200);
});

test('nobody but the owner takes a redemption back', async () => {
  const { code } = await makeReward(deps);
  await redeem(code);
  const editor = await signIn(deps, 'editor');
  for (const headers of [cashier, editor]) {
    const url = `/api/rewards/${code}/redemption`;
    expect((await send('DELETE', url, { reason: 'Iseng' }, headers)).statusCode).toBe(403);
  }
  expect((await look(code)).json()).toMatchObject({ state: 'used' });
});

test('a voided reward is refused, and valid again with the same code when issued anew', async () => {
  const { code, ratingId } = await makeReward(deps);
  await voidReward(db, ratingId, now);
  const refused = await redeem(code);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'Dibatalkan. Kode ini tidak berlaku lagi.',
    current: { state: 'void' },
  });
  later(MINUTE);
  const again = await issueReward(db, { ratingId, name: 'Budi' }, now);
  expect(again).toMatchObject({ code, voidedAt: null, name: 'Budi Santoso' });
  expect((await redeem(code)).statusCode).toBe(200);
});

test('a reward that was used stays used, whatever becomes of the rating', async () => {
  const { code, ratingId } = await makeReward(deps);
  await redeem(code);
  await voidReward(db, ratingId, now);
  expect(await issueReward(db, { ratingId, name: 'Budi' }, now)).toMatchObject({ code });
  expect((await look(code)).json()).toMatchObject({ state: 'used' });
});

test('a cashier sees what they redeemed today, the owner what everybody did', async () => {
  const sari = await signIn(deps, 'cashier');
  const mine = await makeReward(deps, 'Milik Sari');
  now = new Date('2026-11-12T16:59:59.000Z');
  await redeem((await makeReward(deps, 'Kemarin')).code, {}, sari);
  now = new Date('2026-11-12T17:00:00.000Z');
  await redeem(mine.code, { where: 'Kemang' }, sari);
  later(MINUTE);
  await redeem((await makeReward(deps, 'Milik lain')).code);
  const names = async (headers: typeof sari) =>
    (await send('GET', '/api/admin/redemptions', undefined, headers))
      .json<RewardView[]>()
      .map(({ name }) => name);
  expect(await names(sari)).toEqual(['Milik Sari']);
  expect(await names(owner)).toEqual(['Milik lain', 'Milik Sari']);
});

test('the name of who redeemed stays when the account is deleted', async () => {
  const leaving = await signIn(deps, 'cashier', { email: 'pergi@kedai-seduh.example' });
  const { code } = await makeReward(deps);
  await redeem(code, {}, leaving);
  const accounts = await send('GET', '/api/admin/accounts', undefined, owner);
  const account = accounts
    .json<{ id: number; email: string }[]>()
    .find(({ email }) => email === 'pergi@kedai-seduh.example');
  const deleted = await send('DELETE', `/api/admin/accounts/${account?.id}`, undefined, owner);
  expect(deleted.statusCode).toBe(200);
  expect((await look(code)).json()).toMatchObject({ state: 'used', usedBy: 'Rina cashier' });
});

test('a place longer than a name is refused', async () => {
  const { code } = await makeReward(deps);
  expect((await redeem(code, { where: 'x'.repeat(61) })).statusCode).toBe(422);
  expect((await redeem(code, { where: 7 })).statusCode).toBe(422);
  expect((await look(code)).json()).toMatchObject({ state: 'issued' });
});
