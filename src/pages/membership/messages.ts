import { messages } from '../../messages.ts';

export const membershipTexts = messages('en', {
  title: { id: 'Membership', en: 'Membership' },
  eyebrow: { id: 'Membership {app}', en: '{app} membership' },
  device: { id: 'Aplikasi {app} di ponsel', en: 'The {app} app on a phone' },
});
