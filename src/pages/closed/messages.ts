import { messages } from '../../messages.ts';

export const closedTexts = messages('id', {
  title: { id: 'Segera dibuka', en: 'Opening soon' },
  opens: { id: 'Dibuka {time}', en: 'Opens {time}' },
  profile: { id: 'Lihat profil kami', en: 'See our profile' },
});
