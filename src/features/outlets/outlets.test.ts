import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedOnce } from '../../seed.ts';
import { createTestApp } from '../../test/app.ts';
import { csvRows } from '../../test/csv.ts';
import { signIn } from '../../test/signin.ts';
import type { Outlet, PublicOutlet, StoredOutlet } from './contract.ts';
import { coordinatesIn } from './coordinates.contract.ts';
import { everyDay } from './hours/week.contract.ts';
import type { StoredSpecialHours } from './special/contract.ts';
import { listActiveOutlets } from './store.ts';

/** Saturday 21 November 2026, 12.30 WIB. */
const time = { now: new Date('2026-11-21T05:30:00Z') };
const { app, deps } = await createTestApp({ clock: () => time.now });
const editor = await signIn(deps, 'editor');
const facts = { name: 'Kedai Menteng', city: 'Jakarta', address: 'Jalan Contoh No. 12' };
const daily = everyDay({ opens: '07:00', closes: '22:00' });

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers: editor, ...(payload && { payload }) });

async function add(more: object = {}): Promise<Outlet> {
  const answer = await call('POST', '/api/outlets', { ...facts, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Outlet>();
}
async function emptyList() {
  const ids = (await call('GET', '/api/outlets?limit=200')).json<Outlet[]>().map(({ id }) => id);
  if (ids.length > 0) await call('POST', '/api/admin/outlets/delete', { ids });
}
const shown = async () => (await app.inject('/api/public/outlets')).json<PublicOutlet[]>();

test('anybody can read where the outlets are, and whether they are open', async () => {
  await emptyList();
  await add({
    area: 'Menteng',
    latitude: -6.193,
    longitude: 106.832,
    phone: '(021) 0000 0000',
    whatsapp: '0812 3456 7890',
    services: ['dine_in', 'take_away'],
    facilities: ['wifi', 'musholla'],
    gofoodLink: '\u200egofood.example/menteng\u200b',
    week: everyDay({ opens: '07:00', closes: '22:00' }).with(6, []),
    description: 'Di rumah tua',
  });
  await add({ name: 'Kedai Sembunyi', isActive: false });
  expect(await shown()).toEqual([
    {
      slug: 'kedai-menteng',
      name: 'Kedai Menteng',
      city: 'Jakarta',
      area: 'Menteng',
      address: 'Jalan Contoh No. 12',
      latitude: -6.193,
      longitude: 106.832,
      zone: 'WIB',
      phone: '(021) 0000 0000',
      whatsapp: '6281234567890',
      description: 'Di rumah tua',
      services: ['dine_in', 'take_away'],
      facilities: ['wifi', 'musholla'],
      links: {
        gofood: 'https://gofood.example/menteng',
        grabfood: null,
        shopeefood: null,
        maps: null,
        reviews: null,
      },
      open: { now: true, until: '2026-11-21T15:00:00.000Z', opens: null, why: null },
      hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
        day,
        opens: '07:00',
        closes: '22:00',
      })),
      special: [],
    },
  ]);
  time.now = new Date('2026-11-21T15:00:00Z');
  expect((await shown())[0]?.open).toEqual({
    now: false,
    until: null,
    opens: '2026-11-23T00:00:00.000Z',
    why: null,
  });
  time.now = new Date('2026-11-21T05:30:00Z');
  const one = await app.inject('/api/public/outlets/kedai-menteng');
  expect(one.json()).toEqual((await shown())[0]);
  expect((await app.inject('/api/public/outlets/kedai-sembunyi')).statusCode).toBe(404);
});

