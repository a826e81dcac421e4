import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings, screenshot } from '../../test/rewards/ratings.ts';
import { PATIENCE } from '../../test/servers/patience.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import { DAY } from '../../time.ts';
import { personalData } from '../index.ts';
import type { ErasureFile, PersonFound, Register } from './contract.ts';
import { findErasures } from './erasures-file.ts';
import { repeatErasures } from './personal-data.ts';
import { deleteOldData } from './retention.ts';

const EMAIL = 'sari.w@kopi.example';
const NUMBER = '0812-7654-3219';

/** A shop in which Sari and others left their traces in every corner. */
async function openShop(options: Parameters<typeof createTestApp>[0] = {}) {
  const site = await createTestApp({ ...options, env: { FORM_LIMIT: '0', ...options.env } });
  const ratings = await openRatings(site);
  const { app, deps } = site;
  const { owner } = ratings;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = owner,
  ) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const people = (method: 'GET' | 'DELETE', q: string, headers = owner) =>
    call(method, `/api/admin/people?${new URLSearchParams({ q })}`, undefined, headers);
  const titles = async (q: string) =>
    (await people('GET', q))
      .json<PersonFound>()
      .groups.map(({ title, rows }) => `${title} ${rows.length}`);
  const register = async () => (await call('GET', '/api/admin/people/register')).json<Register>();
  const write = async (email: string, message: string, name = 'Sari Wulandari') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name, email, message },
    });
    return answer.json<{ id: number }>().id;
  };
  const comment = async (details: string, name = 'Sari') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/feedback',
      payload: { name, category: 'pelayanan', aspects: ['Kebersihan area'], details },
    });
    expect(answer.statusCode).toBe(201);
  };
  const captured = () => readdir(join(deps.env.DATA_DIR, 'mail')).catch((): string[] => []);
  /** Names of tables in which a text stands anywhere. */
  const tablesWith = async (text: string) => {
    const { rows } = await deps.database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: lines } = await deps.database.db.execute(
        sql.raw(`select 1 from "${name}" as t where t::text ilike '%${text}%' limit 1`),
      );
      if (lines.length > 0) found.push(name);
    }
    return found;
  };

  const settle = async () => {
    const { rows } = await deps.database.db.execute<{ id: number }>(
      sql`select id from outbox where state = 'queued'`,
    );
    for (const { id } of rows) await deps.outbox.deliver(id, PATIENCE);
  };
  /** Everything Sari and a neighbour of hers ever did. */
  const live = async () => {
    await call('PUT', '/api/admin/email-settings', {
      message: ['tim@kopi.example'],
      feedback: ['tim@kopi.example'],
      rating: ['tim@kopi.example'],
      digest: [],
    });
    const message = await write('Sari.W@Kopi.example', `Tolong hubungi saya di +62 812 7654 3219`);
    await call('POST', `/api/admin/contact-messages/${message}/replies`, {
      channel: 'email',
      recipient: EMAIL,
      body: 'Halo Sari, sudah kami teruskan.',
    });
    await write(
      'budi@kopi.example',
      `Teman saya ${EMAIL} belum dibalas, dan 0812-7654-32198?`,
      'Budi',
    );
    await write('mbak.sari.w@kopi.example', 'Saya orang lain.', 'Sari Lain');
    await comment(`Baristanya ramah. WA saya (0812) 7654.3219`);
    await comment('Nomor saya 0812 9999 0000', 'Joko');
    const picture = await screenshot(7);
    const rating = await ratings.add(
      { name: 'Sari', email: EMAIL, whatsappNumber: NUMBER },
      picture,
    );
    const others = await ratings.add(
      { name: 'Budi', email: 'budi@kopi.example', whatsappNumber: '081299990000' },
      await screenshot(3),
    );
    await ratings.verify(rating);
    await ratings.reward(rating);
    await ratings.verify(others);
    await ratings.reward(others);
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: EMAIL.toUpperCase(), password: 'bukan staf sama sekali' },
    });
    await settle();
  };
  return { ...ratings, call, people, titles, register, write, comment, captured, tablesWith, live };
}

const shop = await openShop();
await shop.live();

