import { formatDayAndMonth, formatMediumDay, startOfDay } from '../../time.ts';
import { formatNumber } from '../../ui/numbers.ts';
import type { LeftOutReason, Period } from './contract.ts';

/** "21 Nov" */
export const shortDay = (day: string) => formatDayAndMonth(startOfDay(day));
/** "21 Nov 2026" */
export const longDay = (day: string) => formatMediumDay(startOfDay(day));

/** "+12%" or "14×" against the period before; empty where there was nothing to compare with. */
export function change(now: number, before: number): string {
  if (before === 0) return '';
  const times = Math.round(now / before);
  if (times >= 10) return `${formatNumber(times)}×`;
  const percent = Math.round((now / before - 1) * 100) || 0;
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)}%`;
}

const targets: Record<string, string> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  app: 'App link (/app)',
  other: 'Other',
};
export const targetName = (target: string) =>
  targets[target] ?? target.replace(/^promo:/, 'Promo ');

export const reasonNames: Record<LeftOutReason, string> = {
  bot: 'Bots and crawlers',
  preview: 'Link previews',
  prerender: 'Pages loaded in advance',
  staff: 'Staff',
  privacy: 'Do Not Track or Global Privacy Control',
};

type Device = Period['devices'][number];
const devices = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' } as const;
const systems = { android: 'Android', ios: 'iOS', other: 'Other' } as const;
export const deviceName = ({ device, system }: Device) =>
  device === 'computer' && system === 'other'
    ? devices.computer
    : `${devices[device]}, ${systems[system]}`;
