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
});