test('an e-mail address and a number in any spelling find everything about one person, and nobody else', async () => {
  const { titles, people } = shop;
  for (const spelling of [EMAIL, ' SARI.W@kopi.Example ']) {
    expect(await titles(spelling)).toEqual([
      'Pesan 2',
      'Rating aplikasi 1',
      'Balasan staf 1',
      'E-mail 3',
      'Catatan tindakan staf 1',
    ]);
  }
  for (const spelling of [
    '081276543219',
    '+62 812-7654-3219',
    '62 (0)812 7654 3219',
    '81276543219',
  ]) {
    expect(await titles(spelling)).toEqual([
      'Pesan 1',
      'Kritik dan saran 1',
      'Rating aplikasi 1',
      'E-mail 3',
    ]);
  }
  const found = (await people('GET', EMAIL)).json<PersonFound>();
  expect(found.others).toEqual(['6281276543219']);
  expect(found.groups[0]?.rows.map(({ own }) => own)).toEqual([true, false]);
  expect(await titles('sari@kopi.example')).toEqual([]);
  for (const nonsense of ['Sari', '12', 'a@b', '%', '.*@kopi.example']) {
    expect((await people('GET', nonsense)).statusCode, nonsense).toBe(422);
  }
});

test('the copy holds the person, the picture as it is kept, and nothing of anybody else', async () => {
  const { call, proofs, deps } = shop;
  const answer = await call('GET', `/api/admin/people/export?q=${EMAIL}`);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="data-pribadi-/);
  const { Data: data } = answer.json<{ Data: Record<string, Record<string, unknown>[]> }>();
  expect(data.Pesan?.[0]).toMatchObject({ 'E-mail': 'Sari.W@Kopi.example' });
  expect(data.Pesan?.[1]).toEqual({
    Nomor: 2,
    Waktu: expect.stringMatching(/WIB$/),
    Keterangan: 'Disebut dalam catatan ini',
  });
  const rating = data['Rating aplikasi']?.[0];
  expect(rating).toMatchObject({ WhatsApp: NUMBER, 'Kode reward': expect.any(String) });
  const { Base64: picture } = Object(rating?.['Gambar bukti']);
  const [first = ''] = await proofs();
  const sizes: number[] = [];
  for (const key of await proofs()) {
    const stored = await deps.files.get(key);
    stored?.body.destroy();
    sizes.push(stored?.size ?? 0);
  }
  expect(first).not.toBe('');
  expect(sizes).toContain(Buffer.from(picture, 'base64').length);
  expect(answer.body).not.toContain('budi');
  expect(answer.body).not.toContain('Teman saya');
});

test('what is found of a person, and the copy of it, is in the language of who looks', async () => {
  const { app, deps, write } = await openShop();
  await write(EMAIL, 'Halo');
  const headers = { ...(await signIn(deps)), 'x-reader': 'en en' };
  const q = new URLSearchParams({ q: EMAIL });
  const found = await app.inject({ url: `/api/admin/people?${q}`, headers });
  const [group] = found.json<PersonFound>().groups;
  expect(group?.title).toBe('Messages');
  expect(group?.rows[0]?.facts.map(({ label }) => label)).toEqual(['Name', 'E-mail', 'Message']);
  const copy = await app.inject({ url: `/api/admin/people/export?${q}`, headers });
  expect(Object.keys(copy.json())).toEqual(['Data about', 'Made at', 'Visits', 'Data']);
});

test('a wrong name, address or number is corrected where it stands, and the wrong one stays nowhere', async () => {
  const { call, people, live, tablesWith, editor, deps } = await openShop();
  await live();
  await deps.database.db.execute(sql`delete from outbox`);
  const correct = (input: object, headers?: Record<string, string>) =>
    call('PATCH', '/api/admin/people', input, headers);
  const found = (await people('GET', EMAIL)).json<PersonFound>();
  const [own, other] = found.groups.find(({ tab }) => tab === 'messages')?.rows ?? [];
  expect(own?.correctable).toEqual(['name', 'email']);
  expect(other?.correctable).toEqual([]);
  const [rating] = found.groups.find(({ tab }) => tab === 'ratings')?.rows ?? [];

  const name = { tab: 'ratings', id: rating?.id, field: 'name', was: 'Sari', value: ' Sari Ayu ' };
  expect((await correct(name, editor)).statusCode).toBe(403);
  expect((await correct(name)).json()).toEqual({ message: 'Data diperbaiki', value: 'Sari Ayu' });
  const { rows } = await deps.database.db.execute(sql`select name from rewards order by name`);
  expect(rows).toEqual([{ name: 'Budi' }, { name: 'Sari Ayu' }]);
  // Somebody else was quicker: nothing is written over what they wrote.
  const late = await correct(name);
  expect([late.statusCode, late.json().current]).toEqual([409, { value: 'Sari Ayu' }]);

  const number = { ...name, field: 'whatsapp', was: '0812-7654-3219', value: '0813 1111 2222' };
  expect((await correct(number)).statusCode).toBe(200);
  for (const wrong of [
    { ...name, field: 'email', was: EMAIL, value: 'sari' },
    { ...number, was: '0813-1111-2222', value: '12' },
    { ...name, field: 'code', was: '', value: 'GRATIS' },
    { ...name, tab: 'messages', field: 'message', was: '', value: 'Lain' },
  ]) {
    const answer = await correct(wrong);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['value']]);
  }
  expect((await correct({ ...name, id: 9999 })).statusCode).toBe(404);

  const address = { tab: 'ratings', id: rating?.id, field: 'email', was: EMAIL };
  expect((await correct({ ...address, value: 'sari.ayu@kopi.example' })).statusCode).toBe(200);
  expect(await tablesWith(EMAIL)).not.toContain('app_ratings');
  const entries = await deps.database.db.execute(
    sql`select detail, changes from audit_entries where action = 'person.correct' order by id`,
  );
  expect(entries.rows).toEqual(
    ['name', 'whatsapp', 'email'].map((field) => ({
      detail: `ratings: ${field}`,
      changes: null,
    })),
  );
});

