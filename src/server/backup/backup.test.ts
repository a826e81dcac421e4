import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { HOLD_UNSENT_MAIL } from '../../features/email/outbox/lease.ts';
import { contentType } from '../../features/media/picture/picture-url.contract.ts';
import { startMemory } from '../../test/memory-database.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import type { Connection } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { diskFiles } from '../storage/disk-files.ts';
import type { Files } from '../storage/files.ts';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { makeBackup } from './backup.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { describeSchema } from './rows.ts';

const AT = new Date('2026-11-21T05:00:00Z');
const log = createLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const postgres = await startPostgres();
const clients: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const client of clients) await client.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

type Place = { connection: Connection; files: Files };
const path = (name: string) => join(folder, name);

function embedded(name: string, client: PGlite): Place {
  clients.push(client);
  return { connection: client, files: diskFiles(path(name)) };
}

async function onServer(name: string): Promise<Place> {
  const client = new pg.Client(await postgres.createDatabase(name));
  await client.connect();
  clients.push({ close: () => client.end() });
  const connection: Connection = {
    exec: (statements) => client.query(statements),
    query: (statement, params) => client.query(statement, params),
  };
  return { connection, files: diskFiles(path(name)) };
}

const PICTURE = Buffer.from('a picture, as bytes\0\xff', 'latin1');

/** A shop with everything that a restore could damage: quotes, emoji, partitions, keys, mail. */
async function shopIn(place: Place): Promise<Place> {
  const { connection, files } = place;
  await connection.exec(`
    insert into accounts (email, name, role, password_hash, created_at)
      values ('sari@kedai.example', 'Sari', 'owner', '$argon2id$', now());
    insert into sessions (id, account_id, created_at, last_used_at, expires_at, user_agent,
      browser) values ('a hidden id', 1, now(), now(), now(), 'phone', 'a hidden id');
    insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
      values (1, 'AQID', '\\xa5010203262001ff00', 4294967295, '{internal,hybrid}', 'HP "Sari"', now());
    insert into passkey_challenges values ('a hidden challenge', null, now());
    insert into contact_messages (name, email, message, created_at)
      select 'Budi', 'budi@mail.example', E'Es "kopi" \\\\n\\n\\t😀 ' || n,
        '2026-11-20 16:59:59.123456+00'::timestamptz + n * interval '1 second'
      from generate_series(1, 2500) n;
    delete from contact_messages where id > 2490;
    create table visits_2026_10 partition of visits
      for values from ('2026-10-01 00:00+07') to ('2026-11-01 00:00+07');
    create table visits_2026_11 partition of visits
      for values from ('2026-11-01 00:00+07') to ('2026-12-01 00:00+07');
    insert into visits (visited_at, address, page, user_agent) values
      ('2026-10-31 16:59:59.999999+00', '203.0.113.0/24', 1, 2),
      ('2026-10-31 17:00:00+00', '2001:db8::1', 1, 2);
    insert into visitor_returns (day, previous_day, visitors)
      values ('2026-10-31', '-infinity', 1);
    insert into outbox (key, kind, data, recipient, subject, message_id, state, next_attempt_at, created_at)
      select 'reward:' || n, 'reward', '{"name": "O''Neil \\u00e9"}', 'budi@mail.example', 'Hadiah',
        n || '@kedai', case n when 1 then 'accepted' else 'queued' end, now(), now()
      from generate_series(1, 2) n;
  `);
  await files.put('private/aa11.jpg', PICTURE, 'image/jpeg');
  await files.put('media/bb22/640.avif', PICTURE, 'image/avif');
  return place;
}

const backUp = (place: Place, name: string) => makeBackup(path(name), place, AT, () => {});

async function restore(name: string, { connection, files }: Place) {
  const manifest = await openBackup(path(name));
  const target = { connection, files, contentType, afterwards: HOLD_UNSENT_MAIL };
  return restoreBackup(path(name), manifest, target, log, () => {});
}

/** All rows of all tables, and the next number of each sequence. */
async function everything({ connection }: Place) {
  await connection.exec(`set timezone = 'UTC'`);
  const { tables, sequences } = await describeSchema(connection);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const where = name === 'outbox' ? `where state = 'accepted'` : '';
    rows[name] = (
      await connection.query(`select t::text as row from "${name}" t ${where} order by 1`)
    ).rows;
  }
  return { rows, sequences };
}

async function contentOf({ files }: Place, key: string) {
  const file = await files.get(key);
  return file && (await buffer(file.body));
}

const shop = await shopIn(embedded('shop', await startMemory()));
const original = await everything(shop);
await backUp(shop, 'shop.tar');
const server = await onServer('grown');
await restore('shop.tar', server);

