import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';

/** Two instances of the application on one PostgreSQL server. */
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
const one = await createTestApp({ deps: { database: databases[0] } });
const two = await createTestApp({ deps: { database: databases[1] } });

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('of two hundred redemptions of one code over two instances, one wins', async () => {
  const { code } = await makeReward(one.deps);
  const [sari, bayu] = [await signIn(one.deps, 'cashier'), await signIn(one.deps, 'cashier')];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, times) =>
      (times % 2 ? one : two).app.inject({
        method: 'POST',
        url: `/api/rewards/${code}/redemption`,
        headers: times % 3 ? sari : bayu,
      }),
    ),
  );
  const statuses = Object.groupBy(answers, ({ statusCode }) => `${statusCode}`);
  expect(statuses['200']).toHaveLength(1);
  expect(statuses['409']).toHaveLength(199);

  const { rows } = await one.deps.database.db.execute(
    "select action from audit_entries where action = 'reward.redeem'",
  );
  expect(rows).toHaveLength(1);
});

test('codes that do not exist are counted over both instances', async () => {
  const headers = await signIn(one.deps, 'cashier');
  const statuses: number[] = [];
  for (let times = 0; times < 24; times += 1) {
    const { app } = times % 2 ? one : two;
    const answer = await app.inject({ url: '/api/rewards/2222222222222222', headers });
    statuses.push(answer.statusCode);
  }
  expect(statuses.indexOf(429)).toBe(20);
  expect(statuses.lastIndexOf(404)).toBe(19);
});