test('an erased person leaves no trace in any table or file, and everybody else stays', async () => {
  const { people, titles, tablesWith, proofs, captured, register, call } = shop;
  expect((await tablesWith(EMAIL)).length).toBeGreaterThan(4);
  const [pictures, mails] = [(await proofs()).length, (await captured()).length];
  await call('POST', '/api/admin/people/requests', { kind: 'erase', person: EMAIL });
  await call('POST', '/api/admin/people/requests', { kind: 'access', person: 'budi@kopi.example' });

  const erased = await people('DELETE', EMAIL.toUpperCase());
  expect(erased.json()).toMatchObject({ rows: expect.any(Number), files: 1 });
  expect(await tablesWith(EMAIL)).toEqual(['contact_messages']); // mbak.sari.w@
  expect(await tablesWith('%[^k].sari.w@')).toEqual([]);
  expect(await titles(EMAIL)).toEqual([]);
  expect((await proofs()).length).toBe(pictures - 1);
  const left = await captured();
  expect(left.length).toBeLessThan(mails);
  for (const name of left) {
    const source = await readFile(join(shop.deps.env.DATA_DIR, 'mail', name), 'utf8');
    expect(source.toLowerCase()).not.toContain(EMAIL);
  }
  expect((await people('DELETE', NUMBER)).statusCode).toBe(200);
  for (const rest of ['6281276543219', '7654 3219', '7654.3219', 'Wulandari']) {
    expect(await tablesWith(rest), rest).toEqual([]);
  }
  expect(await titles('budi@kopi.example')).toEqual([
    'Pesan 1',
    'Rating aplikasi 1',
    'E-mail 1',
    'Permintaan 1',
  ]);
  const { requests, erasures } = await register();
  expect(requests.map(({ person, doneAt }) => [person, doneAt !== null])).toEqual([
    ['budi@kopi.example', false],
    ['', true],
  ]);
  expect(erasures).toHaveLength(2);
  expect((await people('DELETE', EMAIL)).statusCode).toBe(404);
});

test('somebody named only in the notes of staff is found and erased', async () => {
  const { call, people, titles, comment, tablesWith } = await openShop();
  await comment('Meja di teras belum dibersihkan.', 'Tamu');
  const [row] = (await call('GET', '/api/admin/feedback')).json<{ id: number }[]>();
  const notes = 'Dari Bu Rina, rina.k@kopi.example, sudah ditelepon';
  const noted = await call('PATCH', `/api/admin/feedback/${row?.id}`, { notes });
  expect(noted.statusCode).toBe(200);
  expect(await titles('rina.k@kopi.example')).toEqual(['Kritik dan saran 1']);
  expect((await people('DELETE', 'rina.k@kopi.example')).statusCode).toBe(200);
  expect(await tablesWith('rina.k@')).toEqual([]);
});

test('who is named only in the name on somebody else’s reward is erased there too', async () => {
  const { add, verify, reward, people, tablesWith } = await openShop();
  const rating = await add({
    name: 'Budi, teman rina.k@kopi.example',
    email: 'budi@kopi.example',
  });
  await verify(rating);
  await reward(rating);
  expect(await tablesWith('rina.k@')).toContain('rewards');
  expect((await people('DELETE', 'rina.k@kopi.example')).statusCode).toBe(200);
  expect(await tablesWith('rina.k@')).toEqual([]);
  expect(await tablesWith('Budi, teman')).toContain('rewards');
});