test('a backup restores every row, sequence and file to the other kind of database and back again', async () => {
  expect(await everything(server)).toEqual(original);
  expect(await contentOf(server, 'private/aa11.jpg')).toEqual(PICTURE);
  expect(await contentOf(server, 'media/bb22/640.avif')).toEqual(PICTURE);

  await backUp(server, 'grown.tar');
  const home = embedded('home', await PGlite.create());
  await restore('grown.tar', home);
  expect(await everything(home)).toEqual(original);
  const added = await home.connection.query(
    `insert into contact_messages (name, email, message) values ('x', 'x', 'x') returning id`,
  );
  expect(added.rows).toEqual([{ id: 2501 }]);
});

test('after a restore nobody is signed in, and queued mail is not sent by itself', async () => {
  const ask = async (query: string) => (await server.connection.query(query)).rows;
  expect(await ask('select id from sessions')).toEqual([]);
  expect(await ask('select challenge from passkey_challenges')).toEqual([]);
  const bytes = await readFile(path('shop.tar'));
  for (const text of ['a hidden id', 'a hidden challenge']) {
    expect(bytes.includes(text)).toBe(false);
  }
  expect(await ask('select key, state from outbox order by id')).toEqual([
    { key: 'reward:1', state: 'accepted' },
    { key: 'reward:2', state: 'failed' },
  ]);
});

test('a damaged or incomplete backup, or another file, is refused before anything is written', async () => {
  const whole = await readFile(path('shop.tar'));
  const damaged = Buffer.from(whole);
  const at = damaged.indexOf('a picture, as bytes');
  damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
  const broken = {
    'damaged.tar': damaged,
    'cut.tar': whole.subarray(0, whole.length - 4096),
    'half.tar': whole.subarray(0, whole.length / 2),
    'text.tar': Buffer.from('no backup at all'),
    'empty.tar': Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(broken)) {
    await writeFile(path(name), bytes);
    await expect(openBackup(path(name)), name).rejects.toThrow(OperatorError);
  }
  await expect(openBackup(path('missing.tar'))).rejects.toThrow('cannot be read');
});

test('a backup is never restored over an existing shop', async () => {
  await expect(restore('shop.tar', shop)).rejects.toThrow('There is a shop in this place already');
});

test('a backup of a newer version, or one with unexpected file names, is refused before anything is written', async () => {
  const entries: Entry[] = [];
  for await (const entry of readArchive(path('shop.tar'))) entries.push(entry);
  const rewrite = async (name: string, changed: Entry[]) => {
    const sealed = changed.filter((entry) => entry.name !== 'SHA256SUMS');
    await writeArchive(path(name), Readable.from(sealed));
  };
  const [manifest, ...others] = entries;
  const text = Buffer.from(manifest?.content ?? '').toString();
  const newer = JSON.parse(text);
  newer.schema.migrations.push({ name: '9999_later.sql', checksum: 'x' });
  const first = { name: 'manifest.json', content: Buffer.from(JSON.stringify(newer)) };
  await rewrite('newer.tar', [first, ...others]);
  await expect(openBackup(path('newer.tar'))).rejects.toThrow(
    'made by a newer or another version of the program (it has 9999_later.sql)',
  );
  for (const [at, name] of [
    'files/../../x',
    'files//tmp/x',
    'files/media/../../x.jpg',
    'files/..%2f',
    'files/media/evil.js',
    '/etc/passwd',
  ].entries()) {
    await rewrite(`evil-${at}.tar`, [...entries, { name, content: Buffer.from('x') }]);
    await expect(openBackup(path(`evil-${at}.tar`)), name).rejects.toThrow(
      'was not made by a shop',
    );
  }
});

test('files that are listed and cannot be read are counted when a backup is made and when it is restored', async () => {
  const { connection, files } = shop;
  const forgetful: Files = {
    ...files,
    get: async (key) => (key.startsWith('private/') ? null : files.get(key)),
  };
  const made = await backUp({ connection, files: forgetful }, 'lacking.tar');
  expect(made).toMatchObject({ manifest: { files: 2 }, missing: 1 });
  const place = await onServer('lacking');
  expect(await restore('lacking.tar', place)).toEqual({ missing: 1 });
  expect(await contentOf(place, 'media/bb22/640.avif')).toEqual(PICTURE);
});

test('a backup never overwrites an existing file', async () => {
  await expect(backUp(shop, 'shop.tar')).rejects.toThrow('exists already');
  expect(await everything(shop)).toEqual(original);
});

test.runIf(existsSync('/dev/full'))(
  'a backup onto a full disk says so in a sentence, and leaves nothing',
  async () => {
    await symlink('/dev/full', path('full.tar.partial'));
    const made = backUp(shop, 'full.tar');
    await expect(made).rejects.toThrow(OperatorError);
    await expect(made).rejects.toThrow('full.tar cannot be written: ENOSPC');
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
  },
);
