import { messages } from '../../messages.ts';

/** Visitors must not download the texts of staff. */
export const promoTexts = messages('id', {
  all: { id: 'Lihat semua {total} promo', en: 'See all {total} promos' },
  until: { id: 'Sampai {day}', en: 'Until {day}' },
  inTheApp: { id: 'Ambil di aplikasi', en: 'Get it in the app' },
  see: { id: 'Lihat promonya', en: 'See the promo' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  nth: { id: 'Promo {promo} dari {count}', en: 'Promo {promo} of {count}' },
  previous: { id: 'Promo sebelumnya', en: 'Previous promo' },
  next: { id: 'Promo berikutnya', en: 'Next promo' },
});
