import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { everyDay } from '../../features/outlets/hours/week.contract.ts';
import { createTestApp } from '../../test/app.ts';
import { outletsOf } from '../../test/outlets.ts';

/** Saturday 21 November 2026, 12.30 WIB. */
const noon = new Date('2026-11-21T05:30:00Z');
const time = { now: noon };
const { app, deps } = await createTestApp({ clock: () => time.now });
const { add, plan, clear } = outletsOf(deps);

const open = async (url: string) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, html: answer.body };
};
async function startAgain() {
  time.now = noon;
  await clear();
}
const rowsIn = (html: string) =>
  [
    ...html.matchAll(
      /<h3><a href="([^"]*)">([^<]+)<\/a><\/h3>(?:<p>[^<]*<\/p>)?<p translate="no">([^<]*)<\/p><div><p[^>]*>(.*?)<\/p>/gs,
    ),
  ].map(([, href, name, address, state = '']) => ({
    href,
    name,
    address,
    state: state.replaceAll(/<[^>]*>/g, ''),
  }));
const introIn = (html: string) =>
  (/<(?:p class="[^"]*"|span) data-said="">(.*?)(?:<a|<\/p>)/s.exec(html)?.[1] ?? '').replaceAll(
    /<[^>]*>/g,
    '',
  );
const namesAt = async (url: string) => rowsIn((await open(url)).html).map(({ name }) => name);
const hexOf = (nth: number) => createHash('md5').update(`${nth}`).digest('hex');
const hours = (opens: string, closes: string) => everyDay({ opens, closes });

test('a shop without outlets says so, and whom to ask', async () => {
  const { status, html } = await open('/outlets');
  expect(status).toBe(200);
  expect(html).toContain('Daftar outlet sedang disusun.');
  expect(html).not.toContain('data-near=');
});

test('outlets stand by city, each with its address and whether it is open', async () => {
  await startAgain();
  await add('Kedai Seduh Menteng', { address: 'Jalan Contoh No. 12, Menteng' });
  await add('Kedai Seduh Dago', { city: 'Bandung', week: hours('07:00', '13:00') });
  await add('Kedai Seduh', { address: 'Jalan Jakarta No. 3', week: hours('17:00', '02:00') });
  await add('Rumah Kopi', { isTemporarilyClosed: true, closedWhy: 'Renovasi' });
  await add('Kedai Seduh Ubud', { city: 'Gianyar', opensOn: '2026-12-05' });
  await add('Kedai Sembunyi', { isActive: false });
  const { html } = await open('/outlets');
  expect(html).toContain('5 outlet di 3 kota. 2 buka sekarang.');
  expect(
    [...html.matchAll(/<section[^>]*data-city[^>]*aria-label="([^"]+)"/g)].map(([, city]) => city),
  ).toEqual(['Jakarta', 'Bandung', 'Gianyar']);
  expect(rowsIn(html)).toEqual([
    {
      href: '/outlets/kedai-seduh-menteng',
      name: 'Menteng',
      address: 'Jalan Contoh No. 12, Menteng, Jakarta',
      state: 'Buka sekarang · tutup 22.00',
    },
    {
      href: '/outlets/kedai-seduh',
      name: 'Kedai Seduh',
      address: 'Jalan Jakarta No. 3',
      state: 'Tutup · buka 17.00',
    },
    expect.objectContaining({ name: 'Rumah Kopi', state: 'Tutup sementara · Renovasi' }),
    expect.objectContaining({ name: 'Dago', state: 'Segera tutup · pukul 13.00' }),
    expect.objectContaining({ name: 'Ubud', state: 'Segera dibuka · buka 5 Des 07.00' }),
  ]);
  const inEnglish = rowsIn((await open('/en/outlets')).html);
  expect(inEnglish[0]).toMatchObject({
    href: '/en/outlets/kedai-seduh-menteng',
    state: 'Open now · closes 22:00',
  });
});

test('a row leads to the outlet and to the way there, and of a short list says what is special', async () => {
  await startAgain();
  const place = { latitude: -6.193, longitude: 106.832, description: 'Di rumah tua.' };
  await add('Kedai Seduh Menteng', place);
  for (let nth = 1; nth < 12; nth += 1) await add(`Kedai Seduh ${nth}`);
  const { html } = await open('/outlets');
  expect(html).toContain('<p>Di rumah tua.</p>');
  expect(html).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=-6\.193%2C106\.832"[^>]*data-tap="directions:kedai-seduh-menteng">Rute<span class="sr-only"> <!-- -->ke Menteng \(terbuka di tab baru\)/,
  );
  expect((await open('/en/outlets')).html).toContain(
    '>Directions<span class="sr-only"> <!-- -->to Menteng',
  );

  await add('Kedai Seduh Thirteen');
  expect((await open('/outlets')).html).not.toContain('Di rumah tua.');
});

