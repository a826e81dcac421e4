import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '../../server/audit/table.ts';
import type { Db } from '../../server/database/database.ts';
import {
  asPage,
  limitOffset,
  type Page,
  searchFilter,
  withTotal,
} from '../../server/lists/paging.ts';
import type { AuditEntry, AuditExport, AuditQuery, auditChoices } from './contract.ts';

const thingOf = sql<string>`split_part(${auditEntries.action}, '.', 1)`;

export async function listAudit(db: Db, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { upTo } = query;
  const where = and(whereFor(query), upTo ? lte(auditEntries.id, upTo) : undefined);
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({ ...getTableColumns(auditEntries), ...withTotal(db, auditEntries, where) })
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return asPage(rows, query, () => db.$count(auditEntries, where));
}

export async function exportAudit(db: Db, query: AuditExport, before: number, limit: number) {
  const changes = sql<string | null>`${auditEntries.changes}::text`;
  return await db
    .select({ ...getTableColumns(auditEntries), changes })
    .from(auditEntries)
    .where(and(whereFor(query), lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

/** Who is in the log, also those whose account is gone, and what it speaks of. */
export async function readChoices(db: Db): Promise<Omit<z.infer<typeof auditChoices>, 'words'>> {
  const people = await db
    .select({
      id: sql<number>`${auditEntries.accountId}`,
      name: sql<string>`${max(auditEntries.accountName)}`,
    })
    .from(auditEntries)
    .where(isNotNull(auditEntries.accountId))
    .groupBy(auditEntries.accountId)
    .orderBy(sql`2`);
  const things = await db.selectDistinct({ thing: thingOf }).from(auditEntries).orderBy(sql`1`);
  return { people, things: things.map(({ thing }) => thing) };
}

const BATCH = 5000;

export async function deleteAuditBefore(db: Db, before: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const oldest = db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(lt(auditEntries.at, before.toISOString()))
      .orderBy(asc(auditEntries.at))
      .limit(BATCH);
    const gone = await db
      .delete(auditEntries)
      .where(inArray(auditEntries.id, oldest))
      .returning({ id: auditEntries.id });
    deleted += gone.length;
    if (gone.length < BATCH) return deleted;
  }
}

function whereFor({ q, person, thing }: AuditExport) {
  const { accountId, accountName, action, target, detail, changes } = auditEntries;
  return and(
    searchFilter(q, [accountName, action, target, detail, sql`${changes}::text`]),
    person ? eq(accountId, person) : undefined,
    thing ? eq(thingOf, thing) : undefined,
  );
}
