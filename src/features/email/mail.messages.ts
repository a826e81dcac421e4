import { messages } from '../../messages.ts';

export const staffMailTexts = messages('id', {
  test: { id: 'E-mail uji coba', en: 'Test e-mail' },
  testText: {
    id: 'Jika Anda membaca pesan ini, pengiriman e-mail dari situs sudah berfungsi. Tidak ada yang perlu Anda lakukan.',
    en: 'If you read this, the site can send e-mail. There is nothing you need to do.',
  },
  open: { id: 'Buka dasbor', en: 'Open the dashboard' },
  newMessage: { id: 'Pesan baru dari {name}', en: 'New message from {name}' },
  sampleMessage: {
    id: 'Apakah bisa memesan tempat untuk dua puluh orang pada hari Sabtu?',
    en: 'Can we book a table for twenty people on Saturday?',
  },
});
