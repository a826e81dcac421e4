import { messages } from './messages.ts';

export const fieldTexts = messages('around', {
  required: { id: 'Wajib diisi', en: 'Required' },
  choose: { id: 'Pilih salah satu', en: 'Choose one of the options' },
  unknown: {
    id: 'Ada isian yang tidak dikenal di sini',
    en: 'There are fields that are not known here',
  },
  invalid: { id: 'Isian ini tidak valid', en: 'This value is not valid' },
  pictureFirst: { id: 'Unggah gambarnya dulu', en: 'Upload the picture first' },
  atMost: { id: 'Paling banyak {max}', en: 'At most {max}' },
  atLeast: { id: 'Paling sedikit {min}', en: 'At least {min}' },
  atMostCharacters: { id: 'Paling banyak {max} karakter', en: 'At most {max} characters' },
  atLeastCharacters: { id: 'Paling sedikit {min} karakter', en: 'At least {min} characters' },
  atMostEntries: { id: 'Paling banyak {max} baris', en: 'At most {max} entries' },
  atLeastEntries: { id: 'Paling sedikit {min} baris', en: 'At least {min} entries' },
  wholeNumber: { id: 'Bilangan bulat mulai dari {min}', en: 'A whole number from {min}' },
});

/** Each language is called by its own name. */
export const voiceNames = messages('around', {
  mixed: { id: 'Campuran', en: 'Mixed' },
  id: { id: 'Indonesia', en: 'Indonesia' },
  en: { id: 'English', en: 'English' },
});
