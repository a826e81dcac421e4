import type { Language } from '../../messages.ts';

/** The built-in texts say these things of the app beside something that stays. */
export const SAID_TOGETHER: Record<Language, [both: string, rest: string][]> = {
  id: [
    ['aplikasi keanggotaan {app}, situs ini', 'situs ini'],
    ['Situs dan aplikasi memuat', 'Situs ini memuat'],
    ['App Store, Google Play, WhatsApp', 'WhatsApp'],
    ['ketukan pada tombol toko aplikasi, promo, dan WhatsApp', 'ketukan pada promo dan WhatsApp'],
    [', aplikasi membership {app} untuk iOS dan Android, serta situs ini', ' dan situs ini'],
    ['mencakup aplikasi, situs ini, dan pesan', 'mencakup situs ini dan pesan'],
    ['anggota, pelanggan, atau pengunjung', 'pelanggan atau pengunjung'],
    ['keamanan situs dan aplikasi', 'keamanan situs'],
    [
      ', tindakan penting staf dicatat, dan tangkapan layar bukti tidak pernah ditampilkan kepada umum',
      ' dan tindakan penting staf dicatat',
    ],
    ['sebagai berkas, termasuk gambar bukti', 'sebagai berkas'],
    ['Sebelum meminta penghapusan akun', 'Sebelum meminta penghapusan'],
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
    [
      ', important actions by staff are recorded, and proof screenshots are never public',
      ' and important actions by staff are recorded',
    ],
    ['as a file, proof pictures included', 'as a file'],
    ['Before you ask for your account to be deleted', 'Before you ask for deletion'],
  ],
};
