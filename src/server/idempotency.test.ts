import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { startPostgres } from '../test/postgres.ts';
import { openDatabase } from './db.ts';
import { createReceiver } from './idempotency.ts';
import { createLog } from './log.ts';

/** Two instances of the application on one PostgreSQL server. */
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

test('forty sends of one form over two instances are one row and one answer', async () => {
  const answers = await send('forty', 'empat puluh', 40);
  expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
  expect(await messages()).toEqual([{ message: 'empat puluh' }]);
});

test('of two contents that race for one key, one is kept and the other told so', async () => {
  const [ours, theirs] = await Promise.all([send('race', 'kami', 4), send('race', 'mereka', 4)]);
  const codes = [ours, theirs].map((answers) => new Set(answers.map((one) => one?.statusCode)));
  expect(codes).toContainEqual(new Set([201]));
  expect(codes).toContainEqual(new Set([422]));
  const kept = (await messages()).filter(({ message }) => message !== 'empat puluh');
  expect(kept).toHaveLength(1);
});

test('a form whose row could not be kept may be sent again', async () => {
  const receive = createReceiver({ database: databases[0], clock: () => new Date() });
  const sender = { ip: '10.0.0.1', headers: { 'idempotency-key': 'again' } };
  const failing = receive('test', sender, {}, async () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await receive('test', sender, {}, async () => 7)).toBe(7);
  expect(await receive('test', sender, {}, async () => 8)).toBe(7);
});

test('a key is forgotten after a day, and its record with it', async () => {
  let now = new Date('2026-11-21T03:00:00Z');
  const receive = createReceiver({ database: databases[1], clock: () => now });
  const sender = { ip: '10.0.0.1', headers: { 'idempotency-key': 'a-day' } };
  expect(await receive('day', sender, {}, async () => 1)).toBe(1);
  now = new Date('2026-11-22T02:59:00Z');
  expect(await receive('day', sender, {}, async () => 2)).toBe(1);
  now = new Date('2026-11-22T03:00:01Z');
  expect(await receive('day', sender, {}, async () => 3)).toBe(3);
});
