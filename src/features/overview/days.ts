/** Days as the shop lives them: in WIB, which has no summer time. */
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
export const WIB = 7 * HOUR;

/** As in `2026-11-16`, both included. */
export type Days = { from: string; to: string };

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** So many days, today among them. */
export function lastDays(now: Date, days: number): Days {
  const today = now.getTime() + WIB;
  return { from: dayOf(today - (days - 1) * DAY), to: dayOf(today) };
}

/** When they begin, and when the first one after them does. */
export const momentsOf = ({ from, to }: Days): [Date, Date] => [
  new Date(Date.parse(from) - WIB),
  new Date(Date.parse(to) + DAY - WIB),
];
