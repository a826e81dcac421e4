import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { seedOnce } from '../../seed.ts';
import { openBackup, restoreBackup } from '../../server/backup/restore.ts';
import { createLog } from '../../server/log.ts';
import { diskFiles } from '../../server/storage/disk-files.ts';
import { createTestApp } from '../../test/app.ts';
import { PATIENCE } from '../../test/servers/patience.ts';
import { PASSWORD, signIn } from '../../test/signin.ts';
import { demo as demoTables } from '../index.ts';
import { contentType } from '../media/picture/picture-url.contract.ts';
import type { MenuItem } from '../menu/contract.ts';
import type { Launch } from './contract.ts';

const DEMO_TABLES = demoTables.map(({ table }) => getTableName(table));

type Item = Pick<MenuItem, 'id' | 'sectionId' | 'name' | 'price' | 'variants' | 'updatedAt'>;
type Row = { id: number; key?: string; section?: string; language?: string };

async function openShop(seed: 'demo' | 'none', clock?: () => Date) {
  const { app, deps } = await createTestApp({ shop: 'empty', ...(clock && { clock }) });
  const { db } = deps.database;
  await seedOnce(db, deps.files, seed, deps.clock());
  const headers = await signIn(deps);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const ok = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await call(method, url, payload);
    expect([url, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
      url,
      expect.toSatisfy((status: number) => status < 300),
      '',
    ]);
    return answer.body === '' ? (undefined as T) : answer.json<T>();
  };
  const visit = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const count = async (table: string) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return rows[0]?.n ?? 0;
  };
  const clean = async () => {
    expect((await call('POST', '/api/admin/launch/clean', { password: PASSWORD })).statusCode).toBe(
      202,
    );
    return vi.waitFor(
      async () => {
        const launch = await ok<Launch>('GET', '/api/admin/launch');
        expect(launch.cleaning).toBe('');
        return launch;
      },
      { timeout: PATIENCE, interval: 100 },
    );
  };
  return { app, deps, call, ok, visit, count, clean };
}

