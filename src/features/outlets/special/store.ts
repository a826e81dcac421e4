import { and, asc, desc, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { entryStore, isLive } from '../../../server/lists/entry-store.ts';
import type { Translated } from '../../../server/lists/translation.ts';
import { addDays, DAY, dayOf, HOME_ZONE } from '../../../time.ts';
import type { SpecialHours } from '../hours/opening.contract.ts';
import { specialTexts } from '../messages.ts';
import { specialHours } from '../table.ts';

const { deletedAt, ...columns } = getTableColumns(specialHours);
const { createdAt, updatedAt, ...hoursColumns } = columns;

const isOver = sql`${specialHours.to} < (current_timestamp at time zone ${HOME_ZONE})::date`;

export const specialHoursEntries = entryStore({
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
  // What comes next is looked for most; of those that are over, the last.
  orderBy: [
    isOver,
    asc(sql`case when not ${isOver} then ${specialHours.from} end`),
    desc(specialHours.to),
    desc(specialHours.id),
  ],
});

/** Those that hold now or later, in whatever time zone, or held yesterday: nights go on. */
export function listComingSpecialHours(db: Db, now: Date): Promise<(SpecialHours & Translated)[]> {
  const from = addDays(dayOf(now.getTime() - DAY), -1);
  return db
    .select(hoursColumns)
    .from(specialHours)
    .where(and(isLive(specialHours), gte(specialHours.to, from)))
    .limit(2000);
}
