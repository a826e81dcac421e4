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
    id: 'Idempotency-Key ini sudah dipakai untuk formulir lain',
    en: 'This Idempotency-Key was used for another form',
  },
  keyMalformed: {
    id: 'Idempotency-Key terdiri dari 1 sampai 200 karakter yang dapat dicetak',
    en: 'An Idempotency-Key is 1 to 200 printable characters',
  },
});
