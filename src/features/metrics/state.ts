import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { listBackups } from '../../server/backup/nightly.ts';
import type { Deps } from '../../server/deps.ts';
import { countMails } from '../email/store.ts';

type Read = () => void | Promise<void>;

/** Call what it returns before each scrape. */
export function watchState(deps: Deps, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const reads: Read[] = [
    connections(deps, gauge),
    database(deps, gauge),
    jobs(deps, gauge),
    disk(deps, gauge),
    backups(deps, gauge),
  ];
  return async () => {
    await Promise.all(reads.map((read) => read()));
  };
}

type MakeGauge = (name: string, help: string, ...labelNames: string[]) => Gauge;

const seconds = (at: Date) => at.getTime() / 1000;

function connections({ database: { pool } }: Deps, gauge: MakeGauge): Read {
  if (!pool) return () => {};
  const count = gauge(
    'shop_database_connections',
    'Connections to PostgreSQL, by state, and requests that wait for one.',
    'state',
  );
  return () => {
    const { totalCount, idleCount, waitingCount } = pool;
    count.set({ state: 'idle' }, idleCount);
    count.set({ state: 'busy' }, totalCount - idleCount);
    count.set({ state: 'waiting' }, waitingCount);
  };
}

function database({ database: { ready, db }, clock }: Deps, gauge: MakeGauge): Read {
  const up = gauge('shop_database_up', '1 while the database answers.');
  const mails = gauge('shop_outbox_mails', 'Mails in the outbox, by state.', 'state');
  const oldest = gauge(
    'shop_outbox_oldest_seconds',
    'Age of the oldest mail that is not sent yet; 0 when there is none.',
    'state',
  );
  return async () => {
    // Old figures would look like present ones.
    mails.reset();
    oldest.reset();
    try {
      await ready();
      for (const { state, count, since } of await countMails(db)) {
        mails.set({ state }, count);
        if (state !== 'queued' && state !== 'sending') continue;
        oldest.set({ state }, since ? seconds(clock()) - seconds(since) : 0);
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

function jobs({ jobs: { states } }: Deps, gauge: MakeGauge): Read {
  const last = gauge(
    'shop_job_last_success_timestamp_seconds',
    'When a job last succeeded in this process; the start of the process until it first does.',
    'job',
  );
  const interval = gauge('shop_job_interval_seconds', 'How often a job runs.', 'job');
  const failed = gauge('shop_job_failures', 'How often a job failed since the start.', 'job');
  return () => {
    for (const { name: job, every, startedAt, lastSuccess, failures } of states()) {
      last.set({ job }, seconds(lastSuccess ?? startedAt));
      interval.set({ job }, every / 1000);
      failed.set({ job }, failures);
    }
  };
}

function disk({ env: { DATA_DIR, BACKUP_DIR } }: Deps, gauge: MakeGauge): Read {
  const size = gauge('shop_disk_size_bytes', 'Size of the disk with this folder.', 'folder');
  const free = gauge('shop_disk_free_bytes', 'Free room on the disk with this folder.', 'folder');
  const folders = { data: DATA_DIR, ...(BACKUP_DIR && { backups: BACKUP_DIR }) };
  return async () => {
    for (const [folder, path] of Object.entries(folders)) {
      const found = await statfs(path).catch(() => null);
      if (!found) continue;
      free.set({ folder }, found.bavail * found.bsize);
      size.set({ folder }, found.blocks * found.bsize);
    }
  };
}

function backups({ env: { BACKUP_DIR } }: Deps, gauge: MakeGauge): Read {
  if (!BACKUP_DIR) return () => {};
  const made = gauge(
    'shop_backup_timestamp_seconds',
    'When the newest nightly backup was made; 0 when there is none.',
  );
  return async () => {
    const [newest] = await listBackups(BACKUP_DIR);
    made.set(newest ? seconds(newest.at) : 0);
  };
}
