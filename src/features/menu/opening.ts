import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf, instantOf, startOfDay, weekdayOf } from '../../time.ts';
import { readWeek } from '../content/hours.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { type Hours, type SpecialHours, spansOn } from '../outlets/hours/opening.contract.ts';

const DAYS_AHEAD = 14;
const daysAfter = (day: string) =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(day, ahead + 1));

/**
 * Returns when an outlet opens on another day than today, or the start of tomorrow when it stays
 * closed. While a night goes on, the day before is still today.
 */
export function opensTomorrow(outlet: Hours, special: SpecialHours[], now: Date): string {
  const at = now.getTime();
  const date = dayOf(now, outlet.zone);
  const yesterday = addDays(date, -1);
  const isNight = spansOn(outlet, special, yesterday).some(({ from, to }) => from <= at && at < to);
  const today = isNight ? yesterday : date;
  const openings = daysAfter(today).flatMap((day) => {
    const starts = spansOn(outlet, special, day).map(({ from }) => from);
    return starts.length > 0 ? [Math.min(...starts)] : [];
  });
  return new Date(openings[0] ?? startOfDay(addDays(today, 1), outlet.zone)).toISOString();
}

export async function shopOpensTomorrow(db: Db, now: Date): Promise<string> {
  const { hours } = valuesOf('contact', await readValues(db));
  const week = readWeek(hours.home) ?? [];
  const openings = daysAfter(dayOf(now)).flatMap((day) =>
    (week[weekdayOf(day)] ?? [])
      .map(({ opens }) => opens)
      .toSorted()
      .slice(0, 1)
      .map((opens) => instantOf(`${day}T${opens}`)),
  );
  return openings[0] ?? instantOf(`${addDays(dayOf(now), 1)}T00:00`);
}
