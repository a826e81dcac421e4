import { messages } from '../messages.ts';

export const uiTexts = messages('around', {
  close: { id: 'Tutup', en: 'Close' },
  notifications: { id: 'Pemberitahuan (F8)', en: 'Notifications (F8)' },
  failed: { id: 'Terjadi kesalahan. Coba lagi.', en: 'Something went wrong. Try again.' },
  unreachable: {
    id: 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.',
    en: 'No connection. Check your internet and try again.',
  },
  tooSlow: {
    id: 'Koneksi terlalu lambat untuk mengirim ini. Coba lagi, atau kirim gambar yang lebih kecil.',
    en: 'The connection is too slow to send this. Try again, or send a smaller picture.',
  },
  unreadable: {
    id: 'Jawaban tidak terbaca. Muat ulang halaman ini.',
    en: 'The answer could not be read. Reload the page.',
  },
});

export const noMatchTexts = messages('around', {
  word: { id: 'Coba kata lain.', en: 'Try another word.' },
  filter: { id: 'Lepas satu filter.', en: 'Take one filter off.' },
  both: {
    id: 'Coba kata lain, atau lepas satu filter.',
    en: 'Try another word, or take one filter off.',
  },
  showAll: { id: 'Tampilkan semua', en: 'Show all' },
  clear: { id: 'Hapus pencarian', en: 'Clear the search' },
});
