import type { BaseDeps } from '../deps.ts';
import type { Leftovers } from './personal-data.ts';

/** Files that cannot be deleted now are deleted later, by the sweep or with old mail. */
export async function deleteLeftovers(
  { files, mail, log }: Pick<BaseDeps, 'files' | 'mail' | 'log'>,
  leftovers: Leftovers,
): Promise<void> {
  const deleted = await Promise.allSettled([
    ...leftovers.files.map((key) => files.delete(key)),
    ...leftovers.messageIds.map((id) => mail.deleteCaptured(id)),
  ]);
  for (const result of deleted) {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'A file of a person stays');
  }
}
