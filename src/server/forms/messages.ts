import { messages } from '../../messages.ts';

export const formTexts = messages('around', {
  waitSeconds: {
    id: 'Terlalu sering. Coba lagi dalam {count} detik.',
    en: 'That was too often. Please try again in {count} {count:second|seconds}.',
  },
  waitMinutes: {
    id: 'Terlalu sering. Coba lagi dalam {count} menit.',
    en: 'That was too often. Please try again in {count} {count:minute|minutes}.',
  },
  keyReused: {
    id: 'Ini sudah tersimpan dengan isi sebelumnya (Idempotency-Key yang sama). Tutup formulirnya, lalu ubah yang sudah tersimpan.',
    en: 'This was saved already, with what it said before (the same Idempotency-Key). Close the form and edit what was saved.',
  },
  keyMalformed: {
    id: 'Idempotency-Key terdiri dari 1 sampai 200 karakter yang dapat dicetak',
    en: 'An Idempotency-Key is 1 to 200 printable characters',
  },
});
