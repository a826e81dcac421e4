import { type Message, type Reader, say } from '../../messages.ts';
import { addDays } from '../../time.ts';
import type { Period, VisitorPeriod } from './contract.ts';
import type { Device } from './device.contract.ts';
import { siteTexts, kindTexts as t } from './messages.ts';

const targets: Record<string, Message<never>> = {
  app_store: t.app_store,
  google_play: t.google_play,
  whatsapp: t.whatsapp,
  directions: t.directions,
  app: t.app,
  call: t.call,
  gofood: t.gofood,
  grabfood: t.grabfood,
  shopeefood: t.shopeefood,
  other: t.other,
};
export function targetName(
  target: string,
  reader: Reader,
  promos: ReadonlyMap<string, string>,
): string {
  const known = targets[target];
  if (known) return say(reader, known);
  const [kind = '', of = ''] = target.split(':');
  if (kind === 'promo') {
    const title = promos.get(of);
    return title ? say(reader, t.promoNamed, { title }) : say(reader, t.promo, { number: of });
  }
  const ofOutlet = targets[kind];
  return ofOutlet ? say(reader, t.ofOutlet, { target: say(reader, ofOutlet), slug: of }) : target;
}

const sites: Record<string, Message<never>> = siteTexts;
function siteName(host: string): string {
  const plain = host.replace(/^www\./, '');
  return sites[plain]?.en ?? plain;
}

export function visitsBySite({ referrers }: Pick<Period, 'referrers'>): [string, number][] {
  const sums = sumBy(referrers.map(({ referrer, visits }) => [siteName(referrer), visits]));
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

export function sumBy<Name>(counts: [Name, count: number][]): Map<Name, number> {
  const sums = new Map<Name, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

export const deviceName = ({ device, system }: Device, reader: Reader): string =>
  device === 'computer' && system === 'other'
    ? say(reader, t.computer)
    : `${say(reader, t[device])}, ${say(reader, t[system])}`;

export const clock = (hour: number, { lang }: Reader): string =>
  `${String(hour).padStart(2, '0')}${lang === 'en' ? ':' : '.'}00`;

/** Adds up all days, so that every part of the tab names the same hour. */
export function busiestHour({ byWeekHour }: VisitorPeriod): number {
  const sums = sumBy(byWeekHour.map(({ hour, visits }) => [hour, visits]));
  const [busiest] = [...sums].toSorted(([one, a], [other, b]) => b - a || one - other);
  return busiest?.[0] ?? 0;
}

/** 0 is Monday. */
export const weekdayName = (weekday: number, { lang }: Reader, weekdays: 'short' | 'long') =>
  new Intl.DateTimeFormat(lang, { weekday: weekdays, timeZone: 'UTC' }).format(
    Date.parse(addDays(A_MONDAY, weekday)),
  );
const A_MONDAY = '2024-01-01';
