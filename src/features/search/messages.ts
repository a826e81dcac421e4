import { messages } from '../../messages.ts';

export const searchTexts = messages('en', {
  title: { id: 'Cari', en: 'Find' },
  hint: { id: 'Tab, menu, teks, atau orang', en: 'Tab, menu, text or person' },
  tabs: { id: 'Tab', en: 'Tabs' },
  toDo: { id: 'Perlu ditangani', en: 'Waiting' },
  waiting: { id: '{number} menunggu', en: '{number} waiting' },
  acts: { id: 'Tindakan', en: 'Do' },
  found: { id: 'Ditemukan', en: 'Found' },
  choose: { id: 'pilih', en: 'choose' },
  open: { id: 'buka', en: 'open' },
  close: { id: 'tutup', en: 'close' },
  nothing: {
    id: 'Tidak ada yang cocok. Coba huruf yang lebih sedikit.',
    en: 'Nothing found. Try fewer letters.',
  },
});
