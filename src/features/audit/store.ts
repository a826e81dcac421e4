import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '../../server/audit/table.ts';
import type { Db } from '../../server/database/database.ts';
import { asPage, limitOffset, type Page, searchFilter } from '../../server/lists/paging.ts';
import { hrefOf } from '../../server/lists/placed.ts';
import { addDays, startOfDay } from '../../time.ts';
import type { Shared } from '../feature.ts';
import {
  type AuditEntry,
  type AuditExport,
  type AuditQuery,
  type auditChoices,
  signIns,
} from './contract.ts';

const thingOf = sql<string>`split_part(${auditEntries.action}, '.', 1)`;

type Targets = Pick<Shared, 'auditNames' | 'lists'>;

export async function listAudit(
  db: Db,
  query: AuditQuery,
  targets: Targets,
): Promise<Page<AuditEntry>> {
  const { upTo } = query;
  const where = and(whereFor(db, query, targets), upTo ? lte(auditEntries.id, upTo) : undefined);
  const { limit, offset } = limitOffset(query);
  // A second statement for the count would take as long again.
  const rows = await db
    .select({ ...getTableColumns(auditEntries), total: db.$count(auditEntries, where) })
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  const page = await asPage(rows, query, () => db.$count(auditEntries, where));
  const named = await namesOf(db, page.rows, targets);
  const placed = await placesOf(db, page.rows, targets);
  const rowOf = (row: (typeof page.rows)[number]) => ({
    ...row,
    ...(named(row) ?? placed(row) ?? gone),
  });
  return { ...page, rows: page.rows.map(rowOf) };
}

const gone = { targetName: '', href: '' };
type Row = Pick<AuditEntry, 'action' | 'target' | 'changes'>;

async function namesOf(db: Db, rows: Row[], { auditNames }: Targets) {
  const found = new Map<string, typeof gone>();
  for (const [thing, { id, name, tab }] of Object.entries(auditNames)) {
    const targets = rows
      .filter(({ action, target }) => thingIn(action) === thing && SERIAL.test(target))
      .map(({ target }) => Number(target));
    if (targets.length === 0) continue;
    const known = await db.select({ id, name }).from(id.table).where(inArray(id, targets));
    for (const row of known) {
      const href = `/admin/${tab}?open=${row.id}`;
      found.set(`${thing} ${row.id}`, { targetName: String(row.name), href });
    }
  }
  return ({ action, target }: Row) => found.get(`${thingIn(action)} ${target}`);
}

/** The log itself has the names of entries of lists. */
async function placesOf(db: Db, rows: Row[], { lists }: Targets) {
  const changed = rows.flatMap(({ changes }) => namedIn(changes) ?? []);
  const found = new Map<string, typeof gone>();
  for (const { tab, entries } of lists) {
    const table = getTableName(entries.table);
    const ids = changed.flatMap((one) => (one.table === table && one.id ? [one.id] : []));
    if (ids.length === 0) continue;
    for (const place of await entries.places(db, ids)) {
      found.set(`${table} ${place.id}`, { targetName: '', href: hrefOf(tab, place) });
    }
  }
  return ({ changes }: Row) => {
    const named = namedIn(changes);
    return found.get(`${named?.table} ${named?.id}`);
  };
}

/** Rows without an id belong to what the sentence names, as there is one for each outlet. */
const namedIn = (changes: Row['changes']) => changes?.find(({ id }) => id);

/** A longer one would not fit the column that it is looked for in. */
const SERIAL = /^\d{1,9}$/;
const thingIn = (action: string) => action.split('.', 1)[0];

export async function exportAudit(
  db: Db,
  query: AuditExport,
  targets: Targets,
  before: number,
  limit: number,
) {
  const changes = sql<string | null>`${auditEntries.changes}::text`;
  return await db
    .select({ ...getTableColumns(auditEntries), changes })
    .from(auditEntries)
    .where(and(whereFor(db, query, targets), lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

export async function readChoices(
  db: Db,
): Promise<Pick<z.infer<typeof auditChoices>, 'people' | 'things'>> {
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

function whereFor(db: Db, query: AuditExport, { auditNames }: Targets) {
  const { q, person, thing, from, to } = query;
  const { at, accountId, accountName, action, target, detail, changes } = auditEntries;
  // The log does not have their names.
  const isNamed = Object.entries(auditNames).map(([of, { id, name }]) => {
    const ids = db
      .select({ id: sql<string>`${id}::text` })
      .from(id.table)
      .where(searchFilter(q, [name]));
    return and(eq(thingOf, of), inArray(target, ids));
  });
  return and(
    q === ''
      ? undefined
      : or(
          searchFilter(q, [accountName, action, target, detail, sql`${changes}::text`]),
          ...isNamed,
        ),
    person ? eq(accountId, person) : undefined,
    thing ? eq(thingOf, thing) : undefined,
    query.signIns === false ? notInArray(action, signIns) : undefined,
    from ? gte(at, new Date(startOfDay(from)).toISOString()) : undefined,
    to ? lt(at, new Date(startOfDay(addDays(to, 1))).toISOString()) : undefined,
  );
}
