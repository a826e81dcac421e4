import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/database/database.ts';
import { createLog } from '../src/server/log.ts';
import { startServer } from '../src/test/servers/built-server.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { fill, keepWhileVisited } from './bench-visits/fill.ts';
import { cpuOf, load, memoryOf, readTimes, round, sendBeacons } from './bench-visits/measure.ts';

/**
 * `npm run bench:visits [-- number [pglite|postgresql]]`: a year of visits in both kinds of database,
 * or in one of them, and their cost.
 */
const COUNT = Number(process.argv[2] ?? 1_000_000);
const ONLY = process.argv[3] ?? '';
if (!['', 'pglite', 'postgresql'].includes(ONLY)) throw new Error(`Unknown database: ${ONLY}`);

async function bench(name: string, databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-'));
  const open = () => openDatabase({ dataDir, databaseUrl, log: createLog('silent') });
  const database = await open();
  console.log(`\n${name}: ${COUNT} visits. Load of this machine: ${load()}`);
  console.table({ [name]: await fill(database, COUNT) });
  await database.close();

  const server = await startServer({
    dataDir,
    env: {
      FORM_LIMIT: '0',
      SEED: 'none',
      // Shortening a year at once is measured below; at a shop it is a day at a time.
      VISIT_ADDRESS_DAYS: '3650',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const { pid } = server.child;
  console.log(`Load: ${load()}`);
  console.table(await readTimes(server.url, pid, COUNT));
  const started = new Date();
  const before = await cpuOf(pid);
  const beacons = await sendBeacons(server.url);
  const cpu = (await cpuOf(pid)) - before;
  const memory = memoryOf(pid);
  await server.stop();

  const again = await open();
  const { rows } = await again.db.execute<{ visits: number; commits: number }>(sql`
    select count(*)::int as visits, count(distinct xmin::text)::int as commits
    from visits where visited_at >= ${started.toISOString()}`);
  const [stored = { visits: 0, commits: 0 }] = rows;
  console.log(`Beacons, load ${load()}:`, beacons, {
    ...stored,
    'CPU ms each': round((cpu * 1000) / stored.visits),
    'MB resident': memory,
  });
  console.log(`Shortening and deleting, load ${load()}:`, await keepWhileVisited(again));
  await again.close();
  await rm(dataDir, { recursive: true });
}

if (ONLY !== 'postgresql') await bench('PGlite', undefined);
if (ONLY !== 'pglite') {
  const postgres = await startPostgres();
  await bench('PostgreSQL', postgres.url);
  await postgres.stop();
}
