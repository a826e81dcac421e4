import { weekdayOf } from '../../../time.ts';
import { DAY_NAMES } from '../../content/hours.contract.ts';
import type { Hours, Period, SpecialHours, Week } from './opening.contract.ts';
import { unusualDays } from './unusual-days.ts';

export function openingHours(week: Week): object[] {
  const days = Map.groupBy(week.keys(), (day) => JSON.stringify(week[day]));
  return [...days.values()].flatMap((same) =>
    specifications(week[same[0] ?? 0] ?? [], { dayOfWeek: same.map((day) => DAY_NAMES[day]) }),
  );
}

/** Lists the unusual days of the next year, for Google's `specialOpeningHoursSpecification`. */
export function specialOpeningHours(outlet: Hours, special: SpecialHours[], now: Date): object[] {
  return unusualDays(outlet, special, now).flatMap(({ days }) => {
    const [validFrom, validThrough] = [days[0]?.day, days.at(-1)?.day];
    const hours = Map.groupBy(days, ({ periods }) => JSON.stringify(periods));
    return [...hours.values()].flatMap((same) => {
      const weekdays = new Set(same.map(({ day }) => weekdayOf(day)));
      const dayOfWeek = [...weekdays].toSorted().map((day) => DAY_NAMES[day]);
      const when = { validFrom, validThrough, ...(hours.size > 1 && { dayOfWeek }) };
      return specifications(same[0]?.periods ?? [], when);
    });
  });
}

/** Google reads 00:00 to 00:00 as closed, and wants 23:59 for a whole day. */
function specifications(periods: Period[], when: object): object[] {
  const spans = periods.length > 0 ? periods : [{ opens: '00:00', closes: '00:00' }];
  return spans.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens,
    closes: periods.length > 0 && opens === closes ? '23:59' : closes,
  }));
}
