import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeRating, makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import { CODE_LETTERS, formatCode } from './contract.ts';
import { issueReward, listRewardsByRating } from './store.ts';

const { app, deps } = await createTestApp();
const { db } = deps.database;
const cashier = await signIn(deps, 'cashier');
const editor = await signIn(deps, 'editor');
const urlOf = (code: string) => `/api/rewards/${encodeURIComponent(code)}`;
const look = (code: string, headers = cashier) => app.inject({ url: urlOf(code), headers });
const redeem = (code: string, headers: typeof cashier) =>
  app.inject({ method: 'POST', url: `${urlOf(code)}/redemption`, headers });

test('a rating has one reward, however often it is issued', async () => {
  const ratingId = await makeRating(db, deps.clock());
  const rating = { ratingId, name: 'Budi' };
  const issued = await Promise.all([1, 2, 3].map(() => issueReward(db, rating, deps.clock())));
  expect(new Set(issued.map(({ code }) => code)).size).toBe(1);
  const found = await listRewardsByRating(db, [ratingId, ratingId + 1000]);
  expect(found).toEqual(new Map([[ratingId, issued[0]]]));
});

test('codes are sixteen characters that nobody mistakes for one another', async () => {
  const codes = new Set<string>();
  for (let times = 0; times < 20; times += 1) codes.add((await makeReward(deps)).code);
  expect(codes.size).toBe(20);
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{16}$`));
  expect(CODE_LETTERS).not.toMatch(/[01ILOU]/);
});

test('a code is understood however it is typed, and as the link that it came in', async () => {
  const { code } = await makeReward(deps);
  const spellings = [
    formatCode(code),
    formatCode(code).replaceAll(' ', '-').toLowerCase(),
    ` ${code.toLowerCase()}\t`,
    `https://kedai-seduh.example/barcode?code=${code}`,
    `http://localhost/barcode?utm_source=mail&code=${code}#x`,
  ];
  for (const spelling of spellings) {
    expect((await look(spelling)).json(), spelling).toMatchObject({ code });
  }
});

test('a reward keeps the words it was issued with', async () => {
  const { code } = await makeReward(deps);
  const contents = await app.inject({ url: '/api/cms/contents/contact', headers: editor });
  const name = contents
    .json<{ id: number; section: string; key: string }[]>()
    .find(({ section, key }) => section === 'reward' && key === 'name');
  await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${name?.id}`,
    headers: editor,
    payload: { value: '1 kopi susu' },
  });
  expect((await look((await makeReward(deps)).code)).json()).toMatchObject({
    reward: '1 kopi susu',
  });
  expect((await look(code)).json()).toMatchObject({ reward: '1 minuman gratis' });
});

test('an unknown code is not found, and many are refused, but never one that exists', async () => {
  const { code } = await makeReward(deps);
  const guesser = await signIn(deps, 'cashier');
  const unknown = ['2222222222222222', 'abc', 'O0I1LU', '%', `${code}2`, 'x'.repeat(300)];
  for (const guess of unknown) {
    const answer = await look(guess, guesser);
    expect(answer.statusCode, guess).toBe(404);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('tidak dikenal') });
  }
  expect((await redeem('3333333333333333', guesser)).statusCode).toBe(404);
  for (let times = 0; times < 13; times += 1) await look('4444444444444444', guesser);
  const stopped = await look('4444444444444444', guesser);
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await look(code, guesser)).statusCode).toBe(200);
  expect((await redeem(code, guesser)).statusCode).toBe(200);
  expect((await look('4444444444444444')).statusCode, 'another cashier').toBe(404);
});
