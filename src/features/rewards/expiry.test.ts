import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import type { RewardView } from './contract.ts';
import { issueReward, startValidity, voidReward } from './store.ts';

let now = new Date();
const { app, deps } = await createTestApp({ clock: () => now });
const at = (iso: string) => {
  now = new Date(iso);
};
const zones = [
  ['UTC', 0],
  ['Asia/Jakarta', -420],
  ['America/New_York', 300],
] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A session outlives no leap of thirty days, so the cashier signs in at every moment. */
async function send(method: 'GET' | 'POST', url: string) {
  return app.inject({ method, url, headers: await signIn(deps, 'cashier') });
}
const state = async (code: string) =>
  (await send('GET', `/api/rewards/${code}`)).json<RewardView>().state;

test.each(zones)('where the clock shows %s, days end at midnight in WIB', async (zone, offset) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset);

  at('2026-11-12T16:59:59.999Z');
  const evening = await makeReward(deps);
  at('2026-11-12T17:00:00.000Z');
  const midnight = await makeReward(deps);
  expect(evening.validUntil).toBe('2026-12-12T16:59:59.999Z');
  expect(midnight.validUntil).toBe('2026-12-13T16:59:59.999Z');
  expect((await app.inject(`/barcode?code=${evening.code}`)).body).toContain(
    '12 Desember 2026, 23.59 WIB',
  );

  at('2026-12-12T16:59:59.999Z');
  expect(await state(evening.code)).toBe('issued');
  at('2026-12-12T17:00:00.000Z');
  expect(await state(evening.code)).toBe('expired');
  expect(await state(midnight.code)).toBe('issued');
  const refused = await send('POST', `/api/rewards/${evening.code}/redemption`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'Masa berlaku habis 12 Des, 23.59 WIB',
    current: { state: 'expired' },
  });
});

test('in its very last millisecond a reward is redeemed', async () => {
  at('2026-11-12T07:00:00.000Z');
  const { code, validUntil } = await makeReward(deps);
  at(validUntil);
  const answer = await send('POST', `/api/rewards/${code}/redemption`);
  expect(answer.statusCode).toBe(200);
});

test('a clock that is set back an hour neither revives nor ends a reward', async () => {
  at('2026-11-12T17:30:00.000Z');
  const { code, validUntil } = await makeReward(deps);
  at('2026-11-12T16:30:00.000Z');
  expect((await send('GET', `/api/rewards/${code}`)).json()).toMatchObject({
    state: 'issued',
    validUntil,
  });
  await send('POST', `/api/rewards/${code}/redemption`);
  at('2026-11-12T15:30:00.000Z');
  expect(await state(code)).toBe('used');
});

test('thirty days begin anew on the day the mail server has accepted the mail', async () => {
  at('2026-11-12T17:00:00.000Z');
  const { code } = await makeReward(deps);
  at('2026-11-14T16:59:59.999Z');
  await startValidity(deps.database.db, code, now);
  expect((await send('GET', `/api/rewards/${code}`)).json()).toMatchObject({
    validUntil: '2026-12-14T16:59:59.999Z',
  });
});

test('verified anew, a reward that was sent is valid until the day its mail named', async () => {
  at('2026-11-12T05:00:00.000Z');
  const { code, ratingId } = await makeReward(deps);
  const again = async (iso: string) => {
    at(iso);
    await voidReward(deps.database.db, ratingId, now);
    return issueReward(deps.database.db, { ratingId, name: 'Budi' }, now);
  };
  // Nobody was told a day yet.
  expect((await again('2026-11-13T05:00:00.000Z')).validUntil).toBe('2026-12-13T16:59:59.999Z');
  await startValidity(deps.database.db, code, now);
  expect((await again('2026-12-01T05:00:00.000Z')).validUntil).toBe('2026-12-13T16:59:59.999Z');
  await again('2026-12-20T05:00:00.000Z');
  expect(await state(code)).toBe('expired');
});