test('erasing one person leaves those whose address only ends or begins alike, or holds the number', async () => {
  const { call, people, write, comment } = await openShop();
  const others = [
    "ma'ruf@kopi.example",
    "'ruf@kopi.example",
    'ruf@kopi.example.id',
    'rina81276543219@kopi.example',
  ];
  for (const email of others) {
    const account = { name: 'Orang lain', role: 'editor', email };
    expect((await call('POST', '/api/admin/accounts', account)).statusCode).toBe(201);
    await write(email, `Alamat saya ${email}`, 'Orang lain');
  }
  await comment("Balas ke ma'ruf@kopi.example, ma’ruf@kopi.example atau a/ruf@kopi.example");
  await comment('Balas ke rina81276543219@kopi.example');
  await write('Ruf@Kopi.example', 'Saya');
  await write('0812.7654.3219@kopi.example', 'Saya juga');
  await write('budi@kopi.example', "Tanya 'ruf@kopi.example', *ruf@kopi.example*, WA081276543219");
  expect((await people('DELETE', 'ruf@kopi.example')).statusCode).toBe(200);
  expect((await people('DELETE', '0812-7654-3219')).statusCode).toBe(200);

  const accounts = (await call('GET', '/api/admin/accounts')).json<{ email: string }[]>();
  expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(others));
  const messages = (await call('GET', '/api/admin/contact-messages')).json<
    { email: string; message: string }[]
  >();
  expect(messages.map(({ email, message }) => [email, message])).toEqual([
    ['budi@kopi.example', 'Tanya [dihapus], [dihapus], WA[dihapus]'],
    ...others.toReversed().map((email) => [email, `Alamat saya ${email}`]),
  ]);
  expect((await call('GET', '/api/admin/feedback')).json()).toHaveLength(2);
});

test('an erased person stays erased after an older backup is restored', async () => {
  const { people, call, titles, deps, write, tablesWith } = shop;
  await write(EMAIL, 'Saya lagi');
  await people('DELETE', EMAIL);
  const file = (await call('GET', '/api/admin/people/erasures')).json<ErasureFile>();
  expect(JSON.stringify(file)).not.toContain('sari');
  expect(await repeatErasures(deps, personalData, file)).toBe(0);

  // As in a backup from before: the register knows of no erasure yet, and the person is there.
  await deps.database.db.execute(sql`delete from erasures`);
  await write(EMAIL, 'Pesan dari masa lalu');
  expect(await repeatErasures(deps, personalData, file)).toBe(1);
  expect(await tablesWith('masa lalu')).toEqual([]);
  expect(await titles('budi@kopi.example')).not.toEqual([]);
});

test('an erasure is recorded beside the backups at once, where restoring an older one finds it', async () => {
  const backups = await mkdtemp(join(tmpdir(), 'backups-'));
  const { deps, write, people } = await openShop({ env: { BACKUP_DIR: backups } });
  await write(EMAIL, 'Tolong hubungi saya.');
  expect((await people('DELETE', EMAIL)).statusCode).toBe(200);
  const text = await readFile(join(backups, 'erasures.json'), 'utf8');
  expect(text).not.toContain('sari');
  const elsewhere = { DATA_DIR: join(deps.env.DATA_DIR, 'new') };
  const found = await findErasures(join(backups, 'shop-2026-11-21.tar'), elsewhere);
  expect(found).toEqual(JSON.parse(text));
  expect(found?.erasures).toHaveLength(1);
  await rm(backups, { recursive: true });
});

test('people who are erased at the same moment are all recorded beside the backups', async () => {
  const backups = await mkdtemp(join(tmpdir(), 'backups-'));
  const { write, people } = await openShop({ env: { BACKUP_DIR: backups } });
  const emails = Array.from({ length: 6 }, (_, at) => `tamu${at}@kopi.example`);
  for (const email of emails) await write(email, 'Tolong hubungi saya.');
  await Promise.all(emails.map((email) => people('DELETE', email)));
  expect(await readdir(backups)).toEqual(['erasures.json']);
  const { erasures } = JSON.parse(await readFile(join(backups, 'erasures.json'), 'utf8'));
  expect(erasures).toHaveLength(6);
  await rm(backups, { recursive: true });
});

