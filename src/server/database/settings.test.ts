import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';

test('a PostgreSQL server may have settings of its own for dates, time zone and transactions', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('shop');
  const client = new pg.Client(postgres.url);
  await client.connect();
  for (const setting of [
    `datestyle = 'German, DMY'`,
    `timezone = 'Asia/Jayapura'`,
    `default_transaction_isolation = 'serializable'`,
  ]) {
    await client.query(`alter database shop set ${setting}`);
  }
  await client.end();
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: 'unused', databaseUrl, log });
  const now = new Date('2026-11-28T22:05:07.216Z');
  const { app, deps } = await createTestApp({ clock: () => now, deps: { database } });
  const send = (message: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Sari', email: 'sari@kopi.example', message },
    });
  const sent = await Promise.all(['satu', 'dua', 'tiga', 'empat'].map(send));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const url = '/api/admin/contact-messages';
  const listed = await app.inject({ url, headers: await signIn(deps) });
  expect(listed.json<{ createdAt: string }[]>().map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 4 }, () => '2026-11-28T22:05:07.216Z'),
  );
  await database.close();
  await postgres.stop();
});
