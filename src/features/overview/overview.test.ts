import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings } from '../../test/rewards/ratings.ts';
import { createSmtp } from '../../test/servers/smtp.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import { PHONE } from '../../test/visits.ts';
import { DAY } from '../../time.ts';
import { menuItemInput } from '../menu/contract.ts';
import { menuEntries } from '../menu/store.ts';
import { mockupUpload } from '../mockups/contract.ts';
import { mockupEntries } from '../mockups/store.ts';
import { promoUpload } from '../promos/contract.ts';
import { promoEntries } from '../promos/store.ts';
import type { Rating } from '../ratings/staff.contract.ts';
import { teamMemberInput } from '../team/contract.ts';
import { teamEntries } from '../team/store.ts';
import type { Journey, Overview, WaitingCounts } from './contract.ts';

const smtp = await createSmtp();
afterAll(smtp.stop);
beforeEach(() => smtp.behave('accept'));

async function startShop(env: Record<string, string> = {}) {
  const time = { now: Date.parse('2026-11-21T05:00:00Z') };
  const clock = () => new Date(time.now);
  const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0', ...env }, clock });
  const accounts = {
    cashier: await signIn(deps, 'cashier'),
    editor: await signIn(deps, 'editor'),
    owner: await signIn(deps, 'owner'),
  };
  const get = (role: keyof typeof accounts) =>
    app.inject({ url: '/api/admin/overview', headers: accounts[role] });
  return {
    app,
    deps,
    time,
    get,
    editor: accounts.editor,
    read: async (role: keyof typeof accounts = 'editor') => (await get(role)).json<Overview>(),
    send: (url: string, payload: object, method: 'POST' | 'PATCH' | 'PUT' = 'POST') =>
      app.inject({ method, url, payload, headers: accounts.editor }),
  };
}

const message = { name: 'Sari', email: 'sari@mail.example', message: 'Buka hari Minggu?' };

test('a new site has nothing to count, and is told what to set up', async () => {
  const { get } = await startShop();
  const answer = await get('editor');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    counts: { mockups: 0, messages: 0, team: 0, promos: 0 },
    funnel: { submitted: 0, verified: 0, sent: 0, redeemed: 0 },
    attention: {
      ratings: { count: 0, oldest: null },
      newMessages: 0,
      feedback: { unhandled: 0, average: null, before: null },
      failedMails: 0,
      unsent: { answers: 0, rewards: 0 },
      hoursDisagree: true,
      oneTimePasswords: 0,
      noMailServer: true,
      isClosed: false,
    },
  });
  expect((await get('cashier')).statusCode).toBe(403);
});

test('everything is counted, however much of it there is', async () => {
  const { deps, send, read } = await startShop();
  const { db } = deps.database;
  const now = new Date();
  for (const nth of [1, 2, 3]) {
    const mockup = { ...mockupUpload.parse({ position: 'left' }), url: `/media/${nth}.png` };
    await mockupEntries.create(db, mockup, now);
  }
  const promo = promoUpload.parse({ title: 'Pagi Hemat', description: 'Kopi panas' });
  await promoEntries.create(db, { ...promo, imageUrl: '/media/1.jpg' }, now);
  for (const name of ['Sekar', 'Bagas']) {
    await teamEntries.create(db, teamMemberInput.parse({ name, position: 'Barista' }), now);
  }
  for (let nth = 0; nth < 4; nth += 1) {
    await send('/api/contact', { ...message, message: `Halo, kiriman ke-${nth}` });
  }
  expect((await read()).counts).toEqual({ mockups: 3, messages: 4, team: 2, promos: 1 });
});

test('a message is new until somebody has handled it', async () => {
  const { send, read } = await startShop();
  const { id } = (await send('/api/contact', message)).json<{ id: number }>();
  await send('/api/contact', { ...message, message: 'Ada parkir?' });
  expect((await read()).attention.newMessages).toBe(2);
  await send(`/api/admin/contact-messages/${id}`, { isHandled: true }, 'PATCH');
  expect((await read()).attention.newMessages).toBe(1);
  expect((await read()).counts.messages).toBe(2);
});

test('the stars of the last month are compared with those of the month before', async () => {
  const { deps, send, read, time } = await startShop();
  const kopi = menuItemInput.parse({ name: 'Kopi Susu', category: 'minuman' });
  const { id } = await menuEntries.create(deps.database.db, kopi, new Date());
  const today = time.now;
  let sent = 0;
  const give = async (daysAgo: number, stars: number[]) => {
    time.now = today - daysAgo * DAY;
    for (const rating of stars) {
      sent += 1;
      const details = `Manisnya pas, kiriman ke-${sent}`;
      const feedback = { name: 'Sari', category: 'minuman', menuItemId: id, details, rating };
      const answer = await send('/api/feedback', { ...feedback, aspects: ['tingkat manis'] });
      expect(answer.statusCode).toBe(201);
    }
    time.now = today;
  };
  await give(70, [1, 1, 1, 1, 1]);
  await give(45, [5, 5, 5, 4, 5]);
  await give(3, [3, 4, 3, 3]);
  const feedback = async () => (await read()).attention.feedback;
  expect(await feedback()).toEqual({ unhandled: 14, average: null, before: 4.8 });
  await give(1, [2]);
  expect(await feedback()).toEqual({ unhandled: 15, average: 3, before: 4.8 });
});

