import { expect, test } from 'vitest';
import { everyDay } from '../../features/outlets/hours/week.contract.ts';
import { createTestApp } from '../../test/app.ts';
import { outletsOf } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

/** Saturday 21 November 2026, 12.30 WIB. */
const time = { now: new Date('2026-11-21T05:30:00Z') };
const { app, deps } = await createTestApp({ clock: () => time.now });
const { add, change, plan, clear } = outletsOf(deps);
const editor = await signIn(deps, 'editor');

const open = async (url: string) => (await app.inject({ url })).body;
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const part = (html: string, tag: string) =>
  textOf(new RegExp(`<${tag}[^>]*>.*?</${tag}>`, 's').exec(html)?.[0] ?? '');
const findUs = (html: string) =>
  textOf(/<section[^>]*aria-labelledby="find-us".*?<\/section>/s.exec(html)?.[0] ?? '');
const shopIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const badge = (html: string) =>
  textOf(/<a href="[^"]*" class="mt-4 inline-flex.*?<\/a>/s.exec(html)?.[0] ?? '').trim();

async function write(key: string, value: string) {
  const items: { id: number; section: string; key: string }[] = (
    await app.inject({ url: '/api/cms/contents/contact', headers: editor })
  ).json();
  const item = items.find((one) => one.section === 'hours' && one.key === key);
  const url = `/api/cms/contents/${item?.id}`;
  const answer = await app.inject({ method: 'PUT', url, headers: editor, payload: { value } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const daily = everyDay({ opens: '07:00', closes: '22:00' });
const SENTENCE = 'Open daily: 8:00 AM - 10:00 PM';

test('a shop with one outlet looks as one without, and knows its days off', async () => {
  await add('Kedai Seduh', { week: daily });
  await plan('Nyepi', { from: '2026-11-23', to: '2026-11-23' });
  const home = await open('/');
  expect(home).not.toContain('/outlets');
  expect(findUs(home)).toContain(SENTENCE);
  expect(part(home, 'footer')).toContain(SENTENCE);
  expect(badge(home)).toBe('Buka sekarang · tutup 22.00');
  expect(shopIn(home)).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    openingHoursSpecification: [{ opens: '07:00', closes: '22:00' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-11-23', opens: '00:00' }],
  });
  time.now = new Date('2026-11-23T05:30:00Z');
  expect(badge(await open('/'))).toBe('Tutup · buka besok 07.00');
  expect(badge(await open('/en'))).toBe('Closed · opens tomorrow 07:00');
  time.now = new Date('2026-11-21T05:30:00Z');
});

test('a shop with several outlets leads to them from home, about, contact, the bar and the foot', async () => {
  await clear();
  await add('Kedai Seduh Menteng', { area: 'Menteng', week: daily });
  await add('Kedai Seduh Blok M', { week: daily });
  const dago = await add('Kedai Seduh Dago', { city: 'Bandung', isTemporarilyClosed: true });
  for (const page of ['/', '/about', '/contact']) {
    const html = await open(page);
    expect(findUs(html), page).toContain('Jakarta Menteng Blok M Bandung Dago');
    expect(findUs(html), page).toContain('All 3 outlets');
    expect(textOf(html).split(SENTENCE), 'it is said once').toHaveLength(2);
    expect(findUs(html).includes(SENTENCE), page).toBe(page !== '/contact');
    expect(part(html, 'footer'), page).toContain('3 outlets: Jakarta, Bandung');
    expect(part(html, 'footer'), page).not.toContain(SENTENCE);
    expect(part(html, 'header'), page).toContain('Menu Outlets');
  }
  const home = await open('/');
  expect(badge(home)).toBe('2 dari 3 outlet buka sekarang');
  expect(home).toContain('href="/outlets?open=1"');
  expect(shopIn(home)).toMatchObject({ '@type': 'Organization', name: 'Kedai Seduh' });
  expect(shopIn(home)).not.toHaveProperty('openingHoursSpecification');
  expect(await open('/id')).toContain('href="/id/outlets/kedai-seduh-menteng"');
  expect(textOf(await open('/barcode'))).toContain('3 outlet: Jakarta, Bandung');
  await change(dago.id, { isTemporarilyClosed: false });
  expect(badge(await open('/en'))).toBe('3 outlets open now');
  time.now = new Date('2026-11-21T15:00:00Z');
  expect(badge(await open('/'))).toBe('Semua tutup · Menteng buka besok 07.00 WIB');
  time.now = new Date('2026-11-21T05:30:00Z');
  for (let nth = 4; nth < 16; nth += 1) await add(`Outlet ${nth}`, { city: `Kota ${nth % 5}` });
  const large = await open('/id');
  expect(findUs(large)).toContain('Jakarta (2) Bandung (1) Kota 4 (3)');
  expect(large).toContain('href="/id/outlets?city=Kota%204"');
  expect(part(large, 'footer')).toContain('15 outlet di 7 kota');
});

test('each of the three sentences about hours can come from the outlets, in the language of the page', async () => {
  await clear();
  for (const place of ['home', 'rating', 'barcode']) await write(place, '{outlets}');
  expect(findUs(await open('/'))).not.toMatch(/\{outlets\}|0[78]/);
  const menteng = await add('Menteng', {
    week: daily.with(6, [{ opens: '08:00', closes: '23:00' }]),
  });
  expect(findUs(await open('/'))).toContain('Monday–Saturday 07:00–22:00 , Sunday 08:00–23:00');
  expect(findUs(await open('/id'))).toContain('Senin–Sabtu 07.00–22.00 , Minggu 08.00–23.00');
  expect(findUs(await open('/en'))).toContain('Monday–Saturday 07:00–22:00 , Sunday 08:00–23:00');
  expect(textOf(await open('/barcode'))).toContain('Senin–Sabtu 07.00–22.00 , Minggu 08.00–23.00');
  expect(await open('/rating')).toContain('Senin–Sabtu 07.00–22.00, Minggu 08.00–23.00');

  await add('Senopati', { week: everyDay({ opens: '06:00', closes: '01:30' }) });
  await add('Sanur', { zone: 'WITA', week: everyDay({ opens: '08:30', closes: '00:00' }) });
  expect(findUs(await open('/id'))).toContain(
    'Senin–Sabtu 08.30–22.00 , Minggu 08.30–23.00 di semua outlet, sebagian lebih lama',
  );
  await change(menteng.id, { week: daily.with(6, []) });
  expect(findUs(await open('/id'))).toContain('Jam buka berbeda tiap outlet');
  await write('home', SENTENCE);
  expect(findUs(await open('/'))).toContain(SENTENCE);
});

test('a sentence about hours is said in the language of the page, if it is understood', async () => {
  await clear();
  await write('home', SENTENCE);
  expect(findUs(await open('/'))).toContain(SENTENCE);
  expect(findUs(await open('/en'))).toContain(SENTENCE);
  expect(findUs(await open('/id'))).toContain('Setiap hari 08.00–22.00');
  expect(findUs(await open('/id'))).not.toContain('Open');
  await write('home', 'Buka dari Senin sampai Minggu, 07.00-21.00');
  expect(findUs(await open('/id'))).toContain('Buka dari Senin sampai Minggu, 07.00-21.00');
  expect(findUs(await open('/en'))).toContain('Every day 07:00–21:00');
  await write('home', 'Buka saat matahari terbit');
  expect(findUs(await open('/en'))).toContain('Buka saat matahari terbit');
});

test('the dashboard warns when a sentence and the only outlet do not agree', async () => {
  await clear();
  const disagree = async () =>
    (await app.inject({ url: '/api/admin/overview', headers: editor })).json().attention
      .hoursDisagree;
  const { id } = await add('Menteng', { week: everyDay({ opens: '08:00', closes: '22:00' }) });
  await write('home', SENTENCE);
  expect(await disagree()).toBe(false);
  await change(id, { week: daily });
  expect(await disagree()).toBe(true);
  await write('home', '{outlets}');
  expect(await disagree()).toBe(false);
});
