import { addDays, DAY, dayOf, MINUTE, startOfDay, weekdayOf, type Zone } from '../../../time.ts';

/**
 * Hours are in the outlet's own time zone. Everything that says whether an outlet is open asks
 * `openingAt`; `hoursOn` says which hours a day has.
 */

/**
 * Times are `HH:MM`. A period belongs to the day on which it begins. When it does not end later
 * than it begins, it ends on the next day: `00:00` to `00:00` is a whole day.
 */
export type Period = { opens: string; closes: string };
/** The week begins on Monday. A day without a period is closed. */
export type Week = Period[][];

export type Hours = {
  id: number;
  city: string;
  zone: Zone;
  week: Week;
  /** Before its first day the outlet is announced. */
  opensOn: string | null;
  isTemporarilyClosed: boolean;
  /** The first day after a temporary closing, or null while nobody knows it. */
  reopensOn: string | null;
  closedWhy: string;
};

export const scopes = ['all', 'city', 'outlets'] as const;

/** Special hours replace the regular ones from the first to the last day. */
export type SpecialHours = {
  id: number;
  name: string;
  from: string;
  to: string;
  week: Week;
  scope: (typeof scopes)[number];
  city: string;
  outletIds: number[];
};

export type Why =
  | { kind: 'special'; id: number; name: string }
  | { kind: 'closed'; why: string; reopensOn: string | null }
  | { kind: 'soon'; opensOn: string };

export type Opening = {
  now: boolean;
  /** While the outlet is open, it closes then; null if it never does. */
  until: Date | null;
  /** While the outlet is closed, it opens then; null if nobody knows. */
  opens: Date | null;
  /** Says why it is closed, or open at other hours; null for regular hours. */
  why: Why | null;
  changesAt: Date | null;
};

type DayHours = { periods: Period[]; why: Why | null };
type Span = { from: number; to: number; why: Why | null };

const sameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export function concerns(special: SpecialHours, outlet: Pick<Hours, 'id' | 'city'>): boolean {
  if (special.scope === 'outlets') return special.outletIds.includes(outlet.id);
  return special.scope === 'all' || sameCity(special.city, outlet.city);
}

/**
 * Of the special hours for one day the first counts: those for chosen outlets come before a city's,
 * a city's before everybody's, and of these the newest first.
 */
export const ownSpecial = (outlet: Pick<Hours, 'id' | 'city'>, special: SpecialHours[]) =>
  special
    .filter((hours) => concerns(hours, outlet))
    .toSorted((a, b) => scopes.indexOf(b.scope) - scopes.indexOf(a.scope) || b.id - a.id);

export const hoursOn = (outlet: Hours, special: SpecialHours[], day: string): DayHours =>
  ownHoursOn(outlet, ownSpecial(outlet, special), day);

/** @param own as from `ownSpecial`: sorting them for each day takes seconds in a large chain */
export function ownHoursOn(outlet: Hours, own: SpecialHours[], day: string): DayHours {
  const { opensOn, isTemporarilyClosed, reopensOn, closedWhy } = outlet;
  if (opensOn !== null && day < opensOn) return { periods: [], why: { kind: 'soon', opensOn } };
  if (isTemporarilyClosed && (reopensOn === null || day < reopensOn)) {
    return { periods: [], why: { kind: 'closed', why: closedWhy, reopensOn } };
  }
  const hours = own.find(({ from, to }) => from <= day && day <= to);
  const periods = (hours ?? outlet).week[weekdayOf(day)] ?? [];
  return { periods, why: hours ? { kind: 'special', id: hours.id, name: hours.name } : null };
}

