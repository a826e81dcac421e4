import { messages } from '../../messages.ts';

export const promoTexts = messages('en', {
  many: { id: 'Promo', en: 'Promos' },
  title: { id: 'Judul', en: 'Title' },
  description: { id: 'Keterangan', en: 'Description' },
  imageUrl: { id: 'Gambar', en: 'Image' },
  englishPicture: { id: 'Gambar untuk halaman Inggris', en: 'Image on English pages' },
  link: { id: 'Tautan', en: 'Link' },
  linkHint: {
    id: 'Misalnya ke GoFood, unggahan, atau /karier. Kalau kosong, ke aplikasi, bila kedai ini punya.',
    en: 'For instance to GoFood, a post or /karier. If empty, it leads to the app, if this shop has one.',
  },
  linkNowhere: {
    id: 'Tidak ada halaman {path} di situs ini. Tetap simpan?',
    en: 'This site has no page {path}. Save it all the same?',
  },
  linkNowhereHint: {
    id: 'Pengunjung yang mengetuk promo ini sampai ke halaman “tidak ditemukan”.',
    en: 'Visitors who tap this promo would come to “not found”.',
  },
  saveAnyway: { id: 'Tetap simpan', en: 'Save it' },
  linkWrong: {
    id: 'Tautan berawalan https://, mailto:, tel: atau /',
    en: 'A link begins with https://, mailto:, tel: or /',
  },
  endsAt: { id: 'Berakhir', en: 'Ends' },
  endsAtHint: { id: 'Kalau kosong, promo terus tampil.', en: 'If empty, the promo does not end.' },
  startsAt: { id: 'Mulai', en: 'Begins' },
  startsAtHint: {
    id: 'Kalau kosong, promo langsung tampil.',
    en: 'If empty, the promo begins at once.',
  },
  displayOrder: { id: 'Urutan', en: 'Display Order' },
  isActive: { id: 'Aktif: dilihat pengunjung', en: 'Active: visitors see it' },
  titleMissing: { id: 'Judul wajib diisi', en: 'Title is required' },
  descriptionMissing: { id: 'Keterangan wajib diisi', en: 'Description is required' },
  imageMissing: { id: 'Pilih gambarnya', en: 'Please select an image' },
  noTime: { id: 'Tanggal dan jam', en: 'A date and a time' },
  endsBeforeStart: {
    id: 'Promo harus berakhir setelah mulai',
    en: 'The promo must end after it begins',
  },
  noFocus: { id: 'Dua angka dari 0 sampai 100', en: 'Two numbers from 0 to 100' },

  search: { id: 'Cari promo', en: 'Search promos' },
  add: { id: 'Tambah promo', en: 'Add Promo Image' },
  saveNew: { id: 'Tambah promo', en: 'Add Promo' },
  save: { id: 'Simpan promo', en: 'Update Promo' },
  failed: { id: 'Promo gagal dimuat', en: 'Failed to fetch promo images' },
  none: { id: 'Belum ada promo', en: 'No promos yet' },
  noneHint: {
    id: 'Bagian promo di beranda tersembunyi sampai ada promo.',
    en: 'Until there is one, the carousel on the home page stays hidden.',
  },
  noMatch: { id: 'Tidak ada promo yang cocok', en: 'No promo matches' },
  begins: { id: 'Mulai {when}', en: 'Begins {when}' },
  ends: { id: 'Berakhir {when}', en: 'Ends {when}' },
  taps: { id: 'klik dalam 30 hari', en: '{count:tap|taps} in 30 days' },
  noTaps: { id: 'Belum ada klik dalam 30 hari', en: 'No taps in 30 days' },
  over: { id: 'Sudah lewat', en: 'Over' },

  uploadFailed: { id: 'Gagal mengunggah', en: 'Upload Failed' },
  uploadFailedHint: { id: 'Gagal mengunggah', en: 'Upload failed' },
  created: { id: 'Gambar promo diunggah', en: 'Promo image uploaded successfully' },
  updated: { id: 'Gambar promo diperbarui', en: 'Promo image updated successfully' },
  restored: { id: 'Gambar promo dikembalikan', en: 'Promo image restored successfully' },
  purged: { id: 'Gambar promo dihapus selamanya', en: 'Promo image deleted for good' },
  deleted: { id: 'Gambar promo dihapus', en: 'Promo image deleted successfully' },
  ordered: { id: 'Urutan promo diperbarui', en: 'Promo order updated successfully' },
  confirmDelete: {
    id: 'Yakin hapus gambar promo ini?',
    en: 'Are you sure you want to delete this promo image?',
  },
  what: { id: 'Promo ini', en: 'This promo' },

  unusedFound: {
    id: '{count} berkas tak terpakai ditemukan',
    en: '{count} unused {count:file|files} found',
  },
  unusedDeleted: {
    id: '{count} berkas tak terpakai dihapus',
    en: '{count} unused {count:file|files} deleted',
  },
});

export const promoThings = messages('en', { promo: { id: 'promo', en: 'the promo' } });
