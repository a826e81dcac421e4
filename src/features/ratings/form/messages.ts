import { messages } from '../../../messages.ts';

export const ratingFormTexts = messages('id', {
  purpose: {
    id: 'Data Anda hanya kami pakai untuk memeriksa rating ini dan mengirim reward. {policy}',
    en: 'We use your details only to check this rating and to send the reward. {policy}',
  },
  policy: { id: 'Kebijakan privasi', en: 'Privacy policy' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'E-mail', en: 'E-mail' },
  emailHint: {
    id: 'Barcode reward dikirim ke alamat ini',
    en: 'Your barcode reward goes to this address',
  },
  whatsapp: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
  whatsappHint: { id: 'Contoh: 0812 3456 7890', en: 'For example 0812 3456 7890' },
  device: { id: 'Perangkat', en: 'Device' },
  proof: { id: 'Bukti tangkapan layar', en: 'Screenshot as proof' },
  proofHint: {
    id: 'PNG, JPG, atau JPEG, maks. 5MB, otomatis dioptimalkan',
    en: 'PNG, JPG or JPEG, max 5MB, automatically optimised',
  },
  chooseProof: { id: 'Pilih gambar', en: 'Choose a picture' },
  noProof: { id: 'Belum ada gambar', en: 'No picture yet' },
  shrinking: { id: 'Mengoptimalkan gambar...', en: 'Optimising the picture...' },
  proofNotKept: {
    id: 'Gambar ini tidak ikut tersimpan bila halaman dimuat ulang.',
    en: 'This picture is not kept when the page is loaded again.',
  },
  chosenProof: { id: 'Tangkapan layar yang dipilih', en: 'The chosen screenshot' },
  send: { id: 'Kirim Rating', en: 'Send Rating' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
  progress: { id: 'Pengiriman', en: 'Sending' },
  percentSent: { id: '{percent}% terkirim', en: '{percent}% sent' },
  waiting: { id: 'Terkirim, menunggu jawaban...', en: 'Sent, waiting for the answer...' },
  cancel: { id: 'Batalkan', en: 'Cancel' },
  thanks: { id: 'Rating Berhasil Dikirim!', en: 'Rating Submitted!' },
  close: { id: 'Tutup', en: 'Close' },
  shop: { id: 'Lokasi', en: 'Location' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
});
