import { messages } from '../../../messages.ts';

export const feedbackFormTexts = messages('id', {
  purpose: {
    id: 'Nama dan masukan Anda hanya kami pakai untuk memperbaiki menu dan layanan. {policy}',
    en: 'We use your name and feedback only to improve our menu and service. {policy}',
  },
  policy: { id: 'Kebijakan privasi', en: 'Privacy policy' },
  name: { id: 'Nama', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  drinkItem: { id: 'Menu minuman (opsional)', en: 'Which drink (optional)' },
  foodItem: { id: 'Menu makanan (opsional)', en: 'Which food (optional)' },
  loadingMenu: { id: 'Memuat menu...', en: 'Loading the menu...' },
  noMenu: { id: 'Tidak ada menu tersedia', en: 'Nothing on the menu' },
  chooseItem: { id: 'Pilih menu', en: 'Choose from the menu' },
  outlet: { id: 'Outlet (opsional)', en: 'Which outlet (optional)' },
  noOutlet: { id: 'Tidak tertentu', en: 'None in particular' },
  aspects: { id: 'Aspek yang Anda maksud', en: 'What it is about' },
  details: { id: 'Detail', en: 'Details' },
  detailsHint: { id: '{min} sampai {max} karakter', en: '{min} to {max} characters' },
  detailsExample: {
    id: 'Ceritakan apa yang terjadi, kapan, dan bagaimana sebaiknya.',
    en: 'Tell us what happened, when, and how it should have been.',
  },
  rating: { id: 'Rating (opsional)', en: 'Rating (optional)' },
  stars: { id: '{star} dari 5 bintang', en: '{star} of 5 stars' },
  reset: { id: 'Hapus', en: 'Reset', mixed: 'Reset' },
  send: { id: 'Kirim Feedback', en: 'Send Feedback' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
  thanks: { id: 'Feedback Terkirim!', en: 'Feedback sent!' },
  menu: { id: 'Lihat menu', en: 'See the menu' },
  another: { id: 'Kirim Feedback Lain', en: 'Send more feedback' },
});
