import { messages } from '../../messages.ts';

export const siteTexts = messages('around', {
  pause: { id: 'Jeda', en: 'Pause' },
  play: { id: 'Putar', en: 'Play' },
  slide: { id: 'Gambar', en: 'Slide' },
  notSent: {
    id: 'Belum terkirim. Isian Anda tetap ada; silakan coba lagi.',
    en: 'Not sent yet. What you wrote is kept; please try again.',
  },
});
