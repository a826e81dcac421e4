import { messages } from '../messages.ts';

export const uiTexts = messages('around', {
  close: { id: 'Tutup', en: 'Close' },
  notifications: { id: 'Pemberitahuan (F8)', en: 'Notifications (F8)' },
  failed: { id: 'Terjadi kesalahan. Coba lagi.', en: 'Something went wrong. Try again.' },
  unreachable: {
    id: 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.',
    en: 'No connection. Check your internet and try again.',
  },
  unreadable: {
    id: 'Jawaban tidak terbaca. Muat ulang halaman ini.',
    en: 'The answer could not be read. Reload the page.',
  },
});
