import { messages } from '../../messages.ts';

export const feedbackTexts = messages('id', {
  sent: { id: 'Feedback Berhasil Dikirim!', en: 'Feedback sent successfully!' },
  sentDetail: {
    id: 'Terima kasih! Masukan Anda akan kami tinjau.',
    en: 'Thank you! We will look into what you wrote.',
  },
  failed: { id: 'Gagal Mengirim Feedback', en: 'Your feedback was not sent' },
  failedDetail: {
    id: 'Terjadi kesalahan saat mengirim feedback',
    en: 'Something went wrong while sending your feedback',
  },
  nameMissing: {
    id: 'Nama harus diisi minimal 2 karakter',
    en: 'Enter a name of at least 2 characters',
  },
  nameLong: { id: 'Nama paling panjang 100 karakter', en: 'At most 100 characters' },
  categoryMissing: { id: 'Pilih kategori', en: 'Choose a category' },
  menuItemGone: { id: 'Menu tidak ditemukan', en: 'Menu item not found' },
  aspectsMissing: { id: 'Pilih minimal 1 aspek', en: 'Choose at least 1 aspect' },
  aspectsOther: { id: 'Pilih aspek dari kategori ini', en: 'Choose aspects of this category' },
  detailsMissing: {
    id: 'Detail harus diisi minimal 10 karakter',
    en: 'Write at least 10 characters',
  },
  detailsLong: { id: 'Detail paling panjang 5.000 karakter', en: 'At most 5,000 characters' },
  ratingRange: { id: 'Rating harus 1 sampai 5', en: 'The rating goes from 1 to 5' },
});

export const categoryTexts = messages('id', {
  minuman: { id: 'Minuman', en: 'Drinks' },
  makanan: { id: 'Makanan', en: 'Food' },
  pelayanan: { id: 'Pelayanan', en: 'Service' },
});

export const feedbackThings = messages('en', {
  feedback: { id: 'kritik dan saran', en: 'the feedback' },
  aspect: { id: 'aspek', en: 'the feedback aspect' },
});
