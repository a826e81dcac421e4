import type { Language } from '../../messages.ts';

/** What the built-in texts say of the app beside something that stays. */
export const SAID_TOGETHER: Record<Language, [both: string, rest: string][]> = {
  id: [
    ['aplikasi keanggotaan {app}, situs ini', 'situs ini'],
    ['Situs dan aplikasi memuat', 'Situs ini memuat'],
    ['App Store, Google Play, WhatsApp', 'WhatsApp'],
    ['ketukan pada tombol toko aplikasi, promo, dan WhatsApp', 'ketukan pada promo dan WhatsApp'],
    ['aplikasi membership {app} untuk iOS dan Android, dan situs ini', 'dan situs ini'],
    ['seperti App Store, Google Play, atau WhatsApp', 'seperti WhatsApp'],
  ],
  en: [
    [', the {app} membership app for iOS and Android, and this website', ' and this website'],
    ['It covers the app, this website', 'It covers this website'],
    ['such as the App Store, Google Play or WhatsApp', 'such as WhatsApp'],
    ['App Store, Google Play, WhatsApp', 'WhatsApp'],
    ['taps on the app store, promo and WhatsApp buttons', 'taps on promos and WhatsApp'],
    ['keep the website and app secure', 'keep the website secure'],
    ['The website and the app contain', 'The website contains'],
    ['when you use the {app} membership app, this website', 'when you use this website'],
    ['a member, a customer, or a visitor', 'a customer or a visitor'],
  ],
};
