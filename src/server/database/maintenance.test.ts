import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkpoint, vacuum } from './maintenance.ts';

let client: PGlite;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec(`CREATE TABLE visits AS SELECT 'x' AS page FROM generate_series(1, 5000)`);
});
afterAll(() => client.close());

const number = async (expression: string) => {
  const { rows } = await client.query<{ value: number }>(`SELECT (${expression})::float8 AS value`);
  return rows[0]?.value ?? Number.NaN;
};
const logLength = () =>
  number('SELECT pg_current_wal_insert_lsn() - redo_lsn FROM pg_control_checkpoint()');
const update = () => client.exec(`UPDATE visits SET page = 'y'`);

test('the write-ahead log is cleared once it is long', async () => {
  await update();
  const long = await logLength();
  await checkpoint(client, long + 1_000_000);
  expect(await logLength()).toBeGreaterThanOrEqual(long);
  await checkpoint(client, long - 1);
  expect(await logLength()).toBeLessThan(10_000);
});

test('a table does not grow when its rows are updated many times', async () => {
  await vacuum(client);
  await update();
  const size = await number(`pg_relation_size('visits')`);
  for (let day = 0; day < 5; day++) {
    await vacuum(client);
    await update();
  }
  expect(await number(`pg_relation_size('visits')`)).toBeLessThanOrEqual(size);
});
