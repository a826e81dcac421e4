import { expect, test } from 'vitest';
import { HOUR, MINUTE, startOfDay, type Zone } from '../../../time.ts';
import {
  closedAlone,
  type Hours,
  openingAt,
  type SpecialHours,
  type Week,
  type Why,
} from './opening.contract.ts';

/**
 * The definition of opening hours, minute by minute, to compare the fast answer with: every period
 * of every day is painted on a line of minutes, and the line is read backwards.
 */
type Answer = [open: boolean, until: number, opens: number, why: string, changesAt: number];
const NEVER = -1;

const wholeMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isoDay = (days: number) => new Date(days * 24 * HOUR).toISOString().slice(0, 10);

function special(all: SpecialHours[], outlet: Hours, day: string): SpecialHours | undefined {
  const ofCity = outlet.city.trim().toLowerCase();
  let best: SpecialHours | undefined;
  let bestRank = [0, 0];
  for (const hours of all) {
    if (day < hours.from || day > hours.to) continue;
    if (hours.scope === 'city' && hours.city.trim().toLowerCase() !== ofCity) continue;
    if (hours.scope === 'outlets' && hours.outletIds.indexOf(outlet.id) < 0) continue;
    const rank = [{ all: 1, city: 2, outlets: 3 }[hours.scope], hours.id];
    if ((rank[0] ?? 0) < (bestRank[0] ?? 0)) continue;
    if (rank[0] === bestRank[0] && (rank[1] ?? 0) < (bestRank[1] ?? 0)) continue;
    best = hours;
    bestRank = rank;
  }
  return best;
}

function ruleOf(outlet: Hours, all: SpecialHours[], day: string): { week: Week; why: string } {
  const none: Week = [[], [], [], [], [], [], []];
  if (outlet.opensOn && day < outlet.opensOn) return { week: none, why: 'soon' };
  if (outlet.isTemporarilyClosed && !(outlet.reopensOn && day >= outlet.reopensOn)) {
    return { week: none, why: 'closed' };
  }
  const found = special(all, outlet, day);
  return found ? { week: found.week, why: `special ${found.id}` } : { week: outlet.week, why: '' };
}

/** @returns the answer of every minute from the first day to the end of the last but ten */
function paint(outlet: Hours, all: SpecialHours[], first: string, days: number): Answer[] {
  const firstDay = Date.parse(first) / (24 * HOUR);
  const rules = Array.from({ length: days + 1 }, (_, index) => {
    const day = isoDay(firstDay - 1 + index);
    // 1 January 1970 was a Thursday.
    return { weekday: (firstDay - 1 + index + 3) % 7, ...ruleOf(outlet, all, day) };
  });
  const minutes = days * 1440;
  const reasons = new Array<string | undefined>(minutes);
  for (const [index, { week, weekday, why }] of rules.entries()) {
    for (const { opens, closes } of week[weekday] ?? []) {
      const begin = wholeMinutes(opens);
      const end = wholeMinutes(closes) + (wholeMinutes(closes) <= begin ? 1440 : 0);
      for (let minute = begin; minute < end; minute += 1) {
        const at = (index - 1) * 1440 + minute;
        if (at >= 0 && at < minutes) reasons[at] = why;
      }
    }
  }
  const answers = new Array<Answer>(minutes);
  let [turn, change] = [NEVER, NEVER];
  for (let at = minutes - 1; at >= 0; at -= 1) {
    const open = reasons[at] !== undefined;
    const why = reasons[at] ?? rules[Math.floor(at / 1440) + 1]?.why ?? '';
    const next = answers[at + 1];
    if (next && next[0] !== open) turn = at + 1;
    if (next && (next[0] !== open || next[3] !== why)) change = at + 1;
    answers[at] = [open, open ? turn : NEVER, open ? NEVER : turn, why, change];
  }
  return answers;
}

const named = (why: Why | null) =>
  why === null ? '' : why.kind === 'special' ? `special ${why.id}` : why.kind;

/** `npm run endurance` compares more minutes. Both meet every minute of an hour. */
const EVERY = process.env.ROUNDS ? 7 : 61;