test('a chain in two time zones says which one an hour is in', async () => {
  await startAgain();
  await add('Menteng');
  await add('Sanur', { city: 'Denpasar', zone: 'WITA', week: hours('07:00', '13:30') });
  const { html } = await open('/outlets');
  expect(rowsIn(html).map(({ state }) => state)).toEqual([
    'Buka sekarang · tutup 22.00 WIB',
    'Tutup · buka besok 07.00 WITA',
  ]);
});

test('search and filters are links and forms that work without JavaScript', async () => {
  await startAgain();
  await add('Menteng', { facilities: ['wifi', 'musholla'], services: ['dine_in', 'delivery'] });
  await add('Senopati', { area: 'Kebayoran', facilities: ['wifi'], week: hours('18:00', '23:00') });
  await add('Dago', { city: 'Bandung & Cimahi', services: ['drive_through'] });
  const all = ['Menteng', 'Senopati', 'Dago'];
  expect(await namesAt('/outlets')).toEqual(all);
  expect(await namesAt('/outlets?q=kebayoran')).toEqual(['Senopati']);
  expect(await namesAt('/outlets?q=contoh%2012%20dago')).toEqual(['Dago']);
  expect(await namesAt('/outlets?q=kebay%C3%B6ran,jakarta')).toEqual(['Senopati']);
  expect(await namesAt('/outlets?open=1')).toEqual(['Menteng', 'Dago']);
  expect(await namesAt('/outlets?city=bandung%20%26%20cimahi')).toEqual(['Dago']);
  expect(await namesAt('/outlets?facility=wifi,musholla')).toEqual(['Menteng']);
  expect(await namesAt('/outlets?facility=wifi&service=delivery&open=1')).toEqual(['Menteng']);
  expect(await namesAt('/outlets?facility=karaoke&q=&open=')).toEqual(all);

  for (const [asked, counted, inEnglish] of [
    ['', '3 outlet di 2 kota. 2 buka sekarang.', '3 outlets in 2 cities. 2 open now.'],
    [
      '?facility=wifi',
      '2 outlet dengan Wi-Fi di Jakarta. 1 buka sekarang.',
      '2 outlets in Jakarta with Wi-Fi. 1 open now.',
    ],
    [
      '?facility=wifi,musholla&service=delivery',
      '1 outlet dengan pesan antar, Wi-Fi, dan musholla di Jakarta.',
      '1 outlet in Jakarta with delivery, Wi-Fi and prayer room.',
    ],
    ['?open=1', '2 outlet di 2 kota.', '2 outlets in 2 cities.'],
    ['?q=dago', '1 outlet di Bandung &amp; Cimahi.', '1 outlet in Bandung &amp; Cimahi.'],
    ['?q=zzz', '', ''],
  ]) {
    expect(introIn((await open(`/outlets${asked}`)).html), asked).toBe(counted);
    expect(introIn((await open(`/en/outlets${asked}`)).html), asked).toBe(inEnglish);
  }

  const { html } = await open('/outlets?facility=wifi&q=jalan');
  const links = [
    ...html.matchAll(/<a href="(\/outlets\?[^"]*)" rel="nofollow"( aria-current="true")?/g),
  ];
  expect(links.map(([, href, current]) => `${href}${current ? ' on' : ''}`)).toEqual([
    '/outlets?q=jalan&amp;open=1&amp;facility=wifi',
    '/outlets?q=jalan&amp;city=Jakarta&amp;facility=wifi',
    '/outlets?q=jalan&amp;city=Bandung%20%26%20Cimahi&amp;facility=wifi',
    '/outlets?q=jalan on',
    '/outlets?q=jalan&amp;service=dine_in&amp;facility=wifi',
    '/outlets?q=jalan&amp;service=drive_through&amp;facility=wifi',
    '/outlets?q=jalan&amp;service=delivery&amp;facility=wifi',
    '/outlets?q=jalan on',
    '/outlets?q=jalan&amp;facility=wifi,musholla',
  ]);
  expect(html).toContain('<input type="hidden" name="facility" value="wifi"/>');
  expect(html).toContain('href="/outlets?facility=wifi" aria-label="Hapus pencarian"');
  const nothing = (await open('/outlets?q=%3Cscript%3E')).html;
  expect(nothing).toContain('Tidak ada outlet untuk “&lt;script&gt;”.');
  expect((await open('/en/outlets?q=zzz')).html).toContain('No outlet for “zzz”.');
  expect((await open('/outlets?facility=smoking_area')).html).toContain(
    'Tidak ada outlet yang cocok.',
  );
  expect(rowsIn(nothing)).toEqual(rowsIn((await open('/outlets')).html));
});

