import { messages } from '../../messages.ts';

export const storageTexts = messages('around', {
  down: {
    id: 'Berkas sedang tidak dapat dijangkau. Coba lagi sebentar lagi.',
    en: 'Files cannot be reached right now. Please try again in a moment.',
  },
});
