import { messages } from '../../../messages.ts';

export const listTexts = messages('around', {
  active: { id: 'Aktif', en: 'Active' },
  inactive: { id: 'Nonaktif', en: 'Inactive' },
  activeNamed: { id: 'Aktif: {name}', en: 'Active: {name}' },
  switchOn: { id: 'Aktifkan', en: 'Switch on' },
  switchOff: { id: 'Nonaktifkan', en: 'Switch off' },

  edit: { id: 'Ubah {name}', en: 'Edit {name}', mixed: 'Edit {name}' },
  delete: { id: 'Hapus {name}', en: 'Delete {name}' },
  confirmDeleteMany: {
    id: 'Yakin hapus {count} ini?',
    en: 'Are you sure you want to delete these {count}?',
  },
  canBeUndone: {
    id: '{names}. Bisa diurungkan; 30 hari di tempat sampah.',
    en: '{names}. Can be undone; rests in the bin for 30 days.',
  },
  undo: { id: 'Urungkan', en: 'Undo' },
  discardInput: { id: 'Buang yang sudah diketik?', en: 'Discard what you have typed?' },
  discard: { id: 'Buang', en: 'Discard' },
  keepEditing: { id: 'Kembali', en: 'Keep editing' },

  bin: { id: 'Tempat sampah', en: 'Bin' },
  binHint: {
    id: 'Yang dihapus disimpan di sini 30 hari, bersama gambarnya.',
    en: 'What was deleted rests here for 30 days, with its pictures.',
  },
  binEmpty: { id: 'Tempat sampah kosong', en: 'The bin is empty' },
  binFailed: { id: 'Gagal memuat tempat sampah', en: 'Failed to fetch the bin' },
  binned: {
    id: 'Dihapus {deleted}, hilang selamanya {gone}',
    en: 'Deleted {deleted}, gone for good on {gone}',
  },
  restore: { id: 'Kembalikan', en: 'Restore' },
  restoreNamed: { id: 'Kembalikan {name}', en: 'Restore {name}' },
  purge: { id: 'Hapus selamanya', en: 'Delete for good' },
  purgeNamed: { id: 'Hapus selamanya: {name}', en: 'Delete for good: {name}' },
  confirmPurge: { id: 'Hapus {name} untuk selamanya?', en: 'Delete {name} for good?' },
  confirmPurgeHint: {
    id: 'Tidak bisa dikembalikan; gambarnya ikut hilang dalam sehari.',
    en: 'It cannot be brought back; its pictures go within a day.',
  },

  pages: { id: 'Halaman', en: 'Pages' },
  place: { id: '{from}–{to} dari {total}', en: '{from}–{to} of {total}' },

  move: {
    id: 'Pindahkan {name}: seret, atau tekan tombol panah',
    en: 'Move {name}: drag, or press the arrow keys',
  },
  moveUp: { id: 'Naikkan {name}', en: 'Move {name} up' },
  moveDown: { id: 'Turunkan {name}', en: 'Move {name} down' },
  position: { id: '{name}: posisi {at} dari {of}', en: '{name}: position {at} of {of}' },
  orderNotSaved: { id: 'Urutan tidak tersimpan', en: 'The order was not saved' },
  orderFixed: {
    id: 'Urutan dapat diubah bila tidak sedang mencari.',
    en: 'The order can be changed when nothing is searched for.',
  },

  chosenRows: { id: 'Baris terpilih', en: 'Chosen rows' },
  chosen: { id: '{count} dipilih', en: '{count} selected' },
  clearChosen: { id: 'Batalkan pilihan', en: 'Clear selection' },
  progress: { id: 'Kemajuan', en: 'Progress' },
  done: { id: '{done} dari {of}…', en: '{done} of {of}…' },
});
