import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';

const postgres = await startPostgres();
const database = await openDatabase({
  dataDir: 'unused',
  databaseUrl: postgres.url,
  log: createLog('silent'),
});
const { app, deps } = await createTestApp({ deps: { database } });
const headers = await signIn(deps);

afterAll(async () => {
  await database.close();
  await postgres.stop();
});

type Row = { id: number; updatedAt: string };

test('on a PostgreSQL server, too, what a new shop comes with can be changed, and by one of two', async () => {
  const brand = (await app.inject({ url: '/api/brand', headers })).json<Row>();
  const [text] = (await app.inject({ url: '/api/admin/reply-texts', headers })).json<Row[]>();
  for (const [url, row, change] of [
    ['/api/brand', brand, { main: '#8a4b2a' }],
    [`/api/admin/reply-texts/${text?.id}`, text, { title: 'Terima kasih', body: 'Halo {name}' }],
  ] as const) {
    const payload = { ...change, updatedAt: row?.updatedAt };
    const first = await app.inject({ method: 'PUT', url, headers, payload });
    expect(first.statusCode, first.body).toBe(200);
    const second = await app.inject({ method: 'PUT', url, headers, payload });
    expect(second.statusCode, url).toBe(409);
    const { updatedAt } = second.json<{ current: Row }>().current;
    const again = { ...change, updatedAt };
    const third = await app.inject({ method: 'PUT', url, headers, payload: again });
    expect(third.statusCode, third.body).toBe(200);
  }
});
