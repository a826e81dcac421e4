import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf, instantOf, weekdayOf } from '../../time.ts';
import { readWeek } from '../content/hours.contract.ts';
import { readValues, valuesOf } from '../content/store.ts';

/**
 * When the shop opens after today; at the start of tomorrow when its hours cannot be read.
 */
export async function nextOpening(db: Db, now: Date): Promise<string> {
  const { hours } = valuesOf('contact', await readValues(db));
  const week = readWeek(hours.home) ?? [];
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(dayOf(now), ahead + 1));
  const openings = days.flatMap((day) =>
    (week[weekdayOf(day)] ?? [])
      .map(({ opens }) => opens)
      .toSorted()
      .slice(0, 1)
      .map((opens) => instantOf(`${day}T${opens}`)),
  );
  return openings[0] ?? instantOf(`${addDays(dayOf(now), 1)}T00:00`);
}
