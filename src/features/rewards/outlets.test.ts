import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import type { RewardView } from './contract.ts';

let now = new Date('2026-11-12T07:03:00Z');
const { app, deps } = await createTestApp({ clock: () => now });
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const atOne = await signIn(deps, 'cashier', { outletIds: [menteng.id] });
const atAll = await signIn(deps, 'cashier');
const manager = await signIn(deps, 'manager', { outletIds: [kemang.id] });
const owner = await signIn(deps, 'owner');

async function redeem(headers: typeof owner, payload?: object) {
  const { code } = await makeReward(deps);
  const url = `/api/rewards/${code}/redemption`;
  return app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
}
const look = async (code: string) =>
  (await app.inject({ url: `/api/rewards/${code}`, headers: owner })).json<RewardView>();

test('who works at one outlet redeems there, whatever is typed or sent', async () => {
  expect((await redeem(atOne)).json()).toMatchObject({ usedWhere: 'Menteng' });
  expect((await redeem(atOne, { where: 'Kemang' })).json()).toMatchObject({ usedWhere: 'Menteng' });
  const elsewhere = await redeem(atOne, { outletId: kemang.id });
  expect([elsewhere.statusCode, elsewhere.json().fields.outletId]).toEqual([
    422,
    'Pilih outlet Anda dulu',
  ]);
});

test('who works at several chooses one of them, and until then the code stays valid', async () => {
  const refused = await redeem(atAll, { where: 'Menteng' });
  expect(refused.statusCode).toBe(422);
  const chosen = await redeem(atAll, { outletId: kemang.id });
  expect(chosen.json()).toMatchObject({ usedWhere: 'Kemang' });
  const audit = await app.inject({ url: '/api/admin/audit?limit=1', headers: owner });
  expect(audit.json()[0]).toMatchObject({ detail: `${chosen.json().code} Kemang` });
});

test('a redemption keeps the name that its outlet had, and when it is undone it has none', async () => {
  const { code } = (await redeem(atOne)).json<RewardView>();
  const { updatedAt } = menteng;
  const renamed = { name: 'Menteng Raya', city: 'Jakarta', address: 'Jalan 1', updatedAt };
  const url = `/api/outlets/${menteng.id}`;
  await app.inject({ method: 'PUT', url, headers: owner, payload: renamed });
  expect(await look(code)).toMatchObject({ usedWhere: 'Menteng' });
  const undo = { method: 'DELETE', url: `/api/rewards/${code}/redemption` } as const;
  await app.inject({ ...undo, headers: owner, payload: { reason: 'Salah' } });
  expect(await look(code)).toMatchObject({ state: 'issued', usedWhere: null });
});

test('a manager sees what everybody redeemed at their outlets today', async () => {
  const { code } = (await redeem(atAll, { outletId: kemang.id })).json<RewardView>();
  const today = async (headers: typeof owner) =>
    (await app.inject({ url: '/api/admin/redemptions', headers })).json<RewardView[]>();
  expect((await today(manager)).map((reward) => reward.code)).toContain(code);
  expect((await today(manager)).every(({ usedWhere }) => usedWhere === 'Kemang')).toBe(true);
  expect((await today(atOne)).every(({ usedWhere }) => usedWhere === 'Menteng')).toBe(true);
});

test('at an outlet in another zone, the day and the time of a redemption are those of the outlet', async () => {
  const sanur = await makeOutlet(deps, 'Sanur', { zone: 'WITA' });
  const headers = await signIn(deps, 'cashier', { outletIds: [sanur.id] });
  const redeemAt = async (at: string) => {
    now = new Date(at);
    return (await redeem(headers)).json<RewardView>().code;
  };
  // 23.50 and 00.10 WITA, between which it is the same day in WIB.
  const yesterdays = await redeemAt('2026-11-12T15:50:00Z');
  const { code } = (await redeem(atOne)).json<RewardView>();
  const todays = await redeemAt('2026-11-12T16:10:00Z');
  const list = (who: typeof owner) =>
    app.inject({ url: '/api/admin/redemptions', headers: who }).then((answer) => answer.json());
  expect(await list(headers)).toMatchObject([{ code: todays, usedZone: 'WITA' }]);
  expect(await list(atOne)).toContainEqual(expect.objectContaining({ code, usedZone: 'WIB' }));
  const again = await app.inject({
    method: 'POST',
    url: `/api/rewards/${yesterdays}/redemption`,
    headers,
  });
  expect(again.json().message).toBe(
    'Sudah digunakan 12 Nov, 23.50 WITA oleh Rina cashier di Sanur',
  );
});

test('where all outlets of somebody were deleted, nothing is redeemed', async () => {
  const gone = await makeOutlet(deps, 'Sementara');
  const cashier = await signIn(deps, 'cashier', { outletIds: [gone.id] });
  await app.inject({ method: 'DELETE', url: `/api/outlets/${gone.id}`, headers: owner });
  const refused = await redeem(cashier, { where: 'Sementara' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Outlet Anda sudah dihapus. Minta pemilik memilihkan yang lain di tab Akun.',
  ]);
});
