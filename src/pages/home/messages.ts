import { messages } from '../../messages.ts';

export const homeTexts = messages('en', {
  playVideo: { id: 'Putar video', en: 'Play the video' },
  pauseVideo: { id: 'Jeda video', en: 'Pause the video' },
  reviews: { id: 'Ulasan', en: 'Reviews' },
  showReviews: { id: 'Tampilkan ulasan', en: 'Show the reviews' },
  readReviews: { id: 'Baca di Google Maps', en: 'Read on Google Maps' },
  pictures: { id: '{name} dalam gambar', en: '{name}, in pictures' },
});

export const homeTextsInIndonesian = messages('id', {
  isOpen: { id: 'Buka sekarang', en: 'Open now' },
  closesAt: { id: 'tutup {time}', en: 'closes {time}' },
  isClosed: { id: 'Tutup', en: 'Closed' },
  opensAt: { id: 'buka {time}', en: 'opens {time}' },
  allOpen: { id: '{count} outlet buka sekarang', en: '{count} outlets open now' },
  someOpen: {
    id: '{open} dari {count} outlet buka sekarang',
    en: '{open} of {count} outlets open now',
  },
  allClosed: { id: 'Semua tutup', en: 'All closed' },
  noneOpen: { id: 'Semua outlet sedang tutup', en: 'All outlets are closed now' },
  promoSubtitle: {
    id: 'Temukan berbagai promo menarik di sini!',
    en: 'Find all kinds of tempting promos here!',
  },
  promoHint: { id: 'Ketuk gambar untuk dapatkan promo ini', en: 'Tap a picture to get this promo' },
});
