import { messages } from '../../messages.ts';

export const privacyTexts = messages('id', {
  entry: { id: 'Catatan ini', en: 'This entry' },
  changed: {
    id: 'Orang lain sudah mengubahnya. Cari lagi orang ini untuk melihat yang terbaru.',
    en: 'Somebody else has changed it. Search for this person again to see the newest.',
  },
});
