/** By the English name, as the API gives it. */
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

/** The flag of a country where many visitors come from; the globe for any other. */
export const countryFlag = (country: string | null): string => flags[country ?? ''] ?? '🌐';

export const pageName = (page: string): string => (page === '/' ? 'Homepage' : page);
