import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings, screenshot } from '../../test/rewards/ratings.ts';
import { createSmtp } from '../../test/servers/smtp.ts';
import { signIn } from '../../test/signin.ts';
import type { Funnel, Rating } from './staff.contract.ts';

let now = new Date('2026-11-18T03:00:00Z'); // a Wednesday, ten in the morning
const smtp = await createSmtp();
afterAll(smtp.stop);
const env = { FORM_LIMIT: '0', SMTP_URL: smtp.url };
const shop = await openRatings(await createTestApp({ env, clock: () => now }));
const { app, editor, add, call, list, find, verify, reward } = shop;

test('staff search, filter, order and page the list', async () => {
  const names = ['Pencarian Satu', 'Pencarian Dua', 'Pencarian 100%_Tiga'];
  const ids = await Promise.all(
    names.map((name, at) =>
      add({ name, deviceType: at ? 'ios' : 'android', whatsappNumber: `0899 111 000${at}` }),
    ),
  );
  ids.sort((a, b) => a - b);
  const found = async (query: string) => (await list(`?q=Pencarian${query}`)).map(({ id }) => id);
  expect(await found('')).toEqual(ids.toReversed());
  expect(await found('&sort=oldest')).toEqual(ids);
  expect(await found('&limit=2&page=2')).toEqual([ids[0]]);
  expect(await found('&device=android')).toHaveLength(1);
  expect(await found('&state=rejected')).toEqual([]);
  const page = await call('GET', '?q=Pencarian&limit=1');
  expect(page.headers['x-total-count']).toBe('3');
  const byText = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).length;
  for (const q of ['0899-111-0001', '+62 899 1110001', '628991110001', '100%_']) {
    expect(await byText(q), q).toBe(1);
  }
  const one = await call('GET', `/${ids[0]}`);
  expect(one.json()).toEqual(await find(Number(ids[0])));
  expect((await call('GET', '/2000000')).statusCode).toBe(404);
  for (const query of ['?state=lost', '?device=nokia', '?sort=random', '?limit=0', '?similar=x']) {
    expect((await call('GET', query)).statusCode, query).toBe(400);
  }
});

test('who waits comes first: for a check, or verified for a reward that has not been sent', async () => {
  const first = await add({ name: 'Antre Satu' });
  const second = await add({ name: 'Antre Dua' });
  const third = await add({ name: 'Antre Tiga' });
  const queue = async () => (await list('?q=Antre&sort=waiting')).map(({ id }) => id);
  expect(await queue()).toEqual([first, second, third]);
  await verify(first);
  expect(await queue()).toEqual([first, second, third]);
  await reward(first);
  await expect.poll(queue).toEqual([second, third, first]);
});

test('each state of the list holds the ratings that say so', async () => {
  const [verified, sent, redeemed, rejected] = [
    await add({ name: 'a' }),
    await add({ name: 'b' }),
    await add({ name: 'c' }),
    await add({ name: 'd' }),
  ];
  await call('PATCH', `/${rejected}/reject`, { isRejected: true, reason: 'x' });
  for (const id of [verified, sent, redeemed]) await verify(id);
  for (const id of [sent, redeemed]) await reward(id);
  await expect.poll(() => find(sent)).toMatchObject({ state: 'sent' });
  const url = `/api/rewards/${(await find(redeemed)).reward?.code}/redemption`;
  expect((await app.inject({ method: 'POST', url, headers: editor })).statusCode).toBe(200);
  const all = await list('?limit=200');
  for (const state of ['pending', 'verified', 'sent', 'redeemed', 'rejected'] as const) {
    const ids = (await list(`?limit=200&state=${state}`)).map(({ id }) => id);
    expect(ids).toEqual(all.filter((one) => one.state === state).map(({ id }) => id));
  }
  expect(new Set(all.map(({ state }) => state)).size).toBe(5);
});

test('the same number, e-mail and picture are noticed, and stop nobody', async () => {
  const proof = await screenshot(77);
  const smaller = await sharp(proof).resize(180).jpeg().toBuffer();
  const first = await add(
    { email: 'Kembar@kopi.example', whatsappNumber: '0877 1234 5678' },
    proof,
  );
  const second = await add(
    { email: 'kembar@KOPI.example', whatsappNumber: '6287712345678' },
    smaller,
  );
  const other = await add(
    { email: 'lain@kopi.example', whatsappNumber: '0877 8765 4321' },
    await screenshot(5),
  );
  for (const id of [first, second]) {
    expect((await find(id)).hints).toEqual({ sameNumber: 1, sameEmail: 1, samePicture: 1 });
  }
  expect((await find(other)).hints).toEqual({ sameNumber: 0, sameEmail: 0, samePicture: 0 });
  const together = (await list(`?similar=${first}`)).map(({ id }) => id);
  expect(together).toEqual([second, first]);
});

