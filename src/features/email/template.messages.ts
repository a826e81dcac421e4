import { messages } from '../../messages.ts';

export const templateTexts = messages('id', {
  reward: {
    id: 'Terima kasih atas rating Anda – ini barcode reward Anda',
    en: 'Thank you for your rating – here is your reward barcode',
  },
  notice: { id: 'Pesan baru dari …', en: 'New message from …' },
  reply: { id: 'Balasan dari …', en: 'Reply from …' },
  digest: { id: 'Ringkasan minggu …', en: 'The week of …' },
  account: {
    id: 'Ada yang masuk ke akun Anda dari perangkat baru',
    en: 'Somebody signed in to your account from a new device',
  },
  test: { id: 'E-mail uji coba', en: 'Test e-mail' },
});
