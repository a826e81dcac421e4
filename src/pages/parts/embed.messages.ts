import { messages } from '../../messages.ts';

export const embedTexts = messages('around', {
  loading: { id: 'Memuat…', en: 'Loading…' },
  failed: { id: 'Gagal dimuat.', en: 'Could not load.' },
  openInMaps: { id: 'Buka di Google Maps', en: 'Open in Google Maps' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
});
