/** Times as people in Jakarta write them; WIB is seven hours ahead of UTC all year. */

const AHEAD = 7 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The value of an `<input type="datetime-local">`: '2026-11-29T23:59'; empty for null. */
export function toWib(iso: string | null): string {
  return iso === null ? '' : new Date(Date.parse(iso) + AHEAD).toISOString().slice(0, 16);
}

export function fromWib(value: string): string | null {
  return value === '' ? null : new Date(`${value}:00+07:00`).toISOString();
}

/** How many midnights in Jakarta lie between two instants. */
export function daysUntil(iso: string, now: Date): number {
  const day = (time: number) => Math.floor((time + AHEAD) / DAY);
  return day(Date.parse(iso)) - day(now.getTime());
}

/** The last minute of a day: of today, of the coming Sunday, of the month. */
export function endOf(what: 'today' | 'sunday' | 'month', now: Date): string {
  const wib = new Date(now.getTime() + AHEAD);
  const days = { today: 0, sunday: (7 - wib.getUTCDay()) % 7, month: 0 }[what];
  const [year, month, date] = [wib.getUTCFullYear(), wib.getUTCMonth(), wib.getUTCDate()];
  const at = what === 'month' ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, date + days);
  return new Date(at + DAY - 60_000 - AHEAD).toISOString();
}