const DAY_MINUTES = 24 * 60;

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function minutesLong({ opens, closes }: Period): number {
  return (minutesOf(closes) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
}

export const spansOn = (outlet: Hours, special: SpecialHours[], day: string): Span[] =>
  spansOf(outlet, day, hoursOn(outlet, special, day));

function spansOf({ zone }: Hours, day: string, { periods, why }: DayHours): Span[] {
  const midnight = startOfDay(day, zone);
  return periods.map((period) => {
    const from = midnight + minutesOf(period.opens) * MINUTE;
    return { from, to: from + minutesLong(period) * MINUTE, why };
  });
}

/** Returns midnight, or later when guests of that day stay longer. */
export const endOfDayAt = (outlet: Hours, special: SpecialHours[], day: string): number =>
  Math.max(
    startOfDay(addDays(day, 1), outlet.zone),
    ...spansOn(outlet, special, day).map(({ to }) => to),
  );

export function openingAt(outlet: Hours, special: SpecialHours[], now: Date | number): Opening {
  const own = ownSpecial(outlet, special);
  const at = Math.floor(Number(now) / MINUTE) * MINUTE;
  let state: State | undefined;
  let changesAt: Date | null = null;
  for (const next of statesFrom(at, outlet, own)) {
    state ??= next;
    if (next.open === state.open && keyOf(next.why) === keyOf(state.why)) continue;
    changesAt ??= new Date(next.from);
    if (next.open === state.open) continue;
    const turns = new Date(next.from);
    const when = state.open ? { until: turns, opens: null } : { until: null, opens: turns };
    return { now: state.open, ...when, why: state.why, changesAt };
  }
  const { open = false, why = null } = state ?? {};
  return { now: open, until: null, opens: null, why, changesAt };
}

type State = { from: number; open: boolean; why: Why | null };

/** Yields the state at an instant, then at each at which it may become another. */
function* statesFrom(at: number, outlet: Hours, own: SpecialHours[]): Generator<State> {
  const { zone } = outlet;
  for (const day of turningDays(dayOf(at, zone), outlet, own)) {
    const yesterday = addDays(day, -1);
    const hours = ownHoursOn(outlet, own, day);
    // A period lasts a day at most, so only those that began today or yesterday matter.
    const spans = [
      ...spansOf(outlet, yesterday, ownHoursOn(outlet, own, yesterday)),
      ...spansOf(outlet, day, hours),
    ];
    const midnight = startOfDay(day, zone);
    const edges = [at, midnight, ...spans.flatMap(({ from, to }) => [from, to])].filter(
      (edge) => edge >= at && edge >= midnight && edge < midnight + DAY,
    );
    for (const from of edges.toSorted((a, b) => a - b)) {
      const current = spans.findLast((span) => span.from <= from && from < span.to);
      yield { from, open: current !== undefined, why: (current ?? hours).why };
    }
  }
}

/**
 * Yields the days on which the state may become another: the week after each day on which other
 * hours begin. Checking every day would take too long for an outlet that opens in the year 2199.
 */
function* turningDays(today: string, outlet: Hours, own: SpecialHours[]): Generator<string> {
  let day = today;
  for (const last = addDays(today, 9); day <= last; day = addDays(day, 1)) yield day;
  // Most outlets open or close within the week, and need no later day.
  for (const begin of laterBegins(today, outlet, own)) {
    if (begin > day) day = begin;
    for (const last = addDays(begin, 9); day <= last; day = addDays(day, 1)) yield day;
  }
}

/** The last day counts, too, because other hours begin on the day after it. */
function laterBegins(today: string, outlet: Hours, own: SpecialHours[]): string[] {
  const { opensOn, isTemporarilyClosed, reopensOn } = outlet;
  // While nobody knows when it opens again, no other hours matter.
  if (isTemporarilyClosed && reopensOn === null) return opensOn === null ? [] : [opensOn];
  const begins = [opensOn, reopensOn, ...own.flatMap(({ from, to }) => [from, to])];
  return begins
    .filter((day) => day !== null)
    .filter((day) => day > today)
    .toSorted();
}

/** After this day, each week is like the one before. */
export const lastUnusualDay = ({ opensOn, reopensOn }: Hours, special: SpecialHours[]): string =>
  [opensOn ?? '', reopensOn ?? '', ...special.map(({ to }) => to)].toSorted().at(-1) ?? '';

/**
 * Finds what keeps an outlet closed now, or in the evening what makes it open late the next day. It
 * must be for this outlet alone, because taking back other hours would open other outlets.
 */
export function closedAlone<Special extends SpecialHours>(
  outlet: Hours,
  special: Special[],
  { now, why, opens }: Opening,
): Special | undefined {
  if (now || !(why || opens)) return undefined;
  const next = opens ? dayOf(opens, outlet.zone) : '';
  const cause = why ?? hoursOn(outlet, special, next).why;
  const found = special.find(
    ({ id, scope, outletIds }) =>
      cause?.kind === 'special' &&
      id === cause.id &&
      scope === 'outlets' &&
      String(outletIds) === String([outlet.id]),
  );
  if (!found || why) return found;
  const usual = spansOn(
    outlet,
    special.filter((one) => one !== found),
    next,
  );
  const isLate = opens !== null && usual.some(({ from }) => from < opens.getTime());
  // Other hours of several days were planned.
  return isLate && found.from === next && found.to === next ? found : undefined;
}

/** Two reasons of one kind are the same, unless they are different special hours. */
const keyOf = (why: Why | null) => (why?.kind === 'special' ? why.id : why?.kind);
