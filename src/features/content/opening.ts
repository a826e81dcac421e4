import { MINUTE, minutesSinceMidnight } from '../../time.ts';
import { openingHours } from './contract.ts';

export type Opening = {
  open: boolean;
  /** When it closes, or opens next: `22.00`. */
  until: string;
  /** From then on this is wrong. */
  changesAt: Date;
};

const DAY = 24 * 60;

const EVERY_DAY = /daily|every ?day|(?:se)?tiap hari|senin\s*[-–—]\s*minggu|mon\w*\s*[-–—]\s*sun/i;
const SOME_DAYS =
  /senin|selasa|rabu|kamis|jumat|sabtu|minggu|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/i;

/**
 * Whether the shop is open, from a sentence like `Open daily: 8:00 AM - 10:00 PM`, in WIB. Null when
 * the sentence does not say so for certain: other hours on other days, or no two times.
 */
export function openingNow(sentence: string, now: Date): Opening | null {
  const times = sentence.match(/\d{1,2}[:.]\d{2}/g) ?? [];
  const hours = openingHours(sentence);
  if (!hours || times.length !== 2) return null;
  if (SOME_DAYS.test(sentence) && !EVERY_DAY.test(sentence)) return null;
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  if (opens === null || closes === null || opens === closes) return null;

  const sinceMidnight = minutesSinceMidnight(now);
  const sinceOpened = (sinceMidnight - opens + DAY) % DAY;
  const open = sinceOpened < (closes - opens + DAY) % DAY;
  const next = open ? closes : opens;
  const left = (next - sinceMidnight + DAY) % DAY;
  return {
    open,
    until: (open ? hours.closes : hours.opens).replace(':', '.'),
    changesAt: new Date((Math.floor(now.getTime() / MINUTE) + left) * MINUTE),
  };
}

/** Null for a time that no clock shows. */
function minutesOf(time: string): number | null {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour > 24 || minute > 59 ? null : (hour * 60 + minute) % DAY;
}
