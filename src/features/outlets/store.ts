import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { lockInOrder } from '../../server/database/rows.ts';
import { invalid, notFound } from '../../server/http/errors.ts';
import { type Entries, entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import { inScope, type OutletScope } from '../../server/lists/outlet-scope.ts';
import { nextVersion } from '../../server/lists/version.ts';
import type { Zone } from '../../time.ts';
import type { FormerWeeks, StoredOutlet } from './contract.ts';
import type { Week } from './hours/opening.contract.ts';
import { outletTexts } from './messages.ts';
import { chooseSlug, keepSlug } from './slug-store.ts';
import { outlets } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(outlets);

const entries = entryStore({
  table: outlets,
  select: (db) => db.select(columns).from(outlets).$dynamic(),
  search: [outlets.name, outlets.area, outlets.city, outlets.address],
  translation: { column: outlets.translation, of: [outlets.description, outlets.closedWhy] },
  name: outlets.name,
  line: sql`concat_ws(', ', nullif(${outlets.area}, ''), ${outlets.city})`,
  what: outletTexts.what,
});

type Fields = { [Name in keyof StoredOutlet]?: StoredOutlet[Name] | undefined };
type Update = Omit<Fields, 'slug'> & { slug?: string | null | undefined };

export const outletEntries = {
  ...entries,

  async create(tx: Db, input: Update & { name: string }, now: Date): Promise<StoredOutlet> {
    const slug = await chooseSlug(tx, input);
    const city = input.city && (await asElsewhere(tx, input.city));
    const outlet = await entries.create(tx, { ...input, city, slug }, now);
    await keepSlug(tx, slug, outlet.id);
    return outlet;
  },

  async update(tx: Db, id: number, { slug, ...fields }: Update, now: Date): Promise<StoredOutlet> {
    const { name, slug: present, city: before } = await entries.find(tx, id);
    const city = fields.city && (await cityOf(tx, fields.city, before));
    const input = { ...fields, city };
    if (slug === undefined || slug === present) return entries.update(tx, id, input, now);
    // An import locks outlets before slugs. In another order the two would wait for each other.
    await lockInOrder(tx, outlets, [id]);
    const chosen = await chooseSlug(tx, { slug, name: input.name ?? name }, id);
    await keepSlug(tx, chosen, id);
    return entries.update(tx, id, { ...input, slug: chosen }, now);
  },

  /** The spelling of their city may have been corrected meanwhile. */
  async restore(tx: Db, ids: number[], since: Date) {
    const restored = await entries.restore(tx, ids, since);
    const { id, city } = outlets;
    const isRestored = inArray(id, ids);
    for (const outlet of await tx.select({ id, city }).from(outlets).where(isRestored)) {
      const spelled = await asElsewhere(tx, outlet.city, [isRestored]);
      if (spelled === outlet.city) continue;
      await tx.update(outlets).set({ city: spelled }).where(eq(id, outlet.id));
    }
    return restored;
  },
} satisfies Entries;

/** Spaces and capitals aside. */
const sameCity = (city: string) =>
  sql`lower(regexp_replace(${outlets.city}, '\\s+', ' ', 'g')) = ${folded(city)}`;
const folded = (city: string) => spaced(city).toLowerCase();
const spaced = (city: string) => city.trim().replaceAll(/\s+/g, ' ');

/** "jakarta" beside "Jakarta" would be a second city on the site. */
async function asElsewhere(tx: Db, city: string, last: SQL[] = []): Promise<string> {
  const [other] = await tx
    .select({ city: outlets.city })
    .from(outlets)
    .where(and(isLive(outlets), sameCity(city)))
    .orderBy(...last, outlets.id)
    .limit(1);
  return other?.city ?? spaced(city);
}

/** Whoever writes the outlet's own city in another way means it for all outlets there. */
async function cityOf(tx: Db, city: string, before: string): Promise<string> {
  if (city === before) return city;
  if (folded(city) !== folded(before)) return asElsewhere(tx, city);
  await lockInOrder(tx, outlets, 'all');
  await tx
    .update(outlets)
    .set({ city: spaced(city) })
    .where(and(isLive(outlets), sameCity(city)));
  return spaced(city);
}

/** Changes no outlet if one of them is missing. Returns what `undoWeek` needs. */
export async function setWeek(
  tx: Db,
  ids: number[],
  week: Week,
  now: Date,
): Promise<FormerWeeks['outlets']> {
  const chosen = and(isLive(outlets), inArray(outlets.id, ids));
  const set = { week, updatedAt: nextVersion(outlets.updatedAt, now) };
  await lockInOrder(tx, outlets, ids);
  const { id, updatedAt } = outlets;
  const before = await tx.select({ id, week: outlets.week }).from(outlets).where(chosen);
  if (before.length !== new Set(ids).size) throw notFound(outletTexts.what);
  const saved = await tx.update(outlets).set(set).where(chosen).returning({ id, updatedAt });
  const versions = new Map(saved.map((outlet) => [outlet.id, outlet.updatedAt]));
  return before.map((outlet) => ({ ...outlet, updatedAt: versions.get(outlet.id) ?? '' }));
}

/** Changes no outlet if somebody has changed one of them since. */
export async function undoWeek(tx: Db, former: FormerWeeks['outlets'], now: Date): Promise<void> {
  await lockInOrder(
    tx,
    outlets,
    former.map(({ id }) => id),
  );
  for (const { id, ...fields } of former) await entries.update(tx, id, fields, now);
}

/** Includes outlets that visitors do not see yet. */
export function listOwnOutlets(db: Db, scope: OutletScope): Promise<StoredOutlet[]> {
  return db
    .select(columns)
    .from(outlets)
    .where(and(isLive(outlets), inScope(outlets.id, scope)))
    .orderBy(...inOrder(outlets))
    .limit(1000);
}

/** Includes outlets in the bin. */
export async function namesOfOutlets(db: Db): Promise<Map<number, string>> {
  const { id, name } = outlets;
  const rows = await db.select({ id, name }).from(outlets);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Includes outlets in the bin. */
export async function zonesOfOutlets(db: Db): Promise<Map<number, Zone>> {
  const { id, zone } = outlets;
  const rows = await db.select({ id, zone }).from(outlets);
  return new Map(rows.map((row) => [row.id, row.zone]));
}

export function listOutletNames(db: Db) {
  const { id, slug, name } = outlets;
  return db.select({ id, slug, name }).from(outlets).where(isLive(outlets));
}

export async function assertOutlets(tx: Db, ids: number[]): Promise<void> {
  const known = await tx.$count(outlets, and(isLive(outlets), inArray(outlets.id, ids)));
  if (known === new Set(ids).size) return;
  const { notThere } = outletTexts;
  throw invalid(notThere, { outletIds: packed(notThere) });
}

export function listActiveOutlets(db: Db): Promise<StoredOutlet[]> {
  return db
    .select(columns)
    .from(outlets)
    .where(and(isLive(outlets), eq(outlets.isActive, true)))
    .orderBy(...inOrder(outlets))
    .limit(1000);
}
