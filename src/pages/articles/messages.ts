import { messages } from '../../messages.ts';

export const newsTexts = messages('around', {
  title: { id: 'Berita', en: 'News' },
  intro: { id: 'Kabar terbaru dari {brand}.', en: 'The latest from {brand}.' },
  none: {
    id: 'Belum ada berita. Mampir lagi lain waktu.',
    en: 'There is no news yet. Come back another time.',
  },
  promos: { id: 'Lihat promo', en: 'See the promos' },
  home: { id: 'Kembali ke Beranda', en: 'Back to Home' },
  read: { id: 'Baca', en: 'Read' },
  more: { id: 'Berita lainnya', en: 'More news' },
  all: { id: 'Semua berita', en: 'All news' },
  share: { id: 'Bagikan', en: 'Share' },
  whatsapp: { id: 'Kirim lewat WhatsApp', en: 'Send on WhatsApp' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  copied: { id: 'Tautan disalin', en: 'Link copied' },
  newer: { id: 'Lebih baru', en: 'Newer' },
  older: { id: 'Lebih lama', en: 'Older' },
  what: { id: 'Halaman ini', en: 'This page' },
});
