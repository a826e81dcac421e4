import { messages } from '../../../messages.ts';

export const listTexts = messages('around', {
  filter: { id: 'Filter', en: 'Filter' },
  activeFilters: { id: 'Filter yang dipakai', en: 'Filters in use' },
  clearFilters: { id: 'Hapus semua filter', en: 'Clear all filters' },
  found: { id: '{count} ditemukan', en: '{count} found' },
  removeFilter: { id: 'Hapus filter: {name}', en: 'Remove filter: {name}' },

  active: { id: 'Aktif', en: 'Active' },
  inactive: { id: 'Nonaktif', en: 'Inactive' },
  order: { id: 'No. {order}', en: 'No. {order}' },
  added: { id: 'Ditambahkan {day}', en: 'Added {day}' },
  switchOn: { id: 'Aktifkan', en: 'Switch on' },
  switchOff: { id: 'Nonaktifkan', en: 'Switch off' },

  noIndonesian: { id: 'Belum lengkap dalam bahasa Indonesia', en: 'Not all in Indonesian yet' },
  noEnglish: { id: 'Belum lengkap dalam bahasa Inggris', en: 'Not all in English yet' },

  editEntry: { id: 'Ubah', en: 'Edit' },
  edit: { id: 'Ubah {name}', en: 'Edit {name}' },
  delete: { id: 'Hapus {name}', en: 'Delete {name}' },
  confirmDeleteMany: {
    id: 'Yakin hapus {count} ini?',
    en: 'Are you sure you want to delete these {count}?',
  },
  undoable: {
    id: 'Bisa diurungkan; 30 hari di tempat sampah.',
    en: 'Can be undone; stays in the bin for 30 days.',
  },
  canBeUndone: {
    id: '{names} · Bisa diurungkan; 30 hari di tempat sampah.',
    en: '{names} · Can be undone; stays in the bin for 30 days.',
  },
  undo: { id: 'Urungkan', en: 'Undo' },

  bin: { id: 'Tempat sampah', en: 'Bin' },
  binHint: {
    id: 'Yang dihapus disimpan di sini 30 hari, bersama gambarnya.',
    en: 'Deleted entries stay here for 30 days, with their pictures.',
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
    en: 'This cannot be undone; its pictures are deleted within a day.',
  },

  importCsv: { id: 'Unggah CSV', en: 'Import CSV' },
  importHint: {
    id: 'Unduh dulu CSV daftar ini, ubah di Excel atau Google Sheets, lalu unggah di sini. Baris yang tidak ada di berkas tetap seperti semula. Belum ada yang disimpan sebelum Anda setuju.',
    en: 'Export this list as CSV, edit it in Excel or Google Sheets, then bring it here. What the file leaves out stays as it is. Nothing is saved before you agree.',
  },
  chooseFile: { id: 'Pilih berkas CSV', en: 'Choose a CSV file' },
  chooseOtherFile: { id: 'Pilih berkas lain', en: 'Choose another file' },
  reading: { id: 'Membaca berkas…', en: 'Reading the file…' },
  importFailed: { id: 'Gagal mengunggah', en: 'Upload failed' },
  importCounts: {
    id: '{added} baru, {changed} berubah, {same} tetap, {wrong} salah',
    en: '{added} new, {changed} changed, {same} unchanged, {wrong} wrong',
  },
  importNamesakes: {
    id: '{count} baris baru bernama sama dengan yang sudah ada. Dengan ID, baris seperti itu mengubah yang sudah ada.',
    en: '{count} new {count:row has|rows have} the name of an entry that exists already. With its ID, such a row would change it.',
  },
  importSave: { id: 'Simpan {count} baris', en: 'Save {count} {count:row|rows}' },
  importWrong: {
    id: 'Perbaiki yang salah di berkasnya, lalu pilih lagi: semua disimpan, atau tidak sama sekali.',
    en: 'Correct what is wrong in the file and choose it again: all rows are saved, or none.',
  },
  importNothing: { id: 'Tidak ada yang berubah', en: 'Nothing would change' },
  rowAdded: { id: 'Baru', en: 'New' },
  rowChanged: { id: 'Berubah', en: 'Changed' },
  rowWrong: { id: 'Salah', en: 'Wrong' },
  rowNamesake: {
    id: 'Nama ini sudah ada. Dengan ID-nya, baris ini mengubah yang sudah ada.',
    en: 'An entry with this name exists already. With its ID, this row would change it.',
  },
  line: { id: 'Baris {line}', en: 'Line {line}' },
  nothingThere: { id: 'kosong', en: 'empty' },
  yes: { id: 'ya', en: 'yes' },
  no: { id: 'tidak', en: 'no' },

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

  more: { id: 'Lainnya', en: 'More' },
  moreNamed: { id: 'Lainnya: {name}', en: 'More: {name}' },
  leaveMode: { id: 'Selesai', en: 'Done' },
  selectRows: { id: 'Pilih', en: 'Select' },
  orderRows: { id: 'Urutkan', en: 'Reorder' },
  chosenRows: { id: 'Baris terpilih', en: 'Selected rows' },
  chosen: { id: '{count} dipilih', en: '{count} selected' },
  clearChosen: { id: 'Batalkan pilihan', en: 'Clear selection' },
  progress: { id: 'Kemajuan', en: 'Progress' },
  done: { id: '{done} dari {of}…', en: '{done} of {of}…' },
});
