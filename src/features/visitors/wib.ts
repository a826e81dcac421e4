/** Days and hours as the shop lives them. WIB has no summer time. */
const OFFSET = 7 * 60 * 60 * 1000;
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

const local = (at: number) => new Date(at + OFFSET).toISOString();

/** `2026-11-21` */
export const wibDay = (at: number): string => local(at).slice(0, 10);
/** `2026-11-21T18` */
export const wibHour = (at: number): string => local(at).slice(0, 13);
/** `2026-11` */
export const wibMonth = (at: number): string => local(at).slice(0, 7);

/** When a day begins, in milliseconds. */
export const startOfDay = (day: string): number => Date.parse(day) - OFFSET;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Every day of a period, both ends included. */
export const daysBetween = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, at) =>
    addDays(from, at),
  );
