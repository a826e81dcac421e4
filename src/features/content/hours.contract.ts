/** A text with this placeholder shows the outlets' hours, in the reader's language. */
export const FROM_OUTLETS = '{outlets}';

/** Times are `HH:MM`. A shop that closes after midnight has a `closes` earlier than its `opens`. */
type Span = { opens: string; closes: string };

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A time needs minutes or am/pm, because a lone `2` may be anything. */
const TIME = /\b(\d{1,2})(?:([:.])(\d{2})(?:\s*([ap]m)\b)?|\s*([ap]m)\b)/gi;

/** Each letter is a day of the week, from Monday. */
const DAYS = 'ABCDEFG';
const WORDS: [pattern: RegExp, sign: string][] = [
  [/\b((se)?tiap hari|every ?day|daily)\b/g, 'A-G'],
  [/\b(hari kerja|weekdays?)\b/g, 'A-E'],
  [/\b(akhir pekan|weekends?)\b/g, 'F-G'],
  [/\b(sen|senin|mon|mondays?)\b/g, 'A'],
  [/\b(sel|selasa|tue|tues|tuesdays?)\b/g, 'B'],
  [/\b(rab|rabu|wed|wednesdays?)\b/g, 'C'],
  [/\b(kam|kamis|thu|thur|thurs|thursdays?)\b/g, 'D'],
  [/\b(jum['’]?at|jum|fri|fridays?)\b/g, 'E'],
  [/\b(sab|sabtu|sat|saturdays?)\b/g, 'F'],
  [/\b(min|minggu|ahad|sun|sundays?)\b/g, 'G'],
  [/\b(tutup|closed)\b/g, 'X'],
  [/[–—]|\b(s\/d|sampai|hingga|to|until)\b/g, '-'],
  [/\b(buka|open|hari|jam|pukul|dari|from|dan|and|wib|wita|wit)\b|[\s,;:.|&]/g, ''],
];

const HOURS = /(?:X|(?:t\d{4}-t\d{4})+)/.source;
const NAMED = /(?:[A-G](?:-[A-G])?)+/.source;
const GROUP = new RegExp(`(${NAMED})-?(${HOURS})`, 'g');
const GROUPS = new RegExp(`^(${NAMED}-?${HOURS})+$`);
const ONE_GROUP_TURNED = new RegExp(`^(${HOURS})-?(${NAMED})?$`);

/**
 * Returns the hours of all seven days, Monday first, in a sentence like `Senin-Kamis 07.00-22.00,
 * Jumat-Minggu 07.00-24.00`, in Indonesian or English; a closed day has none. Returns null unless
 * every word and every day is understood, because a guess would send people to a closed door.
 */
export function readWeek(sentence: string): Span[][] | null {
  let signs = sentence
    .toLowerCase()
    .replaceAll(TIME, (text) => `t${readTimes(text).join().replace(':', '')}`);
  for (const [pattern, sign] of WORDS) signs = signs.replaceAll(pattern, sign);
  // Hours without a day hold every day.
  signs = signs.replace(ONE_GROUP_TURNED, (_, hours, days = 'A-G') => days + hours);
  if (!GROUPS.test(signs)) return null;

  const week = new Map<number, Span[]>();
  for (const [, named = '', hours = ''] of signs.matchAll(GROUP)) {
    const spans = [...hours.matchAll(/t(\d\d)(\d\d)-t(\d\d)(\d\d)/g)].map(([, h1, m1, h2, m2]) => ({
      opens: `${h1}:${m1}`,
      closes: `${h2}:${m2}`,
    }));
    if (spans.some(({ opens, closes }) => opens === closes)) return null;
    for (const day of daysIn(named)) {
      if (week.has(day)) return null;
      week.set(day, spans);
    }
  }
  const days = [...DAYS].map((_, day) => week.get(day));
  return days.every((day) => day !== undefined) ? days : null;
}

/** `AC-E` is Monday and Wednesday to Friday; `F-A` goes over the end of the week. */
const daysIn = (named: string): number[] =>
  [...named.matchAll(/(\w)(?:-(\w))?/g)].flatMap(([, from = '', to = from]) => {
    const first = DAYS.indexOf(from);
    const length = ((DAYS.indexOf(to) - first + 7) % 7) + 1;
    return Array.from({ length }, (_, index) => (first + index) % 7);
  });

/** Returns times as `HH:MM` and leaves out those that no clock shows. */
function readTimes(text: string): string[] {
  return [...text.matchAll(TIME)].flatMap(([, hour = '', , minute = '00', late, alone]) => {
    const half = late ?? alone;
    if (Number(hour) > (half ? 12 : 24) || Number(minute) > 59) return [];
    const h = (Number(hour) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0);
    return [`${String(h).padStart(2, '0')}:${minute}`];
  });
}

/** Returns null when different days have different hours. */
export function readDailySpan(sentence: string): Span | null {
  const week = readWeek(sentence);
  const [span, ...others] = week?.[0] ?? [];
  if (!span || others.length > 0 || readTimes(sentence).length !== 2) return null;
  return week?.every((day) => day[0] === span) ? span : null;
}

/** Changes the first or second time of a sentence and keeps its notation. */
export function withTime(sentence: string, which: 0 | 1, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const h = Number(hour);
  let found = -1;
  return sentence.replaceAll(TIME, (whole, _hour, colon = ':', _minute, late, alone) => {
    found += 1;
    if (found !== which) return whole;
    if (!late && !alone) return hour + colon + minute;
    return `${h % 12 || 12}${colon}${minute} ${h < 12 ? 'AM' : 'PM'}`;
  });
}

/** The opening hours are edited in three places, so they may contradict each other. */
export function hoursDisagree(written: string[]): boolean {
  const sentences = written.filter((sentence) => !sentence.includes(FROM_OUTLETS));
  const weeks = sentences.map(readWeek);
  const compared = weeks.includes(null) ? sentences.map(readTimes) : weeks;
  return new Set(compared.map((hours) => JSON.stringify(hours))).size > 1;
}
