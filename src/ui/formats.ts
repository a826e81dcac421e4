import type { Reader } from '../messages.ts';
import {
  type Days,
  formatClock,
  formatDate,
  formatDay,
  formatDayAndMonth,
  formatDays,
  formatMediumDay,
  formatMonths,
  formatShort,
  formatShortDate,
  formatWeekdayAndDay,
  formatWeekdays,
  type Instant,
  type Zone,
} from '../time.ts';
import { formatNumber } from './numbers.ts';

export function formatsOf({ lang }: Pick<Reader, 'lang'>) {
  return {
    number: (value: number) => formatNumber(value, lang),
    rupiah: (amount: number) => `Rp\u00a0${formatNumber(amount, lang)}`,
    day: (at: Instant, zone?: Zone) => formatDay(at, { lang, zone }),
    weekdayAndDay: (at: Instant, zone?: Zone) => formatWeekdayAndDay(at, { lang, zone }),
    mediumDay: (at: Instant, zone?: Zone) => formatMediumDay(at, { lang, zone }),
    dayAndMonth: (at: Instant, zone?: Zone) => formatDayAndMonth(at, { lang, zone }),
    clock: (at: Instant, zone?: Zone) => formatClock(at, { lang, zone }),
    date: (at: Instant, zone?: Zone) => formatDate(at, { lang, zone }),
    short: (at: Instant, zone?: Zone) => formatShort(at, { lang, zone }),
    shortDate: (at: Instant, zone?: Zone) => formatShortDate(at, { lang, zone }),
    days: (days: Days, zone?: Zone) => formatDays(days, { lang, zone }),
    months: (days: Days, zone?: Zone) => formatMonths(days, { lang, zone }),
    weekdays: (days: Days, zone?: Zone) => formatWeekdays(days, { lang, zone }),
  };
}
