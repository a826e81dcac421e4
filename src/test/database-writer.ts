/**
 * A process for tests to kill. It writes rows as fast as it can and prints each number once its
 * transaction is committed.
 *
 *     node database-writer.ts DATA_DIR MIGRATIONS [DATABASE_URL]
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../server/database/database.ts';
import { DatabaseOpenError } from '../server/database/database-errors.ts';
import { createLog } from '../server/log.ts';

const [dataDir = '', migrations = '', databaseUrl] = process.argv.slice(2);

const { db } = await openDatabase({
  dataDir,
  migrations,
  databaseUrl,
  log: createLog('info'),
}).catch((error: unknown) => {
  if (!(error instanceof DatabaseOpenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.stdout.write('open\n');

for (;;) {
  const id = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`INSERT INTO notes DEFAULT VALUES RETURNING id`,
    );
    for (const row of rows) await tx.execute(sql`INSERT INTO copies VALUES (${row.id})`);
    return rows[0]?.id;
  });
  process.stdout.write(`${id}\n`);
  // Otherwise it would outlive a test run that was killed and no longer reads it.
  await setImmediate();
}
