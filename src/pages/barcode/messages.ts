import { messages } from '../../messages.ts';

export const barcodeTexts = messages('id', {
  title: { id: 'Barcode Reward', en: 'Reward barcode' },
  description: {
    id: 'Tunjukkan barcode reward Anda kepada kasir, atau lihat cara mendapatkannya.',
    en: 'Show your reward barcode to the cashier, or see how to get one.',
  },
  barcode: { id: 'Barcode', en: 'Barcode' },
  codeOf: { id: 'Barcode {code}', en: 'Barcode {code}' },
  qrOf: { id: 'Kode QR untuk {reward}', en: 'QR code for {reward}' },
  qrToRating: { id: 'Kode QR menuju halaman rating', en: 'QR code to the rating page' },
  scanToRate: { id: 'Pindai untuk memberi rating', en: 'Scan to rate the app' },
  forFriend: { id: 'Untuk teman Anda', en: 'For a friend' },
  byMail: {
    id: 'Barcode reward Anda sendiri datang lewat e-mail',
    en: 'Your own reward barcode comes by e-mail',
  },
  haveCode: { id: 'Sudah punya kode?', en: 'Do you have a code?' },
  typeAgain: { id: 'Ketik lagi kodenya', en: 'Type the code again' },
  code: { id: 'Kode', en: 'Code' },
  openCode: { id: 'Tampilkan', en: 'Show it' },
  whereCode: {
    id: '16 huruf dan angka, di e-mail dari {shop}. Lihat juga folder spam.',
    en: '16 letters and digits, in the e-mail from {shop}. Look in the spam folder, too.',
  },
  rate: { id: 'Beri rating', en: 'Rate the app' },
  menu: { id: 'Lihat menu', en: 'See the menu' },
  app: { id: 'Aplikasi {app}', en: '{app} app' },
  address: { id: 'Alamat', en: 'Address' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
  phone: { id: 'Telepon', en: 'Phone' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  validUntil: { id: 'Berlaku sampai {time}', en: 'Valid until {time}' },
  used: { id: 'Sudah digunakan', en: 'Already used' },
  usedAt: { id: 'Sudah digunakan pada {time}', en: 'It was used on {time}' },
  expired: { id: 'Masa berlaku habis', en: 'No longer valid' },
  expiredAt: {
    id: 'Reward ini berlaku sampai {time}',
    en: 'This reward was valid until {time}',
  },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  cancelledHint: {
    id: 'Reward ini dibatalkan. Hubungi kami bila menurut Anda itu keliru.',
    en: 'This reward was cancelled. Please contact us if you think that is a mistake.',
  },
  unknown: { id: 'Kode tidak dikenal', en: 'Unknown code' },
  codeMissing: { id: 'Isi kode Anda', en: 'Enter your code' },
  letterMissing: { id: 'Mungkin ada huruf yang tertinggal', en: 'Perhaps a letter is missing' },
  unknownHint: {
    id: 'Buka lagi tautan di e-mail dari {name}, atau tunjukkan e-mail itu kepada kasir.',
    en: 'Open the link in the e-mail from {name} again, or show that e-mail to the cashier.',
  },
  contact: { id: 'Hubungi kami', en: 'Contact us' },
  wait: { id: 'Tunggu sebentar', en: 'One moment, please' },
});

export const takeAwayTexts = messages('en', {
  download: { id: 'Unduh Kode QR', en: 'Download QR Code' },
  whatsapp: { id: 'Kirim lewat WhatsApp', en: 'Send on WhatsApp' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
});