test('only owners see people, and no owner erases the account in use', async () => {
  const { people, call, deps, editor, titles } = shop;
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await people(method, EMAIL, editor)).statusCode).toBe(403);
  }
  expect((await call('GET', '/api/admin/people/erasures', undefined, editor)).statusCode).toBe(403);
  const boss = await signIn(deps, 'owner', { email: 'bos@kopi.example' });
  expect((await people('DELETE', 'bos@kopi.example', boss)).statusCode).toBe(409);
  expect(await titles('bos@kopi.example')).toEqual(['Akun staf 1']);
  await makeAccount(deps, 'editor', { email: 'mantan@kopi.example' });
  expect((await people('DELETE', 'mantan@kopi.example')).statusCode).toBe(200);
  expect(await titles('mantan@kopi.example')).toEqual([]);
});

test('a request has three days from when it came, and is answered once', async () => {
  const { call, register } = await openShop();
  const url = '/api/admin/people/requests';
  const ask = (more: object) => call('POST', url, { kind: 'access', person: NUMBER, ...more });
  const receivedAt = new Date(Date.now() - DAY).toISOString();
  const { id } = (await ask({ receivedAt })).json<{ id: number }>();
  expect((await register()).requests).toMatchObject([
    {
      id,
      person: '6281276543219',
      dueAt: new Date(Date.parse(receivedAt) + 3 * DAY).toISOString(),
      doneAt: null,
    },
  ]);
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  expect((await ask({ receivedAt: tomorrow })).json()).toMatchObject({
    fields: { receivedAt: expect.any(String) },
  });
  expect((await ask({ person: 'Sari' })).json()).toMatchObject({
    fields: { person: expect.any(String) },
  });
  expect((await call('PATCH', `${url}/${id}`, { isDone: true })).json().doneAt).not.toBeNull();
  expect((await call('PATCH', `${url}/${id}`, { isDone: false })).json().doneAt).toBeNull();
  expect((await call('PATCH', `${url}/9999`, { isDone: true })).statusCode).toBe(404);
});

test('what customers sent is deleted after the set days, and not a minute before', async () => {
  const clock = { now: new Date() };
  const began = clock.now;
  const { live, deps, proofs, register, call } = await openShop({
    env: { MESSAGES_KEEP_DAYS: '100', FEEDBACK_KEEP_DAYS: '0', RATINGS_KEEP_DAYS: '100' },
    clock: () => clock.now,
  });
  await live();
  const count = async (path: string) => {
    const { now } = clock;
    clock.now = began; // no session lasts for months
    const total = (await call('GET', path)).headers['x-total-count'];
    clock.now = now;
    return Number(total);
  };
  const counts = async () => [
    await count('/api/admin/contact-messages'),
    await count('/api/admin/feedback'),
    await count('/api/admin/app-ratings'),
    (await proofs()).length,
  ];
  clock.now = new Date(began.getTime() + 100 * DAY - 60_000);
  await deleteOldData(deps, personalData);
  expect(await counts()).toEqual([3, 2, 2, 2]);
  clock.now = new Date(began.getTime() + 100 * DAY + 60_000);
  await deleteOldData(deps, personalData);
  expect(await counts()).toEqual([0, 2, 0, 0]);
  const day = new Date(clock.now.getTime() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);
  clock.now = began;
  const { keeping } = await register();
  expect(keeping.map(({ setting, last }) => [setting, last])).toEqual([
    ['MESSAGES_KEEP_DAYS', { day, count: 3 }],
    ['FEEDBACK_KEEP_DAYS', null],
    ['RATINGS_KEEP_DAYS', { day, count: 2 }],
    ['MAIL_KEEP_DAYS', null],
    ['AUDIT_KEEP_DAYS', null],
    ['VISIT_ADDRESS_DAYS', null],
    ['VISITS_KEEP_DAYS', null],
  ]);
});

test('the names of exported files have the day in Indonesia', async () => {
  const shop = await createTestApp({ clock: () => new Date('2026-11-29T18:30:00Z') });
  const headers = await signIn(shop.deps, 'owner');
  const nameOf = async (url: string) =>
    (await shop.app.inject({ url, headers })).headers['content-disposition'];
  expect(await nameOf('/api/admin/people/export?q=sari%40mail.example')).toBe(
    'attachment; filename="data-pribadi-2026-11-30.json"',
  );
  expect(await nameOf('/api/admin/faqs.csv')).toBe('attachment; filename="faqs-2026-11-30.csv"');
});
