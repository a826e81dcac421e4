/** In place of a sentence: the outlets' hours, in the words of whoever reads. */
export const FROM_OUTLETS = '{outlets}';

/** `HH:MM`, 24 hours. A shop that closes after midnight closes at an earlier time than it opens. */
type Span = { opens: string; closes: string };

/** schema.org's names, Monday first. */
export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A time has minutes or am/pm: `2` alone may be anything. */
const TIME = /\b(\d{1,2})(?:([:.])(\d{2})(?:\s*([ap]m)\b)?|\s*([ap]m)\b)/gi;

/** The week as letters, A to G, from Monday. */
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
 * The hours of all seven days, Monday first, in a sentence like `Senin-Kamis 07.00-22.00, Jumat-
 * Minggu 07.00-24.00`, in Indonesian or English; a closed day has none. Null unless every word and
 * every day is understood: a guess would send people to a closed door.
 */
export function readWeek(sentence: string): Span[][] | null {
  let signs = sentence
    .toLowerCase()
    .replaceAll(TIME, (text) => `t${readTimes(text).join().replace(':', '')}`);
  for (const [pattern, sign] of WORDS) signs = signs.replaceAll(pattern, sign);
  // Hours without a day are those of every day.
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

/** Times as `HH:MM`, without those that no clock shows. */
function readTimes(text: string): string[] {
  return [...text.matchAll(TIME)].flatMap(([, hour = '', , minute = '00', late, alone]) => {
    const half = late ?? alone;
    if (Number(hour) > (half ? 12 : 24) || Number(minute) > 59) return [];
    const h = (Number(hour) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0);
    return [`${String(h).padStart(2, '0')}:${minute}`];
  });
}

/** Null for a sentence with different hours on different days. */
export function readDailySpan(sentence: string): Span | null {
  const week = readWeek(sentence);
  const [span, ...others] = week?.[0] ?? [];
  if (!span || others.length > 0 || readTimes(sentence).length !== 2) return null;
  return week?.every((day) => day[0] === span) ? span : null;
}

/** The sentence with its first or second time changed, in the same notation. */
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

/** Whether the opening hours, which are edited in three places, differ on any day. */
export function hoursDisagree(written: string[]): boolean {
  const sentences = written.filter((sentence) => !sentence.includes(FROM_OUTLETS));
  const weeks = sentences.map(readWeek);
  const compared = weeks.includes(null) ? sentences.map(readTimes) : weeks;
  return new Set(compared.map((hours) => JSON.stringify(hours))).size > 1;
}
