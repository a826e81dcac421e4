import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import type { RewardView } from './contract.ts';

const { app, deps } = await createTestApp({ clock: () => new Date('2026-11-12T07:03:00Z') });
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
