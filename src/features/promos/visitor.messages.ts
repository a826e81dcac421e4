import { messages } from '../../messages.ts';

/** Apart from staff's, so that visitors do not download those. */
export const promoTexts = messages('id', {
  all: { id: 'Lihat semua {total} promo', en: 'See all {total} promos' },
  until: { id: 'Sampai {day}', en: 'Until {day}' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  previous: { id: 'Promo sebelumnya', en: 'Previous promo' },
  next: { id: 'Promo berikutnya', en: 'Next promo' },
});
