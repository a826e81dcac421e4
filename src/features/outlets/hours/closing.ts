import { addDays, DAY, dayOf, eachDay, MINUTE, minuteOf, weekdayOf } from '../../../time.ts';
import {
  type Hours,
  type Period,
  type SpecialHours,
  spansOn,
  type Week,
} from './opening.contract.ts';
import { everyDay } from './week.contract.ts';

type Span = { from: number; to: number };

/**
 * Returns special hours that close an outlet between two instants, a few days apart at most, and
 * leave its other hours as they are. Returns null if it is closed then anyway.
 */
export function closedBetween(
  outlet: Hours,
  special: SpecialHours[],
  closed: Span,
): Pick<SpecialHours, 'from' | 'to' | 'week'> | null {
  const { zone } = outlet;
  const around = { from: addDays(dayOf(closed.from, zone), -1), to: dayOf(closed.to, zone) };
  const days = eachDay(around).map((day) => ({ day, spans: spansOn(outlet, special, day) }));
  const left = days.flatMap(({ spans }) => spans.flatMap((span) => without(span, closed)));
  // The rest of a night begins on the next day, and is now part of that day.
  const byDay = Map.groupBy(left, ({ from }) => dayOf(from, zone));
  const changed = days.filter(({ day, spans }) => !isSame(spans, byDay.get(day) ?? []));
  const [from, to] = [changed[0]?.day, changed.at(-1)?.day];
  if (from === undefined || to === undefined) return null;
  const week: Week = everyDay();
  for (const day of eachDay({ from, to })) {
    week[weekdayOf(day)] = joined(byDay.get(day) ?? []).map((span) => periodOf(span, outlet));
  }
  return { from, to, week };
}

const without = ({ from, to }: Span, closed: Span): Span[] =>
  [
    { from, to: Math.min(to, closed.from) },
    { from: Math.max(from, closed.to), to },
  ].filter((span) => span.from < span.to);

/** What is left of a night may go on into the hours of the next day. */
function joined(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    // No period is longer than a day.
    if (last && from < last.to && to - last.from <= DAY) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

const isSame = (spans: Span[], others: Span[]) =>
  spans.length === others.length &&
  spans.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to);

function periodOf({ from, to }: Span, { zone }: Hours): Period {
  const clock = (instant: number) => minuteOf(instant, zone).slice(11);
  return { opens: clock(from), closes: clock(to) };
}

export const wholeMinute = (at: Date): number => Math.floor(at.getTime() / MINUTE) * MINUTE;