test('the age of what is waiting counts working days, and not the weekend', async () => {
  const site = await openRatings(await createTestApp({ clock: () => now }));
  const before = now;
  now = new Date('2026-11-20T03:00:00Z'); // Friday, ten in the morning
  const id = await site.add();
  const expected = [
    ['2026-11-20T16:59:59Z', { workingHours: 13, level: 'fresh' }],
    ['2026-11-22T16:59:59Z', { workingHours: 14, level: 'fresh' }],
    ['2026-11-23T03:00:00Z', { workingHours: 24, level: 'due' }],
    ['2026-11-24T02:59:00Z', { workingHours: 47, level: 'due' }],
    ['2026-11-24T09:00:00Z', { workingHours: 54, level: 'late' }],
  ] as const;
  for (const [at, age] of expected) {
    now = new Date(at);
    const headers = await signIn(site.deps, 'editor');
    const [rating] = (await site.call('GET', '', undefined, headers)).json<Rating[]>();
    expect(rating, at).toMatchObject({ id, age });
  }
  now = before;
});

test('ratings are exported whole, without codes, and no cell is a formula', async () => {
  await add({ name: '=1+1' });
  const file = await call('GET', '.csv?q=%3D1');
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="app-ratings-2026-11-18.csv"',
  );
  const [head, row, end] = file.body.split('\r\n');
  expect(head).toBe(
    '\uFEFF"ID","Name","Email","WhatsApp number","Device type","Verified","Verified (WIB)","Verified by name","Rejected","Rejected reason","Promo code sent","Created (WIB)","State"',
  );
  expect(row).toContain(`"'=1+1","sari@kopi.example","6281234567890","android","false"`);
  expect(end).toBe('');
  const all = await call('GET', '.csv?sort=oldest');
  const total = (await call('GET', '?limit=1')).headers['x-total-count'];
  expect(all.body.split('\r\n')).toHaveLength(Number(total) + 2);
  for (const { reward: issued } of await list('?limit=200')) {
    if (issued) expect(all.body).not.toContain(issued.code);
  }
});

test('the funnel counts how far ratings came, by the week they were sent in', async () => {
  const site = await openRatings(
    await createTestApp({ env: { FORM_LIMIT: '0' }, clock: () => now }),
  );
  const before = now;
  const funnel = async () => (await site.call('GET', '/funnel')).json<Funnel>();
  expect(await funnel()).toEqual({
    total: { submitted: 0, verified: 0, sent: 0, redeemed: 0 },
    weeks: [],
  });
  now = new Date('2026-11-15T16:59:59Z'); // the last moment of a Sunday in WIB
  const old = await site.add();
  now = new Date('2026-11-15T17:00:00Z');
  const [rejected, waiting] = [await site.add({ name: 'a' }), await site.add({ name: 'b' })];
  now = before;
  await site.call('PATCH', `/${rejected}/reject`, { isRejected: true, reason: 'x' });
  await site.verify(old);
  await site.reward(old);
  const code = (await site.find(old)).reward?.code;
  const headers = site.editor;
  await site.app.inject({ method: 'POST', url: `/api/rewards/${code}/redemption`, headers });
  await site.verify(waiting);
  expect(await funnel()).toEqual({
    total: { submitted: 3, verified: 2, sent: 1, redeemed: 1 },
    weeks: [
      { week: '2026-11-16', submitted: 2, verified: 1, sent: 0, redeemed: 0 },
      { week: '2026-11-09', submitted: 1, verified: 1, sent: 1, redeemed: 1 },
    ],
  });
  await site.verify(old, false);
  const counted = await funnel();
  expect(counted.total).toMatchObject({ verified: 2, sent: 1, redeemed: 1 });
  // What was given away stays counted, also when the customer's data is deleted.
  await site.call('DELETE', `/${old}`, undefined, site.owner);
  expect(await funnel()).toEqual(counted);
});
