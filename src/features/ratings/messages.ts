import { messages } from '../../messages.ts';

export const ratingTexts = messages('id', {
  sent: { id: 'Rating Berhasil Dikirim!', en: 'Rating Submitted!', mixed: 'Rating Submitted!' },
  sentDetail: {
    id: 'Terima kasih! Bukti rating Anda kami periksa dalam 1-2 hari kerja.',
    en: 'Thank you! We check your screenshot within 1-2 working days.',
  },
  failed: { id: 'Rating Gagal Dikirim', en: 'Submission Failed', mixed: 'Submission Failed' },
  failedDetail: {
    id: 'Rating Anda belum terkirim',
    en: 'Submission failed',
    mixed: 'Submission failed',
  },
  incomplete: { id: 'Formulir Belum Lengkap', en: 'Form Incomplete', mixed: 'Form Incomplete' },
  incompleteDetail: {
    id: 'Isi semua kolom dan unggah tangkapan layarnya',
    en: 'Please fill all fields and upload proof image',
    mixed: 'Please fill all fields and upload proof image',
  },
  severalWrong: { id: '{count} kolom perlu diperbaiki', en: '{count} fields need correcting' },
  severalWrongDetail: {
    id: 'Perbaiki kolom yang ditandai, lalu kirim lagi',
    en: 'Correct the marked fields, then send again',
  },
  whatsapp: {
    id: 'Nomor WhatsApp Salah',
    en: 'Invalid WhatsApp Number',
    mixed: 'Invalid WhatsApp Number',
  },
  whatsappDetail: {
    id: 'Isi nomor WhatsApp Indonesia yang benar (08xxx atau +628xxx)',
    en: 'Please enter a valid Indonesian WhatsApp number (08xxx or +628xxx)',
    mixed: 'Please enter a valid Indonesian WhatsApp number (08xxx or +628xxx)',
  },
  required: { id: 'Wajib diisi', en: 'Required' },
  deviceMissing: { id: 'Pilih perangkat Anda', en: 'Choose your device' },
  proofMissing: {
    id: 'Unggah tangkapan layar rating Anda',
    en: 'Upload a screenshot of your rating',
  },
  proofLarge: { id: 'Gambar lebih besar dari 5 MB', en: 'The picture is larger than 5 MB' },
  proofSmall: {
    id: 'Gambar ini terlalu kecil untuk dibaca',
    en: 'This picture is too small to read',
  },
  proofUnreadable: {
    id: 'Berkas ini bukan gambar JPEG, PNG, atau WebP yang bisa dibaca',
    en: 'This file is not a JPEG, PNG or WebP picture that can be read',
  },
  proofAgain: { id: 'Pilih gambarnya sekali lagi', en: 'Choose the picture once more' },
  picturesBusy: {
    id: 'Sedang banyak gambar yang diproses. Coba lagi sebentar lagi.',
    en: 'Many pictures are being processed. Please try again in a moment.',
  },
  picturesUnderWay: {
    id: 'Gambar lain dari jaringan Anda masih diproses. Coba lagi sebentar lagi.',
    en: 'Another picture from your network is still being processed. Please try again in a moment.',
  },
  nameLong: { id: 'Paling panjang 100 karakter', en: 'At most 100 characters' },
  emailFormat: {
    id: 'Masukkan alamat e-mail yang benar, seperti nama@contoh.com',
    en: 'Enter a valid e-mail address, like name@example.com',
  },
});

export const ratingThings = messages('en', { rating: { id: 'rating', en: 'the rating' } });
