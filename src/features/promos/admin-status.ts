import { dayOf, daysFrom } from '../../time.ts';
import type { Tone } from '../../ui/dashboard/badge.tsx';
import type { Promo } from './contract.ts';

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const inDays = (iso: string, now: Date) => days.format(daysFrom(dayOf(now), dayOf(iso)), 'day');

export function promoStatus(
  { isActive, startsAt, endsAt }: Pick<Promo, 'isActive' | 'startsAt' | 'endsAt'>,
  now: Date,
): { label: string; tone: Tone } {
  if (endsAt && new Date(endsAt) <= now) return { label: 'Over', tone: 'neutral' };
  if (!isActive) return { label: 'Inactive', tone: 'neutral' };
  if (startsAt && new Date(startsAt) > now) {
    return { label: `Begins ${inDays(startsAt, now)}`, tone: 'warm' };
  }
  return { label: endsAt ? `Ends ${inDays(endsAt, now)}` : 'Active', tone: 'good' };
}
