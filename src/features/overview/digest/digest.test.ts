import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { startMailShop } from '../../../test/mail-shop.ts';
import { openRatings } from '../../../test/rewards/ratings.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { createSmtp } from '../../../test/servers/smtp.ts';
import { signIn } from '../../../test/signin.ts';
import { PHONE } from '../../../test/visits.ts';
import { DAY, HOUR } from '../../../time.ts';
import { deleteOldMail } from '../../email/outbox/retention.ts';
import { queueDigest } from './schedule.ts';

const smtp = await createSmtp();
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
afterAll(async () => {
  await smtp.stop();
  await postgres.stop();
});
beforeEach(() => {
  smtp.behave('accept');
  smtp.accepted.splice(0);
});

/** Monday, 23 November 2026, 07.00 WIB. */
const MONDAY = Date.parse('2026-11-23T00:00:00Z');

async function startShop(replaced: Parameters<typeof startMailShop>[1] = {}) {
  const shop = await startMailShop(smtp.url, replaced);
  const { app, deps, time, outbox } = shop;
  time.now = MONDAY - 1;
  const settings = async (digest: string[]) => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/admin/email-settings',
      headers: await signIn(deps, 'owner'),
      payload: { message: [], feedback: [], rating: [], digest },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ digest });
  };
  const look = async (at = time.now) => {
    time.now = at;
    await queueDigest(deps);
    await outbox.runDue();
  };
  const received = () => smtp.accepted.map(({ to }) => to.join()).sort();
  const post = async (url: string, payload: object) => {
    const headers = { 'user-agent': PHONE };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBeLessThan(300);
  };
  return { ...shop, settings, look, received, post };
}

test('on Monday at seven in WIB each address gets one mail, once a week', async () => {
  const { settings, look, received } = await startShop();
  await look(MONDAY - 7 * DAY);
  await settings(['rina@kopi.example', 'bayu@kopi.example', 'rina@kopi.example']);
  await look(MONDAY - 1);
  expect(received()).toEqual([]);
  await look(MONDAY);
  const both = ['bayu@kopi.example', 'rina@kopi.example'];
  expect(received()).toEqual(both);
  for (const later of [0, 1, HOUR, 6 * DAY, 7 * DAY - 1]) await look(MONDAY + later);
  expect(received()).toEqual(both);
  await look(MONDAY + 7 * DAY);
  expect(received()).toHaveLength(4);
});

test('after weeks of downtime only the last week is sent; a clock that is set back repeats nothing', async () => {
  const { settings, look, received, list } = await startShop();
  await look(MONDAY);
  await settings(['rina@kopi.example']);
  await look(MONDAY + 7 * DAY);
  await look(MONDAY + 30 * DAY);
  expect((await list()).map(({ subject }) => subject)).toEqual([
    'Ringkasan minggu 14–20 Desember 2026',
    'Ringkasan minggu 23–29 November 2026',
  ]);
  await look(MONDAY + 7 * DAY);
  await look(MONDAY + 30 * DAY);
  expect(received()).toHaveLength(2);
});

test('it says how the week was beside the one before, to the minute', async () => {
  const { app, deps, time, settings, look, post } = await startShop();
  await look(MONDAY - DAY);
  await settings(['rina@kopi.example']);
  const { send } = await openRatings({ app, deps });
  const say = (nth: number, rating?: number) =>
    post('/api/feedback', {
      name: 'Sari',
      category: 'pelayanan',
      aspects: nth > 1 ? ['Waktu Tunggu', 'Kecepatan pelayanan'] : ['Kecepatan pelayanan'],
      details: `Antrean di kasir cukup lama ${nth}`,
      rating,
    });
  const start = MONDAY - 7 * DAY - 7 * HOUR;
  time.now = start - 1;
  for (const _ of [1, 2]) await post('/api/visits', { page: '/' });
  await post('/api/taps', { target: 'app_store' });
  await say(1, 3);
  expect((await send()).statusCode).toBe(201);
  time.now = start;
  await post('/api/visits', { page: '/' });
  await say(2, 5);
  await say(3, 4);
  time.now = start + 7 * DAY - 1;
  for (const page of ['/', '/about']) await post('/api/visits', { page });
  time.now = start + 7 * DAY;
  await post('/api/visits', { page: '/' });
  await say(4, 1);

  await look(MONDAY);
  const [mail] = smtp.accepted;
  const { text = '', html = '', subject } = await PostalMime.parse(mail?.source ?? '');
  expect(subject).toBe('Ringkasan minggu 16–22 November 2026');
  const body = text.replaceAll('\r\n', '\n');
  expect(body).toContain('Kunjungan: 3\n+50% dari 2\n');
  expect(body).toContain('Pengunjung: 1\n0% dari 1\n');
  expect(body).toContain('Klik: 0\n-100% dari 1\n');
  expect(body).toContain('Rating aplikasi: 0\n-100% dari 1\n');
  expect(body).toContain('Reward terkirim: 0\nminggu sebelumnya 0\n');
  expect(body).toContain('Reward ditukarkan: 0\nminggu sebelumnya 0\n');
  expect(body).toContain(
    '2 kritik dan saran, rata-rata 4,5 dari 5 bintang (minggu sebelumnya 1, rata-rata 3 dari 5 bintang). Paling sering disebut: Kecepatan pelayanan.',
  );
  expect(body).toContain('http://localhost:3000/admin');
  expect(html).toContain('Paling sering disebut: Kecepatan pelayanan.');
});