/** Compares every minute around a change, and one in `EVERY` of the others. */
function differences(
  outlet: Hours,
  all: SpecialHours[],
  first: string,
  days: number,
  ahead = 400,
): string[] {
  const start = startOfDay(first, outlet.zone);
  const painted = paint(outlet, all, first, days + ahead);
  const found: string[] = [];
  for (let at = 0; at < days * 1440; at += 1) {
    const [near, expected] = [painted[at - 2], painted[at]];
    if (!expected) throw new Error('Every minute has an answer');
    const change = expected[4];
    const isNearChange = (change !== NEVER && change - at < 3) || near?.[4] !== change;
    if (at % EVERY !== 0 && !isNearChange) continue;
    const instant = start + at * MINUTE + (at % 60) * 1000;
    const answer = openingAt(outlet, all, instant);
    const minute = (date: Date | null) => (date ? (date.getTime() - start) / MINUTE : NEVER);
    const given: Answer = [
      answer.now,
      minute(answer.until),
      minute(answer.opens),
      named(answer.why),
      minute(answer.changesAt),
    ];
    if (String(given) !== String(expected)) {
      found.push(`${outlet.zone} ${new Date(instant).toISOString()}: ${given} not ${expected}`);
    }
  }
  return found.slice(0, 5);
}

const every = (...periods: [string, string][]): Week =>
  Array.from({ length: 7 }, () => periods.map(([opens, closes]) => ({ opens, closes })));
const replaced = (week: Week, days: Record<number, [string, string][]>): Week =>
  week.map((periods, day) => days[day]?.map(([opens, closes]) => ({ opens, closes })) ?? periods);

let outlets = 0;
function outlet(zone: Zone, city: string, week: Week, more: Partial<Hours> = {}): Hours {
  outlets += 1;
  const rest = { opensOn: null, isTemporarilyClosed: false, reopensOn: null, closedWhy: '' };
  return { id: outlets, city, zone, week, ...rest, ...more };
}
let specials = 0;
function hours(
  name: string,
  [from, to]: [string, string],
  week: Week,
  more: Partial<SpecialHours> = {},
): SpecialHours {
  specials += 1;
  return { id: specials, name, from, to, week, scope: 'all', city: '', outletIds: [], ...more };
}

const menteng = outlet('WIB', 'Jakarta', every(['07:00', '22:00']));
const senopati = outlet(
  'WIB',
  'Jakarta',
  replaced(every(['10:00', '01:30']), { 5: [['17:00', '04:00']], 6: [] }),
);
const dago = outlet('WIB', 'Bandung', every(['07:00', '11:00'], ['13:00', '22:00']), {
  opensOn: '2027-01-15',
});
const airport = outlet('WITA', 'Denpasar', every(['00:00', '00:00']));
const kuta = outlet('WITA', 'Denpasar', every(['16:00', '02:00']), {
  isTemporarilyClosed: true,
  reopensOn: '2027-04-01',
});
const jayapura = outlet('WIT', 'Jayapura', replaced(every(['06:00', '00:00']), { 0: [] }));

const year: SpecialHours[] = [
  hours('Ramadan', ['2027-02-08', '2027-03-09'], every(['15:00', '23:00'])),
  hours('Idulfitri', ['2027-03-10', '2027-03-11'], every()),
  hours('Ramadan di Jakarta', ['2027-02-15', '2027-03-11'], every(['16:00', '03:00']), {
    scope: 'city',
    city: 'jakarta ',
  }),
  hours('Perbaikan', ['2027-02-20', '2027-02-22'], every(), {
    scope: 'outlets',
    outletIds: [menteng.id, airport.id],
  }),
  hours('Buka bersama', ['2027-03-01', '2027-03-02'], every(['12:00', '22:00'])),
  hours('Malam tahun baru', ['2026-12-31', '2026-12-31'], every(['10:00', '03:00'])),
  hours('Tahun baru', ['2027-01-01', '2027-01-01'], every()),
  hours('Nyepi', ['2027-03-08', '2027-03-08'], every(), { scope: 'city', city: 'Denpasar' }),
  hours(
    'Libur panjang',
    ['2027-12-20', '2028-01-03'],
    every(['09:00', '12:00'], ['12:00', '20:00']),
    {
      scope: 'outlets',
      outletIds: [dago.id, senopati.id],
    },
  ),
  hours(
    'Libur Sabtu',
    ['2027-06-01', '2027-08-31'],
    replaced(every(['08:00', '20:00']), { 5: [] }),
    {
      scope: 'outlets',
      outletIds: [jayapura.id],
    },
  ),
];

