import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { createIdempotency } from './idempotency.ts';

const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
const env = { FORM_LIMIT: '0' };
const instances = [
  await createTestApp({ env, deps: { database: databases[0] } }),
  await createTestApp({ env, deps: { database: databases[1] } }),
];

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

const send = (key: string, message: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, time) =>
      instances[time % 2]?.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'idempotency-key': key },
        payload: { name: 'Sari', email: 'sari@contoh.id', message },
      }),
    ),
  );
const messages = async () =>
  (await databases[0].db.execute<{ message: string }>('select message from contact_messages')).rows;

test('a form sent forty times to two instances is stored once, and every reply is the same', async () => {
  const answers = await send('forty', 'empat puluh', 40);
  expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
  expect(await messages()).toEqual([{ message: 'empat puluh' }]);
});

test('when two different forms are sent at once with the same key, one is stored and the other refused', async () => {
  const [ours, theirs] = await Promise.all([send('race', 'kami', 4), send('race', 'mereka', 4)]);
  const codes = [ours, theirs].map((answers) => new Set(answers.map((one) => one?.statusCode)));
  expect(codes).toContainEqual(new Set([201]));
  expect(codes).toContainEqual(new Set([422]));
  const kept = (await messages()).filter(({ message }) => message !== 'empat puluh');
  expect(kept).toHaveLength(1);
});

test('a form that could not be stored can be sent again', async () => {
  const saveOnce = createIdempotency({ database: databases[0] });
  const sender = { ip: '10.0.0.1', headers: { 'idempotency-key': 'again' } };
  const failing = saveOnce('test', sender, {}, async () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await saveOnce('test', sender, {}, async () => 7)).toBe(7);
  expect(await saveOnce('test', sender, {}, async () => 8)).toBe(7);
});

/** The database's clock cannot be set, so what it has written moves instead. */
const pass = (minutes: number) =>
  databases[0].db.execute(
    sql`update received_forms set expires_at = expires_at - make_interval(mins => ${minutes})`,
  );

test('a key can be used again after a day', async () => {
  const saveOnce = createIdempotency({ database: databases[1] });
  const sender = { ip: '10.0.0.1', headers: { 'idempotency-key': 'a-day' } };
  expect(await saveOnce('day', sender, {}, async () => 1)).toBe(1);
  await pass(24 * 60 - 1);
  expect(await saveOnce('day', sender, {}, async () => 2)).toBe(1);
  await pass(1);
  expect(await saveOnce('day', sender, {}, async () => 3)).toBe(3);
});

test('a form without a key that is repeated within a minute is stored once, also by an instance whose clock is two minutes ahead', async () => {
  const ahead = () => new Date(Date.now() + 120_000);
  const one = await createTestApp({ env, deps: { database: databases[0] } });
  const other = await createTestApp({ env, deps: { database: databases[1] }, clock: ahead });
  const payload = { name: 'Sari', email: 'sari@contoh.id', message: 'tanpa kunci' };
  for (const { app } of [one, other]) {
    const sent = await app.inject({ method: 'POST', url: '/api/contact', payload });
    expect(sent.statusCode).toBe(201);
  }
  const { rows } = await databases[0].db.execute(
    sql`select id from contact_messages where message = 'tanpa kunci'`,
  );
  expect(rows).toHaveLength(1);
});

test('forms that arrive at once do not spoil one another, and each gets its own row', async () => {
  const { deps } = await createTestApp();
  const { db } = deps.database;
  const form = (key: string, message: string) =>
    deps.saveOnce(
      'test',
      { ip: '10.0.0.1', headers: { 'idempotency-key': key } },
      { message },
      async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(sql`
          insert into contact_messages (name, email, message, created_at)
          values ('Sari', 'sari@contoh.id', ${message}, now()) returning id`);
        if (message === 'rusak') await tx.execute(sql`select 1 / 0`);
        return rows[0]?.id ?? 0;
      },
    );
  const sent = await Promise.allSettled([
    form('a', 'satu'),
    form('b', 'rusak'),
    form('a', 'satu'),
    form('a', 'lain'),
    form('c', 'dua'),
  ]);
  const { rows } = await db.execute<{ id: number; message: string }>(
    sql`select id, message from contact_messages order by message`,
  );
  expect(rows.map(({ message }) => message)).toEqual(['dua', 'satu']);
  const ids = Object.fromEntries(rows.map(({ id, message }) => [message, id]));
  expect(sent).toEqual([
    { status: 'fulfilled', value: ids.satu },
    { status: 'rejected', reason: expect.objectContaining({ cause: expect.anything() }) },
    { status: 'fulfilled', value: ids.satu },
    { status: 'rejected', reason: expect.objectContaining({ status: 422 }) },
    { status: 'fulfilled', value: ids.dua },
  ]);
});

test('the same key in two different forms stores both', async () => {
  const headers = { 'idempotency-key': 'one-for-all' };
  const sari = { name: 'Sari', email: 'sari@contoh.id' };
  const contact = { ...sari, message: 'Halo' };
  const feedback = {
    ...sari,
    category: 'pelayanan',
    aspects: ['Kebersihan area'],
    details: 'Bersih sekali',
  };
  const answers = [
    await instances[0]?.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: contact,
    }),
    await instances[1]?.app.inject({
      method: 'POST',
      url: '/api/feedback',
      headers,
      payload: feedback,
    }),
  ];
  expect(answers.map((answer) => answer?.statusCode)).toEqual([201, 201]);
  const stored = sql`select message from contact_messages where message = 'Halo'
    union all select details from feedback`;
  const { rows } = await databases[0].db.execute(stored);
  expect(rows).toEqual([{ message: 'Halo' }, { message: 'Bersih sekali' }]);
});
