import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';

const CHECK_EVERY = 30_000;
const VACUUM_EVERY = 3_600_000;
const LOG_LIMIT = 16_000_000;

/**
 * PGlite has no background processes: without this its log would grow until the disk is full, and
 * the space of updated rows would never be reused.
 */
export function maintain(client: PGlite, writable: () => Promise<boolean>, log: Log): () => void {
  let vacuumed = performance.now();
  const work = async () => {
    // A checkpoint on a full disk ends the process.
    if (!(await writable())) return;
    await checkpoint(client);
    if (performance.now() - vacuumed < VACUUM_EVERY) return;
    vacuumed = performance.now();
    await vacuum(client);
  };
  const timer = setInterval(() => {
    work().catch((err: unknown) => {
      if (client.ready) log.error({ err }, 'Looking after the embedded database failed');
    });
  }, CHECK_EVERY).unref();
  return () => clearInterval(timer);
}

export async function checkpoint(client: PGlite, limit = LOG_LIMIT): Promise<void> {
  const { rows } = await client.query<{ length: number }>(
    'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS length FROM pg_control_checkpoint()',
  );
  if (rows.some(({ length }) => length > limit)) await client.exec('CHECKPOINT');
}

/** Requests can query between two tables. */
export async function vacuum(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    // Partitions are vacuumed one by one, without their parent (`relkind = 'p'`).
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = 'public' AND relkind = 'r'`,
  );
  for (const { name } of rows) await client.exec(`VACUUM (ANALYZE) ${name}`);
}
