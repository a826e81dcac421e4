import type { PGlite } from '@electric-sql/pglite';
import type { Log } from './log.ts';

const CHECK_EVERY = 30_000;
const VACUUM_EVERY = 3_600_000;
const LOG_LIMIT = 16_000_000;

/**
 * PGlite has none of PostgreSQL's background processes: left alone, its log would grow until the
 * disk is full, and updated rows would never give their room back. This does their work.
 */
export function maintain(client: PGlite, writable: () => Promise<boolean>, log: Log): () => void {
  let vacuumed = Date.now();
  const work = async () => {
    if (!(await writable())) return; // a checkpoint that finds no room ends the program
    await checkpoint(client);
    if (Date.now() - vacuumed < VACUUM_EVERY) return;
    vacuumed = Date.now();
    await vacuum(client);
  };
  const timer = setInterval(() => {
    work().catch((err: unknown) => {
      if (client.ready) log.error({ err }, 'Looking after the embedded database failed');
    });
  }, CHECK_EVERY).unref();
  return () => clearInterval(timer);
}

/** Writes what changed into the tables, and lets go of the log before it, once that is long. */
export async function checkpoint(client: PGlite, limit = LOG_LIMIT): Promise<void> {
  const { rows } = await client.query<{ length: number }>(
    'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS length FROM pg_control_checkpoint()',
  );
  if (rows.some(({ length }) => length > limit)) await client.exec('CHECKPOINT');
}

/** One table at a time: queries of visitors get their turn in between. */
export async function vacuum(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of rows) await client.exec(`VACUUM (ANALYZE) ${name}`);
}
