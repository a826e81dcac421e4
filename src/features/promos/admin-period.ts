import { intlOf, type Language, type Said, said } from '../../messages.ts';
import { dayOf, daysFrom } from '../../time.ts';
import type { Tone } from '../../ui/dashboard/badge.tsx';
import { listTexts } from '../../ui/dashboard/lists/messages.ts';
import type { Promo } from './contract.ts';
import { promoTexts } from './messages.ts';

const formats = { id: relativeDays('id'), en: relativeDays('en') };

function relativeDays(lang: Language) {
  return new Intl.RelativeTimeFormat(intlOf(lang), { numeric: 'auto' });
}

function inDays(iso: string, now: Date): Said {
  const days = daysFrom(dayOf(now), dayOf(iso));
  return { id: formats.id.format(days, 'day'), en: formats.en.format(days, 'day') };
}

export function promoStatus(
  { isActive, startsAt, endsAt }: Pick<Promo, 'isActive' | 'startsAt' | 'endsAt'>,
  now: Date,
): { label: Said; tone: Tone } {
  if (endsAt && new Date(endsAt) <= now) return { label: promoTexts.over, tone: 'neutral' };
  if (!isActive) return { label: listTexts.inactive, tone: 'neutral' };
  if (startsAt && new Date(startsAt) > now) {
    return { label: said(promoTexts.begins, { when: inDays(startsAt, now) }), tone: 'warm' };
  }
  const label = endsAt
    ? said(promoTexts.ends, { when: inDays(endsAt, now) })
    : said(listTexts.active);
  return { label, tone: 'good' };
}
