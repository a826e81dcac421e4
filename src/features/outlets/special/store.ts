import { and, asc, desc, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { type Entries, entryStore, isLive } from '../../../server/lists/entry-store.ts';
import type { Translated } from '../../../server/lists/translation.ts';
import { addDays, DAY, dayOf, HOME_ZONE } from '../../../time.ts';
import type { SpecialHours } from '../hours/opening.contract.ts';
import { specialTexts } from '../messages.ts';
import { assertOutlets } from '../store.ts';
import { specialHours } from '../table.ts';
import type { StoredSpecialHours } from './contract.ts';

const { deletedAt, ...columns } = getTableColumns(specialHours);
const { createdAt, updatedAt, ...hoursColumns } = columns;

const isOver = sql`${specialHours.to} < (current_timestamp at time zone ${HOME_ZONE})::date`;

const entries = entryStore({
  table: specialHours,
  select: (db) => db.select(columns).from(specialHours).$dynamic(),
  search: [specialHours.name, specialHours.city],
  translation: {
    column: specialHours.translation,
    of: [specialHours.name],
    needed: sql`${specialHours.to} >= current_date - 1`,
  },
  part: { query: 'view=special', isSearched: true },
  name: specialHours.name,
  what: specialTexts.what,
  // The next ones are looked for most, and of those that are over, the last.
  orderBy: [
    isOver,
    asc(sql`case when not ${isOver} then ${specialHours.from} end`),
    desc(specialHours.to),
    desc(specialHours.id),
  ],
});

type Fields = { [Name in keyof StoredSpecialHours]?: StoredSpecialHours[Name] | undefined };

export const specialHoursEntries = {
  ...entries,

  async create(tx: Db, input: Fields, now: Date): Promise<StoredSpecialHours> {
    await assertOutlets(tx, input.outletIds ?? []);
    return entries.create(tx, input, now);
  },

  /** The list may still name an outlet that was deleted since. */
  async update(tx: Db, id: number, input: Fields, now: Date): Promise<StoredSpecialHours> {
    const before = await entries.find(tx, id);
    const added = (input.outletIds ?? []).filter((outlet) => !before.outletIds.includes(outlet));
    await assertOutlets(tx, added);
    return entries.update(tx, id, input, now);
  },
} satisfies Entries;

/** Includes yesterday's, because a night goes on and time zones differ. */
export function listComingSpecialHours(db: Db, now: Date): Promise<(SpecialHours & Translated)[]> {
  const from = addDays(dayOf(now.getTime() - DAY), -1);
  return db
    .select(hoursColumns)
    .from(specialHours)
    .where(and(isLive(specialHours), gte(specialHours.to, from)))
    .limit(2000);
}