test('an outlet keeps its earlier addresses for ever, and no other gets them', async () => {
  await emptyList();
  const outlet = await add({ name: 'Kopi Cikini' });
  expect(outlet.slug).toBe('kopi-cikini');
  expect((await add({ name: 'Kopi Cikini!' })).slug).toBe('kopi-cikini-2');
  const rename = (slug: string | null) =>
    call('PUT', `/api/outlets/${outlet.id}`, { ...facts, name: 'Kopi Raden Saleh', slug });
  expect((await rename('raden-saleh')).json<Outlet>().slug).toBe('raden-saleh');
  expect((await rename('cikini')).statusCode).toBe(200);
  for (const old of ['kopi-cikini', 'raden-saleh']) {
    const answer = await app.inject(`/api/public/outlets/${old}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      '/api/public/outlets/cikini',
    ]);
  }
  const taken = await call('POST', '/api/outlets', { ...facts, slug: 'raden-saleh' });
  expect(taken.statusCode).toBe(409);
  expect(taken.json().fields.slug).toBe(
    'The address raden-saleh belongs, or belonged, to another outlet',
  );
  expect((await rename('kopi-cikini')).json<Outlet>().slug).toBe('kopi-cikini');
  expect((await rename(null)).json<Outlet>().slug).toBe('kopi-raden-saleh');
  expect((await rename('Kopi Cikini')).json().fields).toHaveProperty('slug');
  await call('DELETE', `/api/outlets/${outlet.id}`);
  expect((await app.inject('/api/public/outlets/cikini')).statusCode).toBe(404);
});

test('a city has one spelling, however it is typed or imported', async () => {
  await emptyList();
  const one = await add({ name: 'Satu', city: 'Banda  Aceh' });
  const two = await add({ name: 'Dua', city: ' banda aceh' });
  expect([one.city, two.city]).toEqual(['Banda Aceh', 'Banda Aceh']);
  const csv = 'Nama,Kota,Senin,Alamat\nTiga,BANDA ACEH,7-22,Jalan Contoh No. 3';
  const path = '/api/admin/outlets/import';
  const { rows, seen } = (await call('POST', `${path}/preview`, { csv })).json();
  expect(rows[0].changes).toContainEqual({ column: 'City', before: '', after: 'Banda Aceh' });
  expect((await call('POST', path, { csv, seen })).statusCode).toBe(200);
  const cities = async () =>
    (await call('GET', '/api/outlets')).json<Outlet[]>().map(({ city }) => city);
  expect(await cities()).toEqual(['Banda Aceh', 'Banda Aceh', 'Banda Aceh']);
  // Whoever corrects the spelling corrects it for all.
  await call('DELETE', `/api/outlets/${one.id}`);
  await call('PUT', `/api/outlets/${two.id}`, { ...facts, name: 'Dua', city: 'BANDA aceh' });
  expect(await cities()).toEqual(['BANDA aceh', 'BANDA aceh']);
  await call('POST', '/api/admin/outlets/restore', { ids: [one.id] });
  expect(await cities()).toEqual(['BANDA aceh', 'BANDA aceh', 'BANDA aceh']);
});

test('what makes no sense is refused at its field', async () => {
  const wrong = {
    postalCode: '1031',
    latitude: 91,
    phone: 'telepon kami',
    whatsapp: '12',
    gofoodLink: 'javascript:alert(1)',
    photoUrl: 'https://example.com/foto.jpg',
    services: ['karaoke'],
    opensOn: '2026-13-01',
    zone: 'GMT',
    week: everyDay({ opens: '25:00', closes: '22:00' }),
  };
  const answer = await call('POST', '/api/outlets', { ...facts, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
  const half = await call('POST', '/api/outlets', { ...facts, latitude: -6.2 });
  expect(half.json().fields).toEqual({
    longitude: 'Fill in both latitude and longitude, or neither',
  });
});

test.each([
  [
    'https://www.google.com/maps/place/Kedai/@-6.19,106.83,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d-6.1931!4d106.8325',
    -6.1931,
    106.8325,
  ],
  ['https://www.google.com/maps/@-8.6725,115.2344,17z', -8.6725, 115.2344],
  ['https://maps.google.com/?q=-6.1931,106.8325', -6.1931, 106.8325],
  ['https://www.google.com/maps/search/?api=1&query=-6.1931%2C106.8325', -6.1931, 106.8325],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3966!2d106.8325!3d-6.1931!2m3',
    -6.1931,
    106.8325,
  ],
  [
    'https://www.openstreetmap.org/?mlat=-6.1931&mlon=106.8325#map=17/-6.2/106.9',
    -6.1931,
    106.8325,
  ],
  ['https://www.openstreetmap.org/#map=16/-6.1930/106.8320', -6.193, 106.832],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=106.826%2C-6.198%2C106.838%2C-6.188&layer=mapnik',
    -6.193,
    106.832,
  ],
])('the place is read in %s', (link, latitude, longitude) => {
  expect(coordinatesIn(link)).toEqual({ latitude, longitude });
});

test('no place is guessed from a short link or the name of a shop', () => {
  expect(coordinatesIn('https://maps.app.goo.gl/abc123')).toBeNull();
  expect(coordinatesIn('https://www.google.com/maps/search/?api=1&query=Kedai+Seduh')).toBeNull();
});

test('special hours of an outlet come before those of its city, and those before all', async () => {
  await emptyList();
  const menteng = await add({ name: 'Menteng' });
  await add({ name: 'Dago', city: 'Bandung' });
  const plan = async (name: string, more: object) => {
    const days = { from: '2026-11-21', to: '2026-11-22', week: everyDay() };
    const answer = await call('POST', '/api/admin/special-hours', { name, ...days, ...more });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<StoredSpecialHours>();
  };
  const why = async () => (await shown()).map(({ open }) => open.why);
  const one = await plan('Listrik', { scope: 'outlets', outletIds: [menteng.id] });
  const city = await plan('Banjir', { scope: 'city', city: 'jakarta' });
  await plan('Idulfitri', { scope: 'all' });
  expect(await why()).toEqual(['Listrik', 'Idulfitri']);
  await call('DELETE', `/api/admin/special-hours/${one.id}`);
  expect(await why()).toEqual(['Banjir', 'Idulfitri']);
  const later = everyDay({ opens: '10:00', closes: '20:00' });
  const changed = { ...city, week: later, name: 'Sesudah banjir', scope: 'city' };
  expect((await call('PUT', `/api/admin/special-hours/${city.id}`, changed)).statusCode).toBe(200);
  const [first] = await shown();
  expect(first?.open).toMatchObject({ now: true, until: '2026-11-21T13:00:00.000Z' });
  expect(first?.special).toEqual([
    {
      name: 'Sesudah banjir',
      from: '2026-11-21',
      to: '2026-11-22',
      closed: false,
      hours: ['Saturday', 'Sunday'].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
    },
  ]);
  for (const wrong of [
    { scope: 'outlets' },
    { scope: 'outlets', outletIds: [menteng.id, 9_999] },
    { scope: 'city' },
    { scope: 'all', to: '2026-11-20' },
    { scope: 'all', to: '2029-11-20' },
  ]) {
    const days = { name: 'x', from: '2026-11-21', to: '2026-11-22', week: daily };
    const answer = await call('POST', '/api/admin/special-hours', { ...days, ...wrong });
    expect(answer.statusCode, answer.body).toBe(422);
  }
});

test('special hours name only outlets that there are, and keep one that was deleted since', async () => {
  await emptyList();
  const menteng = await add({ name: 'Menteng' });
  const url = '/api/admin/special-hours';
  const days = { name: 'Listrik', from: '2026-11-21', to: '2026-11-21', week: everyDay() };
  const hours = { ...days, scope: 'outlets', outletIds: [menteng.id] };
  const made = (await call('POST', url, hours)).json<StoredSpecialHours>();
  await call('DELETE', `/api/outlets/${menteng.id}`);
  const renamed = await call('PUT', `${url}/${made.id}`, { ...made, name: 'Listrik padam' });
  expect(renamed.json()).toMatchObject({ name: 'Listrik padam', outletIds: [menteng.id] });
  const { updatedAt } = renamed.json<StoredSpecialHours>();
  const more = { ...hours, outletIds: [menteng.id, 9_999], updatedAt };
  const refused = await call('PUT', `${url}/${made.id}`, more);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({
    outletIds: 'One of these outlets no longer exists. Choose again.',
  });
});

test('staff give several outlets the same hours at once, all of them or none', async () => {
  await emptyList();
  const ids = [(await add({ name: 'Satu' })).id, (await add({ name: 'Dua' })).id];
  const week = everyDay({ opens: '09:00', closes: '21:00' });
  const missing = await call('PUT', '/api/admin/outlets/week', { ids: [...ids, 9_999], week });
  expect(missing.statusCode).toBe(404);
  expect((await shown())[0]?.hours[0]).toMatchObject({ opens: '07:00' });
  await call('PUT', '/api/admin/outlets/week', { ids, week });
  for (const { hours } of await shown()) expect(hours[6]).toMatchObject({ opens: '09:00' });
});

test('copied hours are taken back at every outlet, or at none if a colleague has changed one since', async () => {
  await emptyList();
  const one = await add({ name: 'Satu' });
  const other = await add({ name: 'Dua', week: everyDay({ opens: '06:00', closes: '12:00' }) });
  const ids = [one.id, other.id];
  const copy = async (opens: string) => {
    const week = everyDay({ opens, closes: '21:00' });
    return (await call('PUT', '/api/admin/outlets/week', { ids, week })).json();
  };
  const undo = (former: object) => call('PUT', '/api/admin/outlets/week/undo', former);
  const opening = async () => (await shown()).map(({ hours }) => hours[0]?.opens);
  expect((await undo(await copy('09:00'))).statusCode).toBe(200);
  expect(await opening()).toEqual(['07:00', '06:00']);

  const former = await copy('10:00');
  const week = everyDay({ opens: '11:00', closes: '21:00' });
  await call('PUT', '/api/admin/outlets/week', { ids: [other.id], week });
  expect((await undo(former)).statusCode).toBe(409);
  expect(await opening()).toEqual(['10:00', '11:00']);
});

test('staff close an outlet until an hour, and open it again', async () => {
  await emptyList();
  const { id } = await add({ week: daily });
  const close = (until: string) =>
    call('POST', `/api/admin/outlets/${id}/closing`, { until, name: 'Listrik padam' });
  const closed = (await close('2026-11-21T08:00:00Z')).json<StoredSpecialHours>();
  expect(closed).toMatchObject({ name: 'Listrik padam', from: '2026-11-21', to: '2026-11-21' });
  expect((await shown())[0]?.open).toEqual({
    now: false,
    until: null,
    opens: '2026-11-21T08:00:00.000Z',
    why: 'Listrik padam',
  });
  expect((await close('2026-11-21T07:00:00Z')).statusCode).toBe(409);
  expect((await close('2026-11-21T05:30:00Z')).statusCode).toBe(422);
  expect((await close('2026-11-28T05:30:00Z')).statusCode).toBe(422);
  await call('DELETE', `/api/admin/special-hours/${closed.id}`);
  expect((await shown())[0]?.open).toMatchObject({ now: true });
});

test('the list goes out as a file, is edited, shown, and comes in again whole or not at all', async () => {
  await emptyList();
  const menteng = await add({
    name: 'Menteng',
    phone: '+62 21 555 0100',
    latitude: -6.19,
    longitude: 106.83,
  });
  const dago = await add({ name: 'Dago', city: 'Bandung', services: ['delivery'] });
  const file = (await call('GET', '/api/admin/outlets.csv')).body;
  const [first, second] = csvRows(file);
  expect(first).toMatchObject({ Name: 'Menteng', Monday: '07:00-22:00', Latitude: '-6.19' });
  expect(second).toMatchObject({ Name: 'Dago', Services: 'Delivery' });

  const preview = (csv: string) => call('POST', '/api/admin/outlets/import/preview', { csv });
  const same = (await preview(file)).json();
  expect(same.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['same', 'same']);

  // As Excel in Indonesian writes it.
  const edited = [
    'ID;Nama;Kota;Alamat;Layanan;Senin;Selasa;Rabu;Kamis;Jumat;Sabtu;Minggu;Lintang;Bujur',
    `${menteng.id};Menteng Raya;Jakarta;Jalan Contoh No. 12;Makan di tempat, Bawa pulang;7.00-22.00;7.00-22.00;7.00-22.00;7.00-22.00;7.00-22.00;24 jam;tutup;-6,19;106,83`,
    ';Sanur;Denpasar;Jalan Pantai No. 1;;7-22;;;;;;;;',
  ].join('\r\n');
  const shownRows = (await preview(edited)).json();
  expect(shownRows.rows).toEqual([
    {
      kind: 'changed',
      line: 2,
      name: 'Menteng Raya',
      hasNamesake: false,
      changes: [
        { column: 'Name', before: 'Menteng', after: 'Menteng Raya' },
        { column: 'Services', before: '', after: 'Dine in; Take away' },
        { column: 'Saturday', before: '07:00-22:00', after: '24 hours' },
        { column: 'Sunday', before: '07:00-22:00', after: 'closed' },
      ],
      errors: [],
    },
    expect.objectContaining({ kind: 'added', line: 3, name: 'Sanur', errors: [] }),
  ]);
  const names = async () =>
    (await call('GET', '/api/outlets')).json<Outlet[]>().map(({ name }) => name);
  expect(await names()).toEqual(['Menteng', 'Dago']);

  const apply = (csv: string, seen: string) =>
    call('POST', '/api/admin/outlets/import', { csv, seen });
  await call('PUT', `/api/outlets/${menteng.id}`, { ...facts, name: 'Menteng', area: 'Cikini' });
  expect((await apply(edited, shownRows.seen)).statusCode).toBe(409);
  const again = (await preview(edited)).json();
  const saved = await apply(edited, again.seen);
  expect(saved.json()).toEqual({ message: '1 added, 1 changed' });
  expect(await names()).toEqual(['Menteng Raya', 'Dago', 'Sanur']);
  const [stored] = (await call('GET', '/api/outlets')).json<Outlet[]>();
  expect(stored).toMatchObject({ area: 'Cikini', phone: '+62 21 555 0100', slug: menteng.slug });

  const wrong = [
    'slug,Name,City,Address,Time zone,Phone',
    `${menteng.slug},Menteng,Jakarta,Jalan Contoh,WIB,x`,
    `${dago.slug},,Bandung,Jalan Contoh,WIB,`,
    `${dago.slug},Dago,Bandung,Jalan Contoh,GMT,`,
    'sanur,Sanur Pantai,Denpasar,Jalan Pantai No. 1,WITA,',
  ].join('\n');
  const refused = (await preview(wrong)).json();
  expect(refused.rows).toMatchObject([
    { kind: 'wrong', line: 2, errors: [{ column: 'Phone' }] },
    { kind: 'wrong', line: 3, errors: [{ column: 'Name', message: 'Name is required' }] },
    { kind: 'wrong', line: 4, errors: [{ message: 'Line 3 changes the same one' }] },
    { kind: 'changed', line: 5, name: 'Sanur Pantai' },
  ]);
  expect((await apply(wrong, refused.seen)).statusCode).toBe(422);
  expect(await names()).toEqual(['Menteng Raya', 'Dago', 'Sanur']);
  const unknown = await preview('Nama,Warna\nA,merah');
  expect(unknown.json().message).toBe('Columns that are not known: Warna');
  for (const wide of [','.repeat(200), `Nama\nA${','.repeat(200)}`]) {
    const answer = await preview(wide);
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'At most 200 columns in a row',
    ]);
  }
});

test('of a file that was put together by hand, nothing is left out or put elsewhere unseen', async () => {
  const preview = (csv: string) => call('POST', '/api/admin/outlets/import/preview', { csv });
  const unquoted =
    'Kota,Nama,Senin,Alamat\nJakarta,Tebet,7-22,Jalan Contoh No. 3, lantai 2\nBogor,Pajajaran,7-22,Jalan,,';
  expect((await preview(unquoted)).json().rows).toMatchObject([
    { kind: 'wrong', line: 2, errors: [{ column: '', message: expect.stringMatching(/longer/) }] },
    { kind: 'added', line: 3, name: 'Pajajaran' },
  ]);
  const twoSystems =
    'Kota,Senin,Nama,Alamat\r\nJakarta,7-22,Tebet,Jalan\nBogor,7-22,Pajajaran,Jalan\r\n';
  expect((await preview(twoSystems)).json().rows).toMatchObject([
    { kind: 'added', name: 'Tebet' },
    { kind: 'added', name: 'Pajajaran' },
  ]);
});

test('a new outlet of a file has the hours that its line says, in the time of its city or pin', async () => {
  const preview = async (...lines: string[]) => {
    const csv = ['Nama;Kota;Alamat;Lintang;Bujur;Senin;Selasa;Minggu', ...lines].join('\n');
    const answer = await call('POST', '/api/admin/outlets/import/preview', { csv });
    return answer.json<{ rows: object[]; seen: string }>();
  };
  const refused = await preview(
    'Panakkukang;Makassar;Jalan Contoh;;;;;',
    'Abepura;Jayapura;Jalan Contoh;;;7-22;jam 7;libur',
    'Waena;Jayapura;Jalan Contoh;;;7-12-22;;',
  );
  expect(refused.rows).toMatchObject([
    {
      kind: 'wrong',
      errors: [{ column: 'Opening hours', message: 'Choose closed or the hours' }],
    },
    {
      kind: 'wrong',
      errors: [
        {
          column: 'Tuesday',
          message: '"jam 7" is not a time. Write 07:00-22:00, 24 hours, or closed.',
        },
      ],
    },
    { kind: 'wrong', errors: [{ column: 'Monday' }] },
  ]);
  const csv = [
    'Nama;Kota;Alamat;WhatsApp;Lintang;Bujur;Senin;Selasa;Minggu',
    'Panakkukang;Kota Makassar;Jalan Contoh;81234567801;;;7-22;07.00 s/d 24.00;libur',
    'Abepura;Sentani;Jalan Contoh;;-2,56;140,52;24 jam;;-',
    'Tebet;Jakarta;Jalan Contoh;;;;7.00–22.00;;',
  ].join('\n');
  const shownRows = (await call('POST', '/api/admin/outlets/import/preview', { csv })).json();
  await call('POST', '/api/admin/outlets/import', { csv, seen: shownRows.seen });
  const all = (await call('GET', '/api/outlets?limit=200')).json<StoredOutlet[]>();
  expect(all.slice(-3)).toMatchObject([
    {
      zone: 'WITA',
      whatsapp: '6281234567801',
      week: [
        [{ opens: '07:00', closes: '22:00' }],
        [{ opens: '07:00', closes: '00:00' }],
        [],
        [],
        [],
        [],
        [],
      ],
    },
    { zone: 'WIT', week: [[{ opens: '00:00', closes: '00:00' }], [], [], [], [], [], []] },
    { zone: 'WIB', week: [[{ opens: '07:00', closes: '22:00' }], [], [], [], [], [], []] },
  ]);
});

test('a shop that is older than its outlets has one after the upgrade, with its own facts', async () => {
  const shop = await createTestApp();
  const { db } = shop.deps.database;
  const start = () => seedOnce(db, shop.deps.files, 'none', new Date());
  await start();
  expect(await listActiveOutlets(db)).toEqual([]);
  const set = (section: string, key: string, value: string) =>
    db.execute(
      sql`update contents set value = ${value}, updated_by = 'Rina' where section = ${section} and key = ${key}`,
    );
  await set('brand', 'name', 'Kopi Bu Tejo');
  await set('info', 'address', 'Jalan Raya Ubud No. 5, Gianyar 80571');
  await set('info', 'phone', 'tanya saja di WhatsApp');
  await set('info', 'whatsapp', '0812 3456 7890');
  await set('hours', 'home', 'Buka kalau tidak hujan');
  await set('hours', 'barcode', 'Senin-Sabtu 08.00-21.00 WITA, Minggu tutup');
  await set('embeds', 'map_link', 'https://www.openstreetmap.org/#map=16/-8.5069/115.2625');
  await db.execute(sql`update first_start set needs_outlet = true`);
  await start();
  await start();
  // Visitors see nothing before the shop is open.
  const headers = await signIn(shop.deps, 'editor');
  const answer = await shop.app.inject({ url: '/api/public/outlets', headers });
  expect(answer.json()).toEqual([
    expect.objectContaining({
      slug: 'kopi-bu-tejo',
      name: 'Kopi Bu Tejo',
      city: 'Gianyar',
      address: 'Jalan Raya Ubud No. 5, Gianyar',
      zone: 'WITA',
      phone: null,
      whatsapp: '6281234567890',
      latitude: -8.5069,
      longitude: 115.2625,
      hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
        day,
        opens: '08:00',
        closes: '21:00',
      })),
    }),
  ]);
});

test('the demo has outlets in three cities and two zones, a new shop has none', async () => {
  const shop = await createTestApp();
  await seedOnce(shop.deps.database.db, shop.deps.files, 'demo', new Date());
  const outlets = (await shop.app.inject('/api/public/outlets')).json<PublicOutlet[]>();
  expect(outlets.map(({ city, zone }) => `${city} ${zone}`)).toEqual([
    'Jakarta WIB',
    'Jakarta WIB',
    'Jakarta WIB',
    'Bandung WIB',
    'Denpasar WITA',
    'Denpasar WITA',
  ]);
  expect(outlets[3]?.special.map(({ name }) => name)).toContain('Perawatan mesin espresso');
});

test('staff put outlets into another order, and hide one with its switch', async () => {
  await emptyList();
  const [first, second] = [await add({ name: 'Pertama' }), await add({ name: 'Kedua' })];
  const order = await call('PUT', '/api/admin/outlets/order', { ids: [second.id, first.id] });
  expect(order.statusCode).toBe(200);
  expect((await shown()).map(({ name }) => name)).toEqual(['Kedua', 'Pertama']);

  const hidden = await call('PATCH', `/api/outlets/${second.id}`, { isActive: false });
  expect(hidden.json()).toMatchObject({ id: second.id, isActive: false });
  expect((await shown()).map(({ name }) => name)).toEqual(['Pertama']);
});
