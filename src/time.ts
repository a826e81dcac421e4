import { intlOf, type Language } from './messages.ts';

/**
 * An instant is milliseconds since 1970, a `Date` or ISO 8601 in UTC. A day is text, `2026-11-21`,
 * and belongs to a time zone. Indonesia's three zones have no summer time, so a zone is a fixed
 * offset. (`Temporal` is missing in the browsers of many visitors.)
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const zones = {
  WIB: { offset: 7 * HOUR, name: 'Asia/Jakarta' },
  WITA: { offset: 8 * HOUR, name: 'Asia/Makassar' },
  WIT: { offset: 9 * HOUR, name: 'Asia/Jayapura' },
};
export type Zone = keyof typeof zones;
export const HOME: Zone = 'WIB';
/** PostgreSQL needs the zone's name. */
export const HOME_ZONE = zones[HOME].name;

export type Instant = number | string | Date;
const millisecondsOf = (at: Instant) => new Date(at).getTime();

const local = (at: Instant, zone: Zone) =>
  new Date(millisecondsOf(at) + zones[zone].offset).toISOString();

/** Returns `2026-11`. */
export const monthOf = (at: Instant): string => local(at, HOME).slice(0, 7);
/** Returns `2026-11-21`. */
export const dayOf = (at: Instant, zone: Zone = HOME): string => local(at, zone).slice(0, 10);
/** Returns `2026-11-21T18`. */
export const hourOf = (at: Instant): string => local(at, HOME).slice(0, 13);
/** Returns `2026-11-21T18:40`. */
export const minuteOf = (at: Instant, zone: Zone = HOME): string => local(at, zone).slice(0, 16);
/** Returns 0 to 1439. */
export const minutesSinceMidnight = (at: Instant): number =>
  Math.floor((millisecondsOf(at) + zones[HOME].offset) / MINUTE) % (24 * 60);

/**
 * @param minute as from `minuteOf`
 * @returns ISO 8601 in UTC
 */
export const instantOf = (minute: string, zone: Zone = HOME): string =>
  new Date(Date.parse(`${minute}:00Z`) - zones[zone].offset).toISOString();

export const startOfDay = (day: string, zone: Zone = HOME): number =>
  Date.parse(day) - zones[zone].offset;
export const endOfDay = (day: string): number => startOfDay(day) + DAY - 1;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns a negative number when `to` is earlier. */
export const daysFrom = (day: string, to: string): number =>
  (Date.parse(to) - Date.parse(day)) / DAY;

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export type Days = { from: string; to: string };

/** Today is the last of them. */
export function lastDays(now: Instant, count: number): Days {
  const to = dayOf(now);
  return { from: addDays(to, 1 - count), to };
}

export function weekOf(day: string): Days {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

export const eachDay = ({ from, to }: Days): string[] =>
  Array.from({ length: daysFrom(from, to) + 1 }, (_, at) => addDays(from, at));

/** Returns the day after which the next month begins. */
export const lastOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);

/** Returns the first instant, and the first one after the last day. */
export const boundsOf = ({ from, to }: Days): [Date, Date] => [
  new Date(startOfDay(from)),
  new Date(startOfDay(addDays(to, 1))),
];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Without a language, texts are in Indonesian. */
type In = { zone?: Zone | undefined; lang?: Language | undefined };

/** Creating a formatter costs more than formatting a thousand dates, so each is kept. */
function formatIn(style: keyof typeof styles, { zone = HOME, lang = 'id' }: In) {
  const key = `${lang} ${zone} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const timeZone = zones[zone].name;
  const made = new Intl.DateTimeFormat(intlOf(lang), { timeZone, ...styles[style] });
  formats.set(key, made);
  return made;
}

const styles = {
  // The full date style would write "09 November" in Indonesian.
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { dateStyle: 'long' },
  mediumDay: { dateStyle: 'medium' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  clock: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes "21 November 2026". */
export const formatDay = (at: Instant, how: In = {}): string =>
  formatIn('day', how).format(new Date(at));
/** Writes "Sabtu, 21 November 2026". */
export const formatWeekdayAndDay = (at: Instant, how: In = {}): string =>
  formatIn('weekdayAndDay', how).format(new Date(at));
/** Writes "21 Nov 2026". */
export const formatMediumDay = (at: Instant, how: In = {}): string =>
  formatIn('mediumDay', how).format(new Date(at));
/** Writes "18.40", in English "18:40". */
export const formatClock = (at: Instant, how: In = {}): string =>
  formatIn('clock', how).format(new Date(at));
/** Writes "21 Nov". */
export const formatDayAndMonth = (at: Instant, how: In = {}): string =>
  formatIn('dayAndMonth', how).format(new Date(at));
/** Writes "21 November 2026, 18.40 WIB", in English "21 November 2026, 18:40 WIB". */
export const formatDate = (at: Instant, how: In = {}): string =>
  `${formatDay(at, how)}, ${formatClock(at, how)} ${how.zone ?? HOME}`;
/** Writes "21 Nov, 18.40", in English "21 Nov, 18:40". */
export const formatShort = (at: Instant, how: In = {}): string =>
  `${formatDayAndMonth(at, how)}, ${formatClock(at, how)}`;
/** Writes "21 Nov, 18.40 WIB", in English "21 Nov, 18:40 WIB". */
export const formatShortDate = (at: Instant, how: In = {}): string =>
  `${formatShort(at, how)} ${how.zone ?? HOME}`;
/** Writes "9–15 November 2026". */
export const formatDays = ({ from, to }: Days, how: In = {}): string =>
  formatIn('day', how).formatRange(startOfDay(from, how.zone), startOfDay(to, how.zone));
/** Writes "November – Desember 2026", and a single month once. */
export const formatMonths = ({ from, to }: Days, how: In = {}): string =>
  formatIn('month', how).formatRange(startOfDay(from, how.zone), startOfDay(to, how.zone));
/** Writes "Senin, 9 November – Minggu, 15 November 2026", and a single day once. */
export const formatWeekdays = ({ from, to }: Days, how: In = {}): string =>
  formatIn('weekdayAndDay', how).formatRange(startOfDay(from, how.zone), startOfDay(to, how.zone));
