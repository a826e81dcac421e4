import { intlOf, type Language, type Localized, localized } from '../../messages.ts';
import { dayOf, daysFrom } from '../../time.ts';
import type { Tone } from '../../ui/dashboard/badge.tsx';
import type { Promo } from './contract.ts';
import { promoTexts } from './messages.ts';

const formats = { id: relativeDays('id'), en: relativeDays('en') };

function relativeDays(lang: Language) {
  return new Intl.RelativeTimeFormat(intlOf(lang), { numeric: 'auto' });
}

function inDays(iso: string, now: Date): Localized {
  const days = daysFrom(dayOf(now), dayOf(iso));
  return { id: formats.id.format(days, 'day'), en: formats.en.format(days, 'day') };
}

const NEAR_DAYS = 7;

/** Returns null when it runs and does not end soon. */
export function periodOf(
  { startsAt, endsAt }: Pick<Promo, 'startsAt' | 'endsAt'>,
  now: Date,
): { label: Localized; tone: Tone } | null {
  if (endsAt && new Date(endsAt) <= now) return { label: promoTexts.over, tone: 'neutral' };
  if (startsAt && new Date(startsAt) > now) {
    return { label: localized(promoTexts.begins, { when: inDays(startsAt, now) }), tone: 'warm' };
  }
  if (!endsAt || daysFrom(dayOf(now), dayOf(endsAt)) > NEAR_DAYS) return null;
  return { label: localized(promoTexts.ends, { when: inDays(endsAt, now) }), tone: 'warm' };
}
