import { and, desc, getTableColumns, gte } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { entryStore, isLive } from '../../../server/lists/entry-store.ts';
import { addDays, DAY, dayOf } from '../../../time.ts';
import type { SpecialHours } from '../hours/opening.contract.ts';
import { specialTexts } from '../messages.ts';
import { specialHours } from '../table.ts';

const { deletedAt, ...columns } = getTableColumns(specialHours);
const { createdAt, updatedAt, ...hoursColumns } = columns;

export const specialHoursEntries = entryStore({
  table: specialHours,
  select: (db) => db.select(columns).from(specialHours).$dynamic(),
  search: [specialHours.name, specialHours.city],
  name: specialHours.name,
  what: specialTexts.what,
  orderBy: [desc(specialHours.to), desc(specialHours.id)],
});

/** Those that hold now or later, in whatever time zone, or held yesterday: nights go on. */
export function listComingSpecialHours(db: Db, now: Date): Promise<SpecialHours[]> {
  const from = addDays(dayOf(now.getTime() - DAY), -1);
  return db
    .select(hoursColumns)
    .from(specialHours)
    .where(and(isLive(specialHours), gte(specialHours.to, from)))
    .limit(2000);
}