test.each([menteng, senopati, dago, airport, kuta, jayapura].map((one) => [one.id, one] as const))(
  'outlet %i says at every minute of a year what the definition says',
  (_, one) => {
    expect(differences(one, year, '2026-12-30', 370)).toEqual([]);
  },
);

/** Of Park and Miller, so that every run asks the same. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test('outlets with hours made at random say what the definition says', () => {
  const random = randomNumbers(20_261_121);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const periods = () => {
    const first = random(1440);
    const second = first + 30 + random(300);
    const end = second + 1 + random(600);
    if (random(3) === 0) return [];
    if (random(4) > 0 || end >= 1440) return [{ opens: clock(first), closes: clock(second) }];
    return [
      { opens: clock(first), closes: clock(second) },
      { opens: clock(second), closes: clock(end) },
    ];
  };
  const week = (): Week => Array.from({ length: 7 }, periods);
  const day = (from: number) => isoDay(20_800 + from);
  for (let turn = 0; turn < 30; turn += 1) {
    const zone = (['WIB', 'WITA', 'WIT'] as const)[random(3)] ?? 'WIB';
    const one = outlet(zone, 'Jakarta', week(), {
      opensOn: random(3) === 0 ? day(random(12)) : null,
      isTemporarilyClosed: random(3) === 0,
      reopensOn: random(4) === 0 ? null : day(random(12)),
    });
    const all = Array.from({ length: random(6) }, () => {
      const from = random(18);
      const scope = (['all', 'city', 'outlets'] as const)[random(3)] ?? 'all';
      const to = day(from + random(5));
      return hours('x', [day(from), to], week(), { scope, city: 'Jakarta', outletIds: [one.id] });
    });
    expect(differences(one, all, day(0), 20, 25), JSON.stringify([one, all])).toEqual([]);
  }
});

test('in the evening a late opening of the next day is taken back, and no other hours that were planned', () => {
  const alone = { scope: 'outlets' as const, outletIds: [menteng.id] };
  const takenBack = (name: string, days: [string, string], opens: string, more: object = alone) => {
    const planned = hours(name, days, every([opens, '22:00']), more);
    const evening = Date.parse('2027-05-03T23:00+07:00');
    return closedAlone(menteng, [planned], openingAt(menteng, [planned], evening))?.name;
  };
  const tomorrow: [string, string] = ['2027-05-04', '2027-05-04'];
  expect(takenBack('Telat', tomorrow, '09:00')).toBe('Telat');
  expect(takenBack('Pagi', tomorrow, '06:00')).toBeUndefined();
  expect(takenBack('Puasa', ['2027-05-04', '2027-05-05'], '09:00')).toBeUndefined();
  expect(takenBack('Lusa', ['2027-05-05', '2027-05-05'], '09:00')).toBeUndefined();
  expect(takenBack('Semua', tomorrow, '09:00', {})).toBeUndefined();
});

test('an outlet that opens far in the future is answered at once', () => {
  const closed = outlet('WIB', 'Jakarta', every());
  const soon = { ...menteng, opensOn: '2199-12-30' };
  const party = [hours('Pesta', ['2199-12-30', '2199-12-30'], every(['10:00', '22:00']))];
  const from = process.threadCpuUsage();
  for (let at = 0; at < 100; at += 1) {
    expect(openingAt(soon, [], at * MINUTE).opens).toEqual(new Date('2199-12-30T00:00:00Z'));
    expect(openingAt(closed, party, at * MINUTE).opens).toEqual(new Date('2199-12-30T03:00:00Z'));
  }
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1000).toBeLessThan(1000);
});