test('the way to all outlets is offered while a filter leaves some out', async () => {
  await startAgain();
  await add('Menteng', { facilities: ['wifi', 'musholla'] });
  await add('Dago', { facilities: ['wifi'] });
  expect((await open('/outlets?facility=wifi')).html).not.toContain('Tampilkan semua');
  expect((await open('/outlets?facility=musholla')).html).toContain('Tampilkan semua');
});

test('whoever asks what is open while all are closed sees them in the order in which they open', async () => {
  await startAgain();
  await add('Kedai Seduh Menteng');
  await add('Kedai Seduh Dago', { city: 'Bandung', week: hours('09:00', '22:00') });
  await add('Kedai Seduh Sanur', { city: 'Denpasar', zone: 'WITA', week: hours('06:30', '21:00') });
  time.now = new Date('2026-11-21T23:00:00+07:00');
  const { html } = await open('/outlets?open=1');
  expect(html).toContain('>Semuanya sedang tutup.</h2>');
  expect(html).toContain('Paling awal: Sanur buka 06.30 WITA.');
  expect(html).toMatch(/>Yang buka lebih dulu<\/h2><section [^>]*aria-label="Denpasar"/);
  expect(rowsIn(html).map(({ name }) => name)).toEqual(['Sanur', 'Menteng', 'Dago']);
  const inEnglish = (await open('/en/outlets?open=1&city=Bandung')).html;
  expect(rowsIn(inEnglish).map(({ name }) => name)).toEqual(['Dago']);
  expect(inEnglish).toContain('What matches is closed at the moment.');
  expect(inEnglish).toContain('The earliest: Dago opens tomorrow 09:00 WIB.');
  expect(inEnglish).toContain('>Opening next</h2>');
  const unknown = (await open('/outlets?open=1&q=karaoke')).html;
  expect(unknown).toContain('Tidak ada outlet untuk “karaoke”.');
  expect(unknown).not.toContain('Paling awal');
});

test('a kept page ends when anything that it says of an outlet does', async () => {
  await startAgain();
  await add('Menteng');
  const late = await add('Sanur', { zone: 'WITA', week: hours('10:00', '01:00') });
  const states = async () => rowsIn((await open('/outlets')).html).map(({ state }) => state);
  expect(await states()).toEqual([
    'Buka sekarang · tutup 22.00 WIB',
    'Buka sekarang · tutup 01.00 WITA',
  ]);
  time.now = new Date('2026-11-21T21:00:00+07:00');
  expect((await states())[0]).toBe('Segera tutup · pukul 22.00 WIB');
  time.now = new Date('2026-11-21T22:00:00+07:00');
  expect((await states())[0]).toBe('Tutup · buka besok 07.00 WIB');
  time.now = new Date('2026-11-22T01:00:00+08:00');
  expect(await states()).toEqual(['Tutup · buka 07.00 WIB', 'Tutup · buka 10.00 WITA']);
  const tomorrow = { from: '2026-11-22', to: '2026-11-22' };
  await plan('Listrik padam', { ...tomorrow, scope: 'outlets', outletIds: [late.id] });
  expect((await states())[1]).toBe('Tutup · buka besok 10.00 WITA · Listrik padam');
});

