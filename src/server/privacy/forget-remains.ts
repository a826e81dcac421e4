import type { BaseDeps } from '../deps.ts';
import type { Remains } from './holding.ts';

type Keepers = Pick<BaseDeps, 'files' | 'mail' | 'log'>;

/**
 * Deletes what a transaction cannot. Files that cannot be deleted now are deleted later by the
 * sweep or with the old mail.
 */
export async function forgetRemains(
  { files, mail, log }: Keepers,
  remains: Remains,
): Promise<void> {
  const deleted = await Promise.allSettled([
    ...remains.files.map((key) => files.delete(key)),
    ...remains.messageIds.map((id) => mail.forget(id)),
  ]);
  for (const result of deleted) {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'A file of a person stays');
  }
}