test('ratings that wait are counted, with the working days of the first, and those that came far', async () => {
  const time = { now: Date.parse('2026-11-18T03:00:00Z') };
  const clock = () => new Date(time.now);
  const { app, deps, add, call } = await openRatings(await createTestApp({ clock }));
  // A session does not last that long.
  const asEditor = () => signIn(deps, 'editor');
  const read = async () =>
    (await app.inject({ url: '/api/admin/overview', headers: await asEditor() })).json<Overview>();
  const first = await add();
  time.now += DAY;
  await add({ name: 'Budi', email: 'budi@kopi.example' });
  time.now += DAY / 2;
  const { attention, funnel } = await read();
  expect(attention.ratings).toEqual({ count: 2, oldest: { workingHours: 36, level: 'due' } });
  expect(funnel).toEqual({ submitted: 2, verified: 0, sent: 0, redeemed: 0 });

  // From Thursday morning to Monday evening are two and a half working days.
  await call('PATCH', `/${first}/verify`, { isVerified: true }, await asEditor());
  time.now += 4 * DAY;
  expect((await read()).attention.ratings).toMatchObject({ count: 1, oldest: { level: 'late' } });
  expect((await read()).funnel).toMatchObject({ submitted: 2, verified: 1 });
});

test('the reward of a verified rating waits, also in the badge of the tab, until a mail has reached the customer or it is redeemed all the same', async () => {
  const { app, deps, add, verify, reward, find, list, editor } = await openRatings(
    await createTestApp(),
  );
  const unsent = async () => {
    const headers = await signIn(deps, 'editor');
    const { attention } = (
      await app.inject({ url: '/api/admin/overview', headers })
    ).json<Overview>();
    return attention.unsent.rewards;
  };
  const inBadge = async () => {
    const headers = await signIn(deps, 'editor');
    const counts = await app.inject({ url: '/api/admin/counts', headers });
    return counts.json<WaitingCounts>().ratings;
  };
  const ids = [await add(), await add({ name: 'Budi', email: 'budi@kopi.example' })];
  for (const id of ids) await verify(id);
  expect(await unsent()).toBe(2);
  await add({ name: 'Citra', email: 'citra@kopi.example' });
  expect(await inBadge()).toBe(3);
  for (const id of ids) await reward(id);
  expect(await unsent()).toBe(2);
  expect(await list('?state=verified')).toHaveLength(2);
  const [first = 0] = ids;
  const url = `/api/rewards/${(await find(first)).reward?.code}/redemption`;
  await app.inject({ method: 'POST', url, headers: editor, payload: {} });
  expect(await unsent()).toBe(1);
  expect(await inBadge()).toBe(2);
  expect(await list('?state=verified')).toHaveLength(1);
});

test('a mail that was refused is counted until it is sent', async () => {
  const { send, read } = await startShop({ SMTP_URL: smtp.url });
  expect((await read()).attention).toMatchObject({ failedMails: 0, noMailServer: false });
  smtp.behave({ recipient: 550 });
  await send('/api/admin/test-email', { testEmail: 'sari@kopi.example' });
  expect((await read()).attention.failedMails).toBe(1);
  smtp.behave('accept');
  const failed = (await send('/api/admin/outbox/1/retry', {})).json<{ state: string }>();
  expect(failed.state).toBe('accepted');
  expect((await read()).attention.failedMails).toBe(0);
});

test('shop hours disagree until they say the same in all three places', async () => {
  const { app, send, read, editor } = await startShop();
  type Item = { id: number; section: string; key: string };
  const url = '/api/cms/contents/contact';
  const items = (await app.inject({ url, headers: editor })).json<Item[]>();
  const hours = items.filter(({ section }) => section === 'hours');
  expect(hours).toHaveLength(3);
  for (const { id, key } of hours) {
    expect((await read()).attention.hoursDisagree).toBe(true);
    const value = key === 'home' ? '7:30 AM - 9:00 PM' : '07.30–21.00 WIB';
    const answer = await send(`/api/cms/contents/${id}`, { value }, 'PUT');
    expect(answer.statusCode).toBe(200);
  }
  expect((await read()).attention.hoursDisagree).toBe(false);
});

test('only the owner learns how many accounts still have a one-time password', async () => {
  const { deps, read } = await startShop();
  await makeAccount(deps, 'cashier', { mustChangePassword: true });
  expect((await read('owner')).attention.oneTimePasswords).toBe(1);
  expect((await read('editor')).attention.oneTimePasswords).toBe(0);
});

