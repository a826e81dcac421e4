import { messages } from '../../messages.ts';

export const listPageTexts = messages('around', {
  pageOf: { id: 'Halaman {page} dari {pages}', en: 'Page {page} of {pages}' },
  pages: { id: 'Halaman', en: 'Page' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  all: { id: 'Semua', en: 'All' },
});

export const promoPageTexts = messages('id', {
  title: { id: 'Promo', en: 'Promos' },
  intro: {
    id: 'Temukan berbagai promo menarik di sini! Ketuk gambar untuk dapatkan promo ini.',
    en: 'Find all kinds of tempting promos here! Tap a picture to get the promo.',
  },
  introOnly: {
    id: 'Temukan berbagai promo menarik di sini!',
    en: 'Find all kinds of tempting promos here!',
  },
  none: { id: 'Belum ada promo saat ini.', en: 'There are no promos at the moment.' },
  inTheApp: { id: 'Semua promo ada di aplikasi {app}', en: 'Every promo is in the {app} app' },
});

export const teamPageTexts = messages('en', {
  title: { id: 'Tim Kami', en: 'Our Team' },
  intro: {
    id: 'Mereka hafal kopi kesukaan Anda.',
    en: 'They know how you like your coffee.',
  },
  none: { id: 'Belum ada yang ditampilkan.', en: 'There is nobody to show yet.' },
  comeBy: { id: 'Mampirlah dan sapa kami', en: 'Come and say hello' },
});

export const faqPageTexts = messages('en', {
  title: { id: 'Pertanyaan yang Sering Diajukan', en: 'Frequently Asked Questions' },
  intro: { id: 'Yang paling sering ditanyakan tamu kami.', en: 'What our guests ask most.' },
  none: { id: 'Belum ada pertanyaan.', en: 'There are no questions yet.' },
});