test('a clean start leaves exactly what the owner made or changed, and its backup brings all back', async () => {
  const { deps, call, ok, visit, count, clean } = await openShop('demo');
  const contents = await ok<Row[]>('GET', '/api/cms/contents/contact');
  const factOf = (section: string, key: string) =>
    contents.find((row) => row.section === section && row.key === key && row.language === '')?.id;
  const [promo] = await ok<Row[]>('GET', '/api/promo-images');
  const [member, second] = await ok<Row[]>('GET', '/api/team-members');
  const items = await ok<Item[]>('GET', '/api/menu-items');

  // Eleven changes of one's own, of which two add something.
  await ok('PUT', `/api/cms/contents/${factOf('brand', 'name')}`, { value: 'Nusa Kopi' });
  await ok('PUT', `/api/cms/contents/${factOf('info', 'phone')}`, { value: '(022) 123 4567' });
  await ok('PUT', `/api/cms/contents/${factOf('links', 'social')}`, { value: '@nusakopi' });
  const faq = await ok<Row>('POST', '/api/faqs', { question: 'Parkir?', answer: 'Ada.' });
  await ok('PUT', `/api/admin/promo-images/${promo?.id}`, { ...promo, title: 'Promo kami' });
  await ok('PUT', `/api/team-members/${member?.id}`, { ...member, name: 'Wati' });
  await ok('PUT', `/api/menu-items/${items[0]?.id}`, {
    ...items[0],
    price: 27_000,
    variants: [],
  });
  const raised = items.find(({ variants, price }, nth) => nth > 1 && price && !variants.length);
  await ok('POST', '/api/menu-items', {
    name: 'Kopi Nusa',
    category: 'minuman',
    sectionId: items[1]?.sectionId,
  });
  const [outlet] = await ok<Row[]>('GET', '/api/outlets');
  await ok('PUT', `/api/outlets/${outlet?.id}`, { ...outlet, name: 'Nusa Kopi Braga' });
  const [news] = await ok<Row[]>('GET', '/api/articles');
  await ok('PUT', `/api/articles/${news?.id}`, { title: 'Kami buka' });
  // None of these makes an entry one's own.
  let item = raised;
  for (const price of [Number(raised?.price) + 1000, raised?.price]) {
    const { id, variants, updatedAt } = item ?? {};
    const change = { items: [{ id, price, variants, updatedAt }] };
    [item] = await ok<Item[]>('PUT', '/api/admin/menu-items/prices', change);
  }
  await ok('PUT', '/api/admin/team-members/order', { ids: [second?.id, member?.id] });
  const [message] = await ok<Row[]>('GET', '/api/admin/contact-messages');

  const before = Object.fromEntries(
    await Promise.all(
      [...DEMO_TABLES, 'visits', 'rewards'].map(async (name) => [name, await count(name)]),
    ),
  );
  const { demo, stays, isOpen } = await ok<Launch>('GET', '/api/admin/launch');
  expect(isOpen).toBe(true);
  expect(demo).toContainEqual({ thing: 'faqs', name: 'FAQs', goes: Number(before.faqs) - 1 });
  expect(stays).toHaveLength(5);
  expect(stays).toContainEqual({ name: 'Promos', count: 1 });
  const { backup, stays: left } = await clean();
  expect(left).toEqual(stays);

  const after = Object.fromEntries(
    await Promise.all(
      [...DEMO_TABLES, 'visits', 'rewards', 'demo_rows'].map(async (name) => [
        name,
        await count(name),
      ]),
    ),
  );
  expect(after).toMatchObject({
    promos: 1,
    faqs: 1,
    team_members: 1,
    menu_items: 2,
    outlets: 1,
    mockups: 0,
    special_hours: 0,
    articles: 1,
    contact_messages: 0,
    feedback: 0,
    app_ratings: 0,
    rewards: 0,
    visits: 0,
    // What was changed is still known.
    demo_rows: 5,
  });
  // The sections in which one's own two items are.
  expect(after.menu_sections).toBe(1);
  expect((await ok<Row[]>('GET', '/api/faqs')).map(({ id }) => id)).toEqual([faq.id]);
  expect((await call('GET', `/api/admin/contact-messages/${message?.id}`)).statusCode).toBe(404);

  const home = (await call('GET', '/')).body;
  expect(home).toContain('Nusa Kopi');
  expect(home).toContain('(022)\u00a0123\u00a04567');
  expect(home).toContain('https://www.instagram.com/nusakopi');
  expect(home).not.toMatch(/kedai.seduh|jalan contoh|4,9|sangrai/i);
  expect((await visit('/')).statusCode).toBe(503);
  expect(
    (await call('POST', '/api/admin/launch/clean', { password: PASSWORD })).json(),
  ).toMatchObject({
    message: 'Tidak ada lagi data yang masih seperti contohnya.',
  });

  const path = join(deps.env.DATA_DIR, 'upgrades', backup);
  const restored = await PGlite.create();
  await restoreBackup(
    path,
    await openBackup(path),
    {
      connection: restored,
      files: diskFiles(join(deps.env.DATA_DIR, 'restored')),
      contentType,
      afterwards: '',
    },
    createLog('silent'),
    () => {},
  );
  for (const [table, rows] of Object.entries(before)) {
    const found = await restored.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    expect([table, found.rows[0]?.n]).toEqual([table, rows]);
  }
  const name = await restored.query<{ value: string }>(
    `select value from contents where section = 'hours' and key = 'home'`,
  );
  expect(name.rows[0]?.value).toBe('Open daily: 8:00 AM - 10:00 PM');
  await restored.close();
  expect(await readdir(join(deps.env.DATA_DIR, 'upgrades'))).toEqual([backup]);
});

/** For tests that change nothing. */
const demo = await openShop('demo');

test('a clean start needs the password of the owner', async () => {
  const { call, count } = demo;
  const refused = await call('POST', '/api/admin/launch/clean', { password: 'salah sama sekali' });
  expect(refused.statusCode).toBe(422);
  expect(await count('promos')).toBeGreaterThan(3);
});

test('a clean start that was cut off with its server can be begun again, and one that still runs cannot', async () => {
  const { deps, call, ok } = await openShop('demo');
  const begin = async () =>
    (await call('POST', '/api/admin/launch/clean', { password: PASSWORD })).statusCode;
  const shown = async () => (await ok<Launch>('GET', '/api/admin/launch')).cleaning;
  const savesSince = (seconds: number) =>
    deps.database.db.execute(sql`update launch set cleaning = 'saving',
      cleaning_since = now() - make_interval(secs => ${seconds}::int)`);
  await savesSince(100);
  expect([await begin(), await shown()]).toEqual([409, 'saving']);
  await savesSince(121);
  expect(await shown()).toBe('failed');

  const saved = Promise.withResolvers<void>();
  deps.backup = () => saved.promise;
  expect(await begin()).toBe(202);
  await savesSince(121);
  // It says by itself that it still runs.
  await expect.poll(shown, { timeout: 20_000 }).toBe('saving');
  expect(await begin()).toBe(409);
  saved.reject(new Error('The disk is full'));
  await expect.poll(shown).toBe('failed');
});