test('from promo to reward is read in one place, by the mark that brought each', async () => {
  const time = { now: Date.parse('2026-11-18T03:00:00Z') };
  const clock = () => new Date(time.now);
  const { app, deps, send, verify, editor } = await openRatings(
    await createTestApp({ env: { FORM_LIMIT: '0' }, clock }),
  );
  const as = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { 'user-agent': PHONE } });
  const read = async (days = 30) => {
    const url = `/api/admin/overview/journey?days=${days}`;
    return (await app.inject({ url, headers: await signIn(deps, 'editor') })).json<Journey>();
  };
  await as('/api/visits', { page: '/?utm_campaign=Ramadan' });
  await as('/api/visits', { page: '/about' });
  await as('/api/taps', { target: 'promo:3', campaign: 'ramadan' });
  await as('/api/taps', { target: 'google_play', campaign: 'ramadan' });
  await as('/api/taps', { target: 'whatsapp', campaign: 'ramadan' });
  const from = (referer: string, more: Record<string, string> = {}) =>
    send({ name: `Sari ${referer}` }, undefined, { referer, ...more });
  const page = 'http://localhost:3000/rating';
  const marked = await from(`${page}?c=ramadan`);
  await from(page);
  await from(`${page}?c=poster-kasir`, { 'sec-gpc': '1' });
  await from('nonsense?c=ramadan');
  await verify(marked.json<{ id: number }>().id);
  await app.inject({
    method: 'POST',
    url: `/api/admin/app-ratings/${marked.json<{ id: number }>().id}/send-reward`,
    headers: editor,
  });
  const rewards = await app.inject({ url: '/api/admin/app-ratings', headers: editor });
  const code = rewards.json<Rating[]>().find(({ reward }) => reward)?.reward?.code;
  const used = await app.inject({
    method: 'POST',
    url: `/api/rewards/${code}/redemption`,
    headers: editor,
    payload: {},
  });
  expect(used.statusCode).toBe(200);

  const none = { visits: 0, promoTaps: 0, appTaps: 0, ratings: 0, sent: 0, redeemed: 0 };
  const { byDay, ...journey } = await read();
  expect(byDay).toHaveLength(30);
  expect(byDay.slice(-2)).toEqual([
    { day: '2026-11-17', visits: 0, appTaps: 0, ratings: 0, redeemed: 0 },
    { day: '2026-11-18', visits: 2, appTaps: 1, ratings: 4, redeemed: 1 },
  ]);
  const drawn = (['visits', 'appTaps', 'ratings', 'redeemed'] as const).map((step) =>
    byDay.reduce((sum, day) => sum + day[step], 0),
  );
  expect(drawn).toEqual([2, 1, 4, 1]);
  expect(journey).toEqual({
    from: '2026-10-20',
    to: '2026-11-18',
    before: null,
    total: { visits: 2, promoTaps: 1, appTaps: 1, ratings: 4, sent: 1, redeemed: 1 },
    open: { sent: 3, redeemed: 0 },
    marks: [
      {
        campaign: 'ramadan',
        visits: 1,
        promoTaps: 1,
        appTaps: 1,
        ratings: 1,
        sent: 1,
        redeemed: 1,
      },
      { ...none, campaign: '', visits: 1, ratings: 3 },
    ],
  });
  time.now += 7 * DAY;
  expect((await read(7)).total).toEqual(none);
  expect((await read(30)).total.ratings).toBe(4);
  const wrong = '/api/admin/overview/journey?days=8';
  const headers = await signIn(deps, 'editor');
  expect((await app.inject({ url: wrong, headers })).statusCode).toBe(400);
});

test('what can still come through is waiting, until it is rejected, void or expired', async () => {
  const time = { now: Date.parse('2026-11-18T03:00:00Z') };
  const site = await openRatings(
    await createTestApp({
      env: { FORM_LIMIT: '0', SMTP_URL: smtp.url },
      clock: () => new Date(time.now),
    }),
  );
  const read = async () => {
    const url = '/api/admin/overview/journey?days=90';
    const answer = await site.app.inject({ url, headers: await signIn(site.deps, 'editor') });
    const { total, open } = answer.json<Journey>();
    return { ratings: total.ratings, sent: total.sent, open };
  };
  const [, rejected, verified, valid, unverified] = [
    await site.add(),
    await site.add({ name: 'a' }),
    await site.add({ name: 'b' }),
    await site.add({ name: 'c' }),
    await site.add({ name: 'd' }),
  ];
  expect(await read()).toEqual({ ratings: 5, sent: 0, open: { sent: 5, redeemed: 0 } });
  await site.call('PATCH', `/${rejected}/reject`, { isRejected: true, reason: 'x' });
  await site.verify(verified);
  for (const id of [valid, unverified]) {
    await site.verify(id);
    await site.reward(id);
  }
  expect(await read()).toEqual({ ratings: 5, sent: 2, open: { sent: 2, redeemed: 2 } });
  await site.verify(unverified, false);
  expect(await read()).toEqual({ ratings: 5, sent: 2, open: { sent: 2, redeemed: 1 } });
  time.now += 30 * DAY;
  expect((await read()).open.redeemed).toBe(1);
  time.now += DAY;
  expect((await read()).open).toEqual({ sent: 2, redeemed: 0 });
});
