import { messages } from '../../messages.ts';

export const outletTexts = messages('around', {
  all: { id: 'Semua {count} outlet', en: 'All {count} outlets' },
  inThese: { id: '{count} outlet: {cities}', en: '{count} outlets: {cities}' },
  inCities: { id: '{count} outlet di {cities} kota', en: '{count} outlets in {cities} cities' },
  city: { id: '{city} ({count})', en: '{city} ({count})' },
});
