import { type Reader, say } from '../../messages.ts';
import { allCountries } from './countries.contract.ts';
import { placeTexts } from './messages.ts';

const flags: Record<string, string> = {
  Indonesia: '🇮🇩',
  Malaysia: '🇲🇾',
  Singapore: '🇸🇬',
  Thailand: '🇹🇭',
  Philippines: '🇵🇭',
  Vietnam: '🇻🇳',
  'United States': '🇺🇸',
  'United Kingdom': '🇬🇧',
  Australia: '🇦🇺',
  Japan: '🇯🇵',
  China: '🇨🇳',
  India: '🇮🇳',
};

export const countryFlag = (country: string | null): string => flags[country ?? ''] ?? '🌐';

/** The server names countries in English. */
export function countryIn(english: string | null, reader: Reader): string {
  if (english === null || english === 'Unknown') return say(reader, placeTexts.unknown);
  if (reader.lang === 'en') return english;
  const code = allCountries().findLast(({ name }) => name === english)?.code;
  return (code && new Intl.DisplayNames(reader.lang, { type: 'region' }).of(code)) || english;
}

export const pageName = (page: string, reader: Reader): string =>
  page === '/' ? say(reader, placeTexts.homepage) : page;

/** Writes "+12%" or "14×", or nothing where there was nothing to compare with. */
export function change(now: number, before: number, number: (value: number) => string): string {
  if (before === 0) return '';
  const times = Math.round(now / before);
  if (times >= 10) return `${number(times)}×`;
  const percent = Math.round((now / before - 1) * 100) || 0;
  return `${percent > 0 ? '+' : ''}${number(percent)}%`;
}
