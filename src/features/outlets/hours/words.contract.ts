import { type Reader, say } from '../../../messages.ts';
import {
  addDays,
  DAY,
  dayOf,
  daysFrom,
  eachDay,
  formatClock,
  formatDayAndMonth,
  HOUR,
  minuteOf,
  startOfDay,
  weekdayOf,
  type Zone,
} from '../../../time.ts';
import { hoursTexts as t, weekdayTexts } from './messages.ts';
import type { Opening, Period, SpecialHours, Week } from './opening.contract.ts';

const WHOLE_DAY = '00:00';
/** A day ends at 24:00; 00:00 would read as its beginning. */
const endOf = (time: string) => (time === WHOLE_DAY ? '24:00' : time);
const BRIEF = 3;
const clock = (time: string, reader: Reader) =>
  reader.lang === 'id' ? time.replace(':', '.') : time;

/** Writes "07.00–11.00 dan 13.00–22.00", "24 jam" or "tutup". */
export function periodsInWords(periods: Period[], reader: Reader): string {
  if (periods.length === 0) return say(reader, t.closed);
  const spans = periods.map(({ opens, closes }) => {
    if (opens === WHOLE_DAY && closes === WHOLE_DAY) return say(reader, t.wholeDay);
    return `${clock(opens, reader)}–${clock(endOf(closes), reader)}`;
  });
  return listed(spans, reader);
}

/** Writes "Senin–Jumat 07.00–22.00, Sabtu–Minggu 08.00–23.00". */
export const weekInWords = (week: Week, reader: Reader): string =>
  weekLines(week, reader).join(', ');

/** Writes "Sen–Jum 07.00–22.00" and "Sab–Min 08.00–23.00". */
export const weekInBrief = (week: Week, reader: Reader): string[] => weekLines(week, reader, BRIEF);

/** A line must not break within "07.00–22.00" or "Jum–Sab". */
export const unbroken = (hours: string): string =>
  hours.replaceAll(/(\S)–(\S)/g, '$1\u2060–\u2060$2');

/** Joins the days with the same hours: "Senin–Jumat 07.00–22.00" and "Sabtu–Minggu 08.00–23.00". */
function weekLines(week: Week, reader: Reader, letters?: number): string[] {
  const days = Map.groupBy(week.keys(), (day) => JSON.stringify(week[day]));
  const groups = [...days.values()].map((same) => {
    const hours = periodsInWords(week[same[0] ?? 0] ?? [], reader);
    return same.length < week.length
      ? `${daysInWords(same, reader, letters)} ${hours}`
      : `${say(reader, t.everyDay)} ${hours}`;
  });
  return week.some((periods) => periods.length > 0) ? groups : [say(reader, t.closedNow)];
}

/** Writes "10.00–22.00", with the weekdays when their hours differ. */
export function hoursOfDays(days: { day: string; periods: Period[] }[], reader: Reader): string {
  const groups = [...Map.groupBy(days, ({ periods }) => JSON.stringify(periods)).values()];
  return groups
    .map((same) => {
      const hours = periodsInWords(same[0]?.periods ?? [], reader);
      const weekdays = new Set(same.map(({ day }) => weekdayOf(day)));
      const inOrder = days.length > 7 ? [...weekdays].toSorted() : [...weekdays];
      return groups.length > 1 ? `${daysInWords(inOrder, reader)} ${hours}` : hours;
    })
    .join(', ');
}

/** Writes "10.00–01.00", with weekdays when they differ. Others than the dates' do not count. */
export function specialInWords(
  { from, to, week }: Pick<SpecialHours, 'from' | 'to' | 'week'>,
  reader: Reader,
): string {
  if (daysFrom(from, to) >= 6) return weekInWords(week, reader);
  const days = eachDay({ from, to }).map((day) => ({ day, periods: week[weekdayOf(day)] ?? [] }));
  const isOpen = days.some(({ periods }) => periods.length > 0);
  return isOpen ? hoursOfDays(days, reader) : say(reader, t.closedNow);
}

/** Writes "Senin–Rabu dan Sabtu" or "Minggu–Senin". */
function daysInWords(days: number[], reader: Reader, letters?: number): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && (last + 1) % 7 === day) run?.push(day);
    else runs.push([day]);
  }
  const name = (day = 0) => say(reader, weekdayTexts[day] ?? t.everyDay).slice(0, letters);
  const named = runs.map((run) =>
    run.length === 1 ? name(run[0]) : `${name(run[0])}–${name(run.at(-1))}`,
  );
  return listed(named, reader);
}

function listed(parts: string[], reader: Reader): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${say(reader, t.and)} ${last}`;
}

export type OpeningWords = {
  tone: 'open' | 'closing' | 'closed';
  state: string;
  /** An example is "tutup 22.00"; it is empty when nobody knows. */
  when: string;
  why: string;
};

const CLOSES_SOON = HOUR;

export function openingInWords(
  { now: open, until, opens, why }: Opening,
  { zone, now }: { zone: Zone; now: Date },
  reader: Reader,
): OpeningWords {
  const reason = why?.kind === 'special' ? why.name : why?.kind === 'closed' ? why.why : '';
  if (!open) {
    const state =
      why?.kind === 'soon' ? t.soon : why?.kind === 'closed' ? t.closedForNow : t.closedNow;
    const time = opens && dayAndTime(opens, { zone, now }, reader);
    const when = time === null ? '' : say(reader, t.opensAt, { time });
    return { tone: 'closed', state: say(reader, state), when, why: reason };
  }
  const left = until === null ? Number.POSITIVE_INFINITY : until.getTime() - now.getTime();
  const closing = left <= CLOSES_SOON;
  // An evening visitor calls a closing after midnight "tonight".
  const time = until && left <= DAY ? clock(endOf(minuteOf(until, zone).slice(11)), reader) : null;
  return {
    tone: closing ? 'closing' : 'open',
    state: say(reader, closing ? t.closesSoon : t.open),
    when:
      time === null
        ? say(reader, t.wholeDay)
        : say(reader, closing ? t.soonAt : t.closesAt, { time }),
    why: reason,
  };
}

/** Writes "07.00", "besok 07.00", "Senin 07.00" or "12 Mar 07.00". */
export function dayAndTime(
  at: Date,
  { zone, now }: { zone: Zone; now: Date },
  reader: Reader,
): string {
  const how = { zone, lang: reader.lang };
  const time = formatClock(at, how);
  const days = daysFrom(dayOf(now, zone), dayOf(at, zone));
  if (days === 0) return time;
  if (days === 1) return say(reader, t.tomorrow, { time });
  const day =
    days < 7
      ? say(reader, weekdayTexts[weekdayOf(dayOf(at, zone))] ?? t.everyDay)
      : formatDayAndMonth(at, how);
  return `${day} ${time}`;
}

/** The words are wrong after midnight at the latest, because they may say "besok". */
export function wordsEnd({ until, changesAt }: Opening, zone: Zone, now: Date): Date {
  const midnight = startOfDay(addDays(dayOf(now, zone), 1), zone);
  const closesSoon = until === null ? 0 : until.getTime() - CLOSES_SOON;
  const lastDay = until === null ? 0 : until.getTime() - DAY;
  const ends = [midnight, closesSoon, lastDay, changesAt?.getTime() ?? 0];
  return new Date(Math.min(...ends.filter((end) => end > now.getTime())));
}