test('rewards that were sent stay counted when their mails have left the outbox', async () => {
  const { app, deps, time, outbox, settings, look, list } = await startShop({
    env: { MAIL_KEEP_DAYS: '1' },
  });
  await look(MONDAY - DAY);
  await settings(['rina@kopi.example']);
  const { add, verify, reward } = await openRatings({ app, deps });
  for (const days of [10, 4, 3]) {
    time.now = MONDAY - days * DAY;
    const id = await add({ email: `sari${days}@kopi.example` });
    await verify(id);
    await reward(id);
    await outbox.runDue();
  }
  time.now = MONDAY;
  await deleteOldMail(deps);
  expect(await list()).toEqual([]);
  await look(MONDAY);
  const { text = '' } = await PostalMime.parse(smtp.accepted.at(-1)?.source ?? '');
  expect(text.replaceAll('\r\n', '\n')).toContain('Reward terkirim: 2\n+100% dari 1\n');
});

test('an address that is removed from the list while the mail is queued gets none', async () => {
  const { settings, look, received, list } = await startShop();
  await look();
  await settings(['rina@kopi.example', 'bayu@kopi.example']);
  smtp.behave({ data: 451 });
  await look(MONDAY);
  smtp.behave('accept');
  await settings(['bayu@kopi.example']);
  await look(MONDAY + HOUR);
  expect(received()).toEqual(['bayu@kopi.example']);
  const states = new Map((await list()).map(({ recipient, state }) => [recipient, state]));
  expect(states.get('rina@kopi.example')).toBe('cancelled');
});

test('two instances that look again and again at once send each address one mail', async () => {
  const databases = await Promise.all([open(), open()]);
  const shops = await Promise.all(databases.map((database) => startShop({ database })));
  await shops[0]?.look();
  await shops[1]?.settings(['rina@kopi.example', 'bayu@kopi.example']);
  const looks = Array.from({ length: 5 }, () => shops.map(({ look }) => look(MONDAY))).flat();
  await Promise.all(looks);
  expect(shops[0]?.received()).toEqual(['bayu@kopi.example', 'rina@kopi.example']);
  await Promise.all(databases.map((database) => database.close()));
});

test('of a shop without an app it says nothing about one', async () => {
  const { app, deps } = await startShop();
  const headers = await signIn(deps, 'owner');
  const look = async () =>
    (await app.inject({ url: '/api/admin/email-samples/digest/preview.html', headers })).body;
  expect(await look()).toContain('Rating aplikasi');
  const url = '/api/cms/contents';
  const items = (await app.inject({ url: `${url}/contact`, headers })).json<
    { id: number; key: string }[]
  >();
  const { id } = items.find(({ key }) => key === 'has_app') ?? {};
  await app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload: { value: 'off' } });
  expect(await look()).not.toMatch(/aplikasi|app store|google play|reward/i);
  expect(await look()).toMatch(/Kunjungan.*Pengunjung.*Klik/s);
});

test('staff can look at it before it is sent, and a settings form without it leaves it alone', async () => {
  const { app, deps, settings } = await startShop();
  await settings(['rina@kopi.example']);
  const headers = await signIn(deps, 'owner');
  const page = await app.inject({ url: '/api/admin/email-samples/digest/preview.html', headers });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('1.234');
  const url = '/api/admin/email-settings';
  const payload = { message: [], feedback: [], rating: ['bayu@kopi.example'] };
  const saved = await app.inject({ method: 'PUT', url, headers, payload });
  expect(saved.json()).toEqual({ ...payload, digest: ['rina@kopi.example'] });
});
