import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { createTestApp } from '../../../test/app.ts';
import { makeOutlet } from '../../../test/outlets.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { signIn } from '../../../test/signin.ts';

/** Two instances of the application on one PostgreSQL server. */
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
/** Tuesday, 10.00 WIB; the outlet is open from 07.00 to 22.00. */
const clock = () => new Date('2026-11-24T03:00:00Z');
const one = await createTestApp({ clock, deps: { database: databases[0] } });
const two = await createTestApp({ clock, deps: { database: databases[1] } });

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('an outlet that several close at once, until different hours, is closed once, and opens with one press', async () => {
  const { id } = await makeOutlet(one.deps, 'Menteng');
  const headers = await signIn(one.deps, 'manager', { outletIds: [id] });
  const url = `/api/admin/outlets/${id}/closing`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, times) =>
      (times % 2 ? one : two).app.inject({
        method: 'POST',
        url,
        headers,
        payload: { until: `2026-11-24T0${5 + (times % 3)}:00:00Z`, name: 'Air mati' },
      }),
    ),
  );
  const by = Object.groupBy(answers, ({ statusCode }) => `${statusCode}`);
  expect(by['201']).toHaveLength(1);
  expect(by['409']).toHaveLength(19);

  const made = by['201']?.[0]?.json<{ id: number }>().id;
  await two.app.inject({ method: 'DELETE', url: `${url}/${made}`, headers });
  const outlet = await two.app.inject('/api/public/outlets/menteng');
  expect(outlet.json()).toMatchObject({ open: { now: true } });
});