test('a shop that begins empty is closed until its owner opens it, and can be closed again', async () => {
  const { app, call, ok, visit, count } = await openShop('none');
  for (const url of [
    '/',
    '/about',
    '/en/menu',
    '/id',
    '/feedback',
    '/no-such-page',
    '/no-such-file.txt',
    '/no-such-page-either',
    '/share/0/mixed-outlet-menteng.jpg',
    '/app',
    '/barcode',
  ]) {
    const { statusCode, body, headers } = await visit(url);
    expect([url, statusCode]).toEqual([url, 503]);
    expect(headers['retry-after']).toBe('86400');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain(url.startsWith('/en') ? 'Opening soon' : 'Segera dibuka');
    expect(body).not.toMatch(/seduh|href="\/about"|application\/ld\+json|undefined/i);
  }
  for (const file of ['/media/no-such-picture.jpg', '/assets/no-such-file.js']) {
    const missing = await visit(file);
    expect([file, missing.statusCode]).toEqual([file, 404]);
    expect(missing.body).not.toMatch(/seduh|href="\/about"/i);
  }
  expect((await visit('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await visit('/sitemap.xml')).statusCode).toBe(503);
  expect((await visit('/login')).statusCode).toBe(200);
  expect((await visit('/favicon.svg')).statusCode).toBe(200);

  const message = { name: 'Budi', email: 'budi@mail.example', message: 'Halo' };
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: message });
  expect(sent.statusCode).toBe(503);
  expect(sent.json()).toMatchObject({ code: 'not_open', message: 'Situs ini belum dibuka.' });
  expect((await app.inject('/api/public/menu')).statusCode).toBe(503);
  const seen = { method: 'POST', url: '/api/visits', payload: { page: '/login' } } as const;
  expect((await app.inject(seen)).statusCode).toBe(204);
  expect(await count('visits')).toBe(0);
  const forged = await app.inject({ url: '/', headers: { cookie: 'session=made-up' } });
  expect(forged.statusCode).toBe(503);

  const asStaff = await call('GET', '/about');
  expect(asStaff.statusCode).toBe(200);
  expect(asStaff.body).toContain('About Kedai\u00a0Kopi');

  expect(await ok('PUT', '/api/admin/launch', { isOpen: true })).toMatchObject({ isOpen: true });
  expect((await visit('/about')).statusCode).toBe(200);
  expect((await visit('/robots.txt')).body).toContain('Sitemap:');
  type Overview = { attention: { isClosed: boolean } };
  const isClosed = async () =>
    (await ok<Overview>('GET', '/api/admin/overview')).attention.isClosed;
  expect(await isClosed()).toBe(false);
  const closed = await ok<Launch>('PUT', '/api/admin/launch', { isOpen: false });
  expect(closed.isOpen).toBe(false);
  expect((await visit('/about')).statusCode).toBe(503);
  expect(await isClosed()).toBe(true);
  const [, item] = /^cms\?page=contact&item=(\d+)$/.exec(closed.sentenceTab) ?? [];
  type Item = { id: number; section: string; key: string };
  const items = await ok<Item[]>('GET', '/api/cms/contents/contact');
  expect(items.find(({ id }) => String(id) === item)).toMatchObject({
    section: 'opening',
    key: 'text',
  });
});

test('a shop with the demo is open from its first minute', async () => {
  expect((await demo.visit('/')).statusCode).toBe(200);
});

type Task = { part: string; place?: string; text: string; tab: string };
const inWhole = ({ place, text }: Task) => (place ? `${place} › ${text}` : text);

test('what is left to do is listed with the way to each field, until it is done', async () => {
  const { ok } = await openShop('none');
  const left = await ok<Task[]>('GET', '/api/admin/launch/tasks');
  expect(left.map(inWhole)).toEqual([
    'My shop › Name of the shop: not filled in yet',
    'Address and contact › Address: not filled in yet',
    'Address and contact › Telephone: not filled in yet',
    'Address and contact › E-mail: not filled in yet',
    'Address and contact › WhatsApp number: not filled in yet',
    'Opening hours › Home and About: not filled in yet',
    'Links › Instagram profile: not filled in yet',
    'Home › Hero › Background picture: not filled in yet',
    'Home › Our Story › Description: not filled in yet',
    'About › Hero › Background picture: not filled in yet',
    'About › Dedication › Description: not filled in yet',
    'Membership › Hero › Picture of the device: not filled in yet',
    'Membership › Feature 1 › Title: not filled in yet',
    'Logo and the picture of shared links: none yet',
    'Menu: nothing on it yet',
    'Mail server: none yet, so mail reaches nobody',
    'Nightly backups: not set up yet',
    'Two-step sign-in: 1 owner does without',
  ]);
  const id = /^cms\?page=contact&item=(\d+)$/.exec(left[0]?.tab ?? '')?.[1];
  await ok('PUT', `/api/cms/contents/${id}`, { value: 'Nusa Kopi' });
  const after = await ok<Task[]>('GET', '/api/admin/launch/tasks');
  const legal = ({ tab }: Task) => tab === 'articles?kind=legal';
  // The name is the shop's own now, but the legal texts and their days are not.
  expect(after.find(legal)?.text).toBe(
    'Legal texts: 2 still built in, with their built-in day. Read them, then save your own',
  );
  expect(after.filter((one) => !legal(one))).toEqual(left.slice(1));
  const template = { kind: 'legal', title: 'Privacy', body: '<p>Ours.</p>' };
  await ok('POST', '/api/articles', { ...template, slug: 'privacy' });
  await ok('POST', '/api/articles', { ...template, slug: 'data-privacy', isActive: false });
  const read = await ok<Task[]>('GET', '/api/admin/launch/tasks');
  expect(read).toEqual(left.slice(1));
  await ok('POST', '/api/menu-items', { name: 'Kopi Tubruk', category: 'minuman' });
  const withMenu = await ok<Task[]>('GET', '/api/admin/launch/tasks');
  expect(withMenu).toEqual(read.filter(({ tab }) => tab !== 'menu'));
  const { findings } = await ok<{ findings: { name: string; found: string }[] }>(
    'GET',
    '/api/admin/doctor',
  );
  expect(findings.find(({ name }) => name === 'Getting ready')?.found).toContain(
    '5 parts are left.',
  );
});

test('the address that was invented for the first owner is left to do, until it is another', async () => {
  const { ok } = await openShop('none');
  const texts = async () =>
    (await ok<Task[]>('GET', '/api/admin/launch/tasks')).map(({ text }) => text);
  const invented = 'Sign-in address owner@kedai.example: nobody reads it, change it under Accounts';
  expect(await texts()).not.toContain(invented);
  const [me] = await ok<{ id: number }[]>('GET', '/api/admin/accounts');
  const move = (email: string) =>
    ok('PUT', `/api/admin/accounts/${me?.id}`, {
      name: 'Ani',
      role: 'owner',
      email,
      password: PASSWORD,
    });
  await move('owner@kedai.example');
  expect(await texts()).toContain(invented);
  await move('ani@nusa.example');
  expect(await texts()).not.toContain(invented);
});

test('of a shop with the demo, each fact and each kind of entry is left to do, by page', async () => {
  const left = await demo.ok<Task[]>('GET', '/api/admin/launch/tasks');
  const of = (part: string) => left.flatMap((one) => (one.part === part ? inWhole(one) : []));
  expect(of('contact')).toContain('My shop › Name of the shop');
  expect(of('contact')).toContain('Hero › Response time');
  expect(of('home')).toContain('Our Story, 4 fields');
  expect(of('lists')).toContain('Promos, 6 entries');
  expect(of('lists').join()).not.toContain('Legal texts');
  expect(of('lists')).toContain('Menu sections, 7 entries');
  expect(of('customers')).toContain('Messages, 5 entries');
  expect(of('customers')).toContain('Feedback, 7 entries');
  expect(of('safety')).toContain('Nightly backups: not set up yet');
});

test('a shop that says it has no app is told which questions and promos speak of one', async () => {
  const { ok } = await openShop('none');
  const texts = async () =>
    (await ok<{ text: string }[]>('GET', '/api/admin/launch/tasks')).map(({ text }) => text);
  await ok('POST', '/api/faqs', { question: 'Ada parkir?', answer: 'Ada.' });
  await ok('POST', '/api/faqs', { question: 'Bagaimana mendaftar?', answer: 'Lewat aplikasi.' });
  const before = await texts();
  const contents = await ok<Row[]>('GET', '/api/cms/contents/contact');
  const hasApp = contents.find(({ key }) => key === 'has_app')?.id;
  await ok('PUT', `/api/cms/contents/${hasApp}`, { value: 'off' });
  const told = (await texts()).filter((text) => !before.includes(text));
  expect(told).toEqual(['“Bagaimana mendaftar?” speaks of an app, and this shop has none']);
});

test('a promo that is over is not among what speaks of an app', async () => {
  let now = new Date();
  const { ok } = await openShop('demo', () => now);
  const contents = await ok<Row[]>('GET', '/api/cms/contents/contact');
  const hasApp = contents.find(({ key }) => key === 'has_app')?.id;
  await ok('PUT', `/api/cms/contents/${hasApp}`, { value: 'off' });
  const [promo] = await ok<Row[]>('GET', '/api/promo-images');
  const endsAt = new Date(now.getTime() + 30 * 60_000).toISOString();
  const changes = { ...promo, title: 'Hanya di aplikasi', endsAt };
  await ok('PUT', `/api/admin/promo-images/${promo?.id}`, changes);
  const texts = async () =>
    (await ok<Task[]>('GET', '/api/admin/launch/tasks')).map(({ text }) => text);
  const speaks = '“Hanya di aplikasi” speaks of an app, and this shop has none';
  expect(await texts()).toContain(speaks);
  now = new Date(now.getTime() + 60 * 60_000);
  expect(await texts()).not.toContain(speaks);
});
