import { desc, lt } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import type { Db } from '../../server/db.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import type { AuditEntry } from './contract.ts';
import { auditEntries } from './table.ts';

/** Who acts: a request as it is, or a stand-in for work without one. */
type Actor = {
  staff: { id: number | null; name: string } | null;
  id: string;
  log: { info(line: object, message: string): void };
};

/**
 * Writes down what staff did. Call it with the transaction that does it, so that neither happens
 * without the other.
 *
 * @param action `thing.verb`, as in `faq.update`
 * @param target the id of what was acted on; it is logged as well, so never somebody's address
 * @param detail whatever a reader needs besides; it stands in the table only
 */
export async function audit(
  db: Db,
  by: Actor,
  action: string,
  target: number | string,
  detail = '',
): Promise<void> {
  await db.insert(auditEntries).values({
    accountId: by.staff?.id ?? null,
    accountName: by.staff?.name ?? '',
    action,
    target: short(String(target)),
    detail: short(detail),
    requestId: by.id,
  });
  // The logger of a request adds the id of the request.
  by.log.info({ audit: action, target, by: by.staff?.id ?? null }, 'audit');
}

export async function listAudit(db: Db, query: ListQuery): Promise<Rows<AuditEntry>> {
  const { accountName, action, target, detail } = auditEntries;
  const where = matches(query.q, [accountName, action, target, detail]);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(auditEntries, where) };
}

/** Forgets what is older; returns how many entries that were. */
export async function deleteAuditBefore(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(auditEntries)
    .where(lt(auditEntries.at, before.toISOString()))
    .returning({ id: auditEntries.id });
  return gone.length;
}

const short = (value: string) => value.replaceAll('\0', '').toWellFormed().slice(0, 1000);
