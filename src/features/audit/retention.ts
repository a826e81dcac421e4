import type { Deps } from '../../server/deps.ts';
import type { Job } from '../../server/jobs.ts';
import { recordRetention } from '../../server/privacy/retention.ts';
import { DAY } from '../../time.ts';
import { deleteAuditBefore } from './store.ts';

/** With 0 for `AUDIT_KEEP_DAYS`, entries are kept for good. */
export async function deleteOldEntries({
  database: { db },
  clock,
  env: { AUDIT_KEEP_DAYS: days },
}: Pick<Deps, 'database' | 'clock' | 'env'>): Promise<number> {
  if (days === 0) return 0;
  const now = clock();
  const deleted = await deleteAuditBefore(db, new Date(now.getTime() - days * DAY));
  await recordRetention(db, 'audit', deleted, now);
  return deleted;
}

export const auditRetention: Job<Deps> = { name: 'audit', every: DAY, run: deleteOldEntries };
