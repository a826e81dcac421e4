import { messages } from '../../messages.ts';

export const rewardMailTexts = messages('id', {
  subject: {
    id: 'Terima kasih atas rating Anda – ini barcode reward Anda',
    en: 'Thank you for your rating – here is your reward barcode',
  },
  preheader: { id: '{reward}, berlaku sampai {lastDay}', en: '{reward}, valid until {lastDay}' },
  greeting: {
    id: 'Halo {name},\n\nterima kasih atas rating Anda untuk aplikasi {app}. Tunjukkan barcode ini kepada kasir:',
    en: 'Hello {name},\n\nthank you for rating the {app} app. Show this barcode to the cashier:',
  },
  picture: {
    id: 'Kode QR. Bila gambar ini tidak tampil, tunjukkan kode di bawahnya.',
    en: 'QR code. If this picture does not appear, show the code below it.',
  },
  code: { id: 'Kode', en: 'Code' },
  reward: { id: 'Reward', en: 'Reward' },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  open: { id: 'Buka barcode', en: 'Open the barcode' },
  address: { id: 'Alamat', en: 'Address' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
});
