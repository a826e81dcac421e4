import { messages } from '../messages.ts';

export const languageTexts = messages('around', {
  read: { id: 'Baca halaman ini dalam bahasa Indonesia', en: 'Read this page in English' },
  close: { id: 'Tutup', en: 'Close' },
  language: { id: 'Bahasa', en: 'Language' },
});
