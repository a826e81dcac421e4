import { afterAll } from 'vitest';
import { openDatabase } from '../../src/server/database/database.ts';
import { createLog } from '../../src/server/log.ts';
import { makeReward } from '../../src/test/rewards/make-reward.ts';
import { startPostgres } from '../../src/test/servers/postgres.ts';
import { makeAccount } from '../../src/test/signin.ts';

/**
 * A PostgreSQL database that a test shares with its server, to make rows for which there is no
 * screen.
 */
export async function openSharedDatabase() {
  const postgres = await startPostgres();
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
  const deps = { database, clock: () => new Date() };
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });
  return {
    env: { DATABASE_URL: postgres.url },
    execute: (query: string) => database.db.execute(query),
    makeReward: (name?: string) => makeReward(deps, name),
    makeCashier: (email: string) => makeAccount(deps, 'cashier', { email }),
  };
}
