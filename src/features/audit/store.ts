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
import type { Shared } from '../feature.ts';
import type { AuditEntry, AuditExport, AuditQuery, auditChoices } from './contract.ts';

const thingOf = sql<string>`split_part(${auditEntries.action}, '.', 1)`;

export async function listAudit(
  db: Db,
  query: AuditQuery,
  named: Shared['auditNames'],
): Promise<Page<AuditEntry>> {
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
  const page = await asPage(rows, query, () => db.$count(auditEntries, where));
  return { ...page, rows: await withTargetNames(db, page.rows, named) };
}

async function withTargetNames<Row extends { action: string; target: string }>(
  db: Db,
  rows: Row[],
  named: Shared['auditNames'],
): Promise<(Row & { targetName: string })[]> {
  const found = new Map<string, string>();
  for (const [thing, { id, name }] of Object.entries(named)) {
    const targets = rows
      .filter(({ action, target }) => thingIn(action) === thing && SERIAL.test(target))
      .map(({ target }) => Number(target));
    if (targets.length === 0) continue;
    const known = await db.select({ id, name }).from(id.table).where(inArray(id, targets));
    for (const row of known) found.set(`${thing} ${row.id}`, String(row.name));
  }
  return rows.map((row) => ({
    ...row,
    targetName: found.get(`${thingIn(row.action)} ${row.target}`) ?? '',
  }));
}

/** One that is longer would not fit the column that it is looked for in. */
const SERIAL = /^\d{1,9}$/;
const thingIn = (action: string) => action.split('.', 1)[0];

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
