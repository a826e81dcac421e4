import { addDays, dayOf, eachDay, weekdayOf } from '../../../time.ts';
import { DAY_NAMES } from '../../content/hours.contract.ts';
import {
  type Hours,
  hoursOn,
  lastUnusualDay,
  type Period,
  type SpecialHours,
  type Week,
} from './opening.contract.ts';

/** For schema.org's `openingHoursSpecification`, as Google reads it. */
export function openingHours(week: Week): object[] {
  const days = Map.groupBy(week.keys(), (day) => JSON.stringify(week[day]));
  return [...days.values()].flatMap((same) =>
    specifications(week[same[0] ?? 0] ?? [], { dayOfWeek: same.map((day) => DAY_NAMES[day]) }),
  );
}

/** For `specialOpeningHoursSpecification`: the days of the next year that are not as usual. */
export function specialOpeningHours(outlet: Hours, special: SpecialHours[], now: Date): object[] {
  return runsFrom(outlet, special, now).flatMap((run) => {
    const [{ day: validFrom = '' } = {}, { day: validThrough = '' } = {}] = [run[0], run.at(-1)];
    const hours = Map.groupBy(run, ({ periods }) => JSON.stringify(periods));
    return [...hours.values()].flatMap((same) => {
      const days = new Set(same.map(({ day }) => weekdayOf(day)));
      const dayOfWeek = [...days].toSorted().map((day) => DAY_NAMES[day]);
      const when = { validFrom, validThrough, ...(hours.size > 1 && { dayOfWeek }) };
      return specifications(same[0]?.periods ?? [], when);
    });
  });
}

type UnusualDay = { day: string; key: string; periods: Period[] };

/** Days one after the other that have the same reason. Yesterday's last guests may still be there. */
function runsFrom(outlet: Hours, special: SpecialHours[], now: Date): UnusualDay[][] {
  const from = addDays(dayOf(now, outlet.zone), -1);
  const nextYear = addDays(from, 366);
  const last = lastUnusualDay(outlet, special);
  const isOpenEnded = outlet.isTemporarilyClosed && outlet.reopensOn === null;
  const to = isOpenEnded || last > nextYear ? nextYear : last;
  const runs: UnusualDay[][] = [];
  if (to < from) return runs;
  for (const day of eachDay({ from, to })) {
    const { why, periods } = hoursOn(outlet, special, day);
    if (!why) continue;
    const key = JSON.stringify(why);
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before?.key === key && before.day === addDays(day, -1)) run?.push({ day, key, periods });
    else runs.push([{ day, key, periods }]);
  }
  return runs;
}

/** Google has no other way to say closed, and 23:59 for a whole day. */
function specifications(periods: Period[], when: object): object[] {
  const spans = periods.length > 0 ? periods : [{ opens: '00:00', closes: '00:00' }];
  return spans.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens,
    closes: periods.length > 0 && opens === closes ? '23:59' : closes,
  }));
}