test('sixty outlets with photographs fit into 14 kB', async () => {
  await startAgain();
  const cities = ['Jakarta', 'Bandung', 'Denpasar', 'Surabaya', 'Makassar', 'Medan', 'Jayapura'];
  const streets = ['Merdeka', 'Ahmad Yani', 'Diponegoro', 'Veteran', 'Gatot Subroto', 'Pahlawan'];
  for (let nth = 0; nth < 60; nth += 1) {
    await add(`Kedai Seduh ${streets[nth % 6]} ${cities[(nth * 5) % 7]} ${nth}`, {
      city: cities[nth % 7],
      address: `Jalan ${streets[(nth * 7) % 6]} No. ${(nth * 37) % 211}, ${streets[(nth + 3) % 6]}`,
      latitude: -6 - ((nth * 7919) % 1000) / 1000,
      longitude: 106 + ((nth * 104_729) % 1000) / 1000,
      zone: nth % 7 > 3 ? 'WITA' : 'WIB',
      week: hours(`0${6 + (nth % 4)}:${nth % 2 ? '30' : '00'}`, `2${nth % 4}:00`),
      facilities: ['wifi', 'musholla', 'car_parking', 'power_sockets', 'outdoor_seats'],
      services: ['dine_in', 'take_away', 'delivery', 'drive_through'],
      photoUrl: `/media/${hexOf(nth)}-1600x1200-${hexOf(-nth).slice(0, 12)}.jpg`,
    });
  }
  const answer = await app.inject({ url: '/outlets', headers: { 'accept-encoding': 'br' } });
  expect(answer.rawPayload.length).toBeLessThan(14_000);
  expect(rowsIn(brotliDecompressSync(answer.rawPayload).toString())).toHaveLength(60);
});

test('a city of more than five outlets loads smaller photographs, as it shows them smaller', async () => {
  await startAgain();
  const widthIn = async (city: string) => {
    const [, part = ''] = (await open('/outlets')).html.split(`aria-label="${city}"`);
    return /sizes="\(min-width: \d+rem\) (\d+rem)/.exec(part)?.[1];
  };
  const photoUrl = '/pictures/gallery-1.jpg';
  for (let nth = 1; nth < 6; nth += 1) await add(`Jakarta ${nth}`, { photoUrl });
  expect(await widthIn('Jakarta')).toBe('19rem');
  await add('Jakarta 6', { photoUrl });
  await add('Dago', { city: 'Bandung', photoUrl });
  expect(await widthIn('Jakarta')).toBe('8rem');
  expect(await widthIn('Bandung')).toBe('19rem');
});

test('cities of a chain stand on a drawn map, and those whose names would overlap are one', async () => {
  await startAgain();
  const jakarta = { latitude: -6.19, longitude: 106.83 };
  await add('Menteng', jakarta);
  await add('Depok', { city: 'Depok', latitude: -6.2, longitude: 106.83 });
  await add('Senopati', jakarta);
  await add('Without a pin');
  await add('Sanur', { city: 'Denpasar', latitude: -8.69, longitude: 115.26 });
  await add('Nowhere', { city: 'Bogor' });
  const named = async (url: string) =>
    [...(await open(url)).html.matchAll(/<a href="([^"]*)" rel="nofollow">(<rect.*?)<\/a>/g)].map(
      ([, href, drawn]) => ({ href, text: drawn?.replaceAll(/<[^>]*>/g, '') }),
    );
  expect(await named('/outlets')).toEqual([
    { href: '/outlets?city=Jakarta', text: 'Jakarta 4' },
    { href: '/outlets?city=Denpasar', text: 'Denpasar 1' },
  ]);
  expect((await named('/en/outlets'))[0]?.href).toBe('/en/outlets?city=Jakarta');
  expect(await named('/outlets?q=sanur')).toEqual([
    { href: '/outlets?q=sanur&amp;city=Denpasar', text: 'Denpasar 1' },
  ]);
  expect((await open('/outlets?q=sanur')).html).toContain(
    '<a href="/outlets?city=Jakarta" rel="nofollow" data-none="true">',
  );
  expect(await named('/outlets?q=nowhere-at-all')).toEqual(await named('/outlets'));
});

test('a city whose name has no room on the map is counted with its neighbour, also if it has most outlets', async () => {
  await startAgain();
  const city = 'Kabupaten Kepulauan dengan Nama yang Lebih Lebar dari Peta';
  const far = { city, latitude: -6.2, longitude: 107.5 };
  await add('Satu', far);
  await add('Dua', far);
  await add('Menteng', { latitude: -6.19, longitude: 106.83 });
  await add('Sanur', { city: 'Denpasar', latitude: -8.69, longitude: 115.26 });
  const { html } = await open('/outlets');
  expect(html.match(/<rect x.*?<\/a>/g)?.map((drawn) => drawn.replaceAll(/<[^>]*>/g, ''))).toEqual(
    expect.arrayContaining(['Jakarta 3', 'Denpasar 1']),
  );
});

test('outlets of one town are not drawn on a map that knows no streets', async () => {
  await startAgain();
  await add('Menteng', { latitude: -6.19, longitude: 106.83 });
  await add('Depok', { city: 'Depok', latitude: -6.4, longitude: 106.8 });
  expect((await open('/outlets')).html).not.toContain('islands.svg');
});
