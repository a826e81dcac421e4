import { messages } from '../messages.ts';

export const languageTexts = messages('around', {
  read: { id: 'Baca versi Indonesia', en: 'Read in English' },
  close: { id: 'Tutup', en: 'Close' },
  language: { id: 'Bahasa', en: 'Language' },
});
