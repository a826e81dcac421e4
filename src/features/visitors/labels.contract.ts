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

export const pageName = (page: string): string => (page === '/' ? 'Homepage' : page);
