import { messages } from '../../../messages.ts';

export const inboxTexts = messages('around', {
  notDone: { id: '{count} tidak berhasil', en: '{count} could not be done' },
  stillChosen: { id: 'Tetap dipilih.', en: 'They stay selected.' },
  confirmDeleteMany: {
    id: 'Yakin hapus {count} ini?',
    en: 'Are you sure you want to delete these {count}?',
  },
  cannotBeUndone: {
    id: '{names}. Tidak bisa dikembalikan.',
    en: '{names}. This cannot be undone.',
  },
  deleted: { id: '{count} dihapus', en: '{count} deleted' },

  period: { id: 'Kurun waktu', en: 'Period' },
  anyTime: { id: 'Kapan saja', en: 'Any time' },
  lastSevenDays: { id: '7 hari terakhir', en: 'Last 7 days' },
  lastWeek: { id: 'Minggu lalu', en: 'Last week' },
  lastThirtyDays: { id: '30 hari terakhir', en: 'Last 30 days' },
  refresh: { id: 'Muat ulang', en: 'Refresh' },

  waiting: { id: 'Menunggu', en: 'Waiting' },
  done: { id: 'Selesai', en: 'Done' },
  selectAll: { id: 'Pilih semua di halaman ini', en: 'Select all on this page' },
  justArrived: { id: 'Baru masuk', en: 'Just arrived' },
  opensNext: { id: 'Buka berikutnya otomatis', en: 'Open the next when done' },

  keyboard: { id: 'Papan ketik', en: 'Keyboard' },
  selectOrNot: { id: 'Pilih, atau batalkan', en: 'Select or clear' },
  search: { id: 'Cari', en: 'Search' },
  theseKeys: { id: 'Semua pintasan', en: 'These keys' },
});
