import { messages } from '../../messages.ts';

export const articleTexts = messages('en', {
  many: { id: 'Halaman dan berita', en: 'Pages and news' },
  kind: { id: 'Jenis', en: 'Kind' },
  slug: { id: 'Alamat', en: 'Address' },
  title: { id: 'Judul', en: 'Title' },
  summary: { id: 'Ringkasan', en: 'Summary' },
  body: { id: 'Isi', en: 'Text' },
  imageUrl: { id: 'Gambar', en: 'Picture' },
  day: { id: 'Tanggal', en: 'Date' },
  place: { id: 'Tautan di', en: 'Link in' },
  startsAt: { id: 'Tampil mulai', en: 'Shown from' },
  endsAt: { id: 'Tampil sampai', en: 'Shown until' },
  displayOrder: { id: 'Urutan', en: 'Display Order' },
  isActive: { id: 'Aktif: dilihat pengunjung', en: 'Active: visitors see it' },
  publish: { id: 'Terbit', en: 'Publish' },
  publishAt: { id: 'Terbit pada', en: 'Published at' },
  publishedAt: { id: 'Terakhir terbit', en: 'Last published' },
  updatedBy: { id: 'Disimpan oleh', en: 'Saved by' },

  titleMissing: { id: 'Judul wajib diisi', en: 'Title is required' },
  noTime: { id: 'Tanggal dan jam', en: 'A date and a time' },
  noDay: { id: 'Pilih tanggalnya', en: 'Choose the day' },
  endsBeforeStart: { id: 'Harus berakhir setelah mulai', en: 'It must end after it begins' },
  publishAtMissing: { id: 'Pilih kapan terbitnya', en: 'Choose when it is published' },
  publishAtPast: { id: 'Pilih waktu yang akan datang', en: 'Choose a time to come' },
  slugTaken: {
    id: 'Alamat /{slug} sudah dipakai, atau pernah dipakai, halaman lain.',
    en: 'Another page has the address /{slug}, or once had it.',
  },
  legalWritten: {
    id: 'Orang lain baru saja menyimpan versinya untuk halaman ini. Teks Anda masih di sini: salin dulu, lalu muat ulang untuk melihat versi mereka.',
    en: 'Somebody else has just saved their version of this page. Your text is still here: copy it, then reload to see theirs.',
  },
  slugReserved: {
    id: 'Alamat /{slug} dipakai situs ini sendiri. Pilih yang lain.',
    en: 'The site itself uses the address /{slug}. Choose another one.',
  },
  legalStays: {
    id: 'Halaman legal tetap di alamatnya sendiri',
    en: 'A legal page keeps its own address',
  },

  search: { id: 'Cari halaman', en: 'Search pages' },
  add: { id: 'Tambah halaman', en: 'Add page' },
  save: { id: 'Simpan', en: 'Save' },
  failed: { id: 'Halaman gagal dimuat', en: 'Failed to fetch pages' },
  none: { id: 'Belum ada halaman', en: 'No pages yet' },
  noneHint: {
    id: 'Misalnya karier, waralaba, atau acara. Alamatnya Anda tentukan sendiri.',
    en: 'For instance careers, franchise or events, at an address of your choice.',
  },
  noMatch: { id: 'Tidak ada halaman yang cocok', en: 'No page matches' },
  created: { id: 'Halaman ditambahkan', en: 'Page added successfully' },
  updated: { id: 'Halaman diperbarui', en: 'Page updated successfully' },
  restored: { id: 'Halaman dikembalikan', en: 'Page restored successfully' },
  purged: { id: 'Halaman dihapus selamanya', en: 'Page deleted for good' },
  deleted: { id: 'Halaman dihapus', en: 'Page deleted successfully' },
  ordered: { id: 'Urutan halaman diperbarui', en: 'Page order updated successfully' },
  confirmDelete: { id: 'Yakin hapus {name}?', en: 'Are you sure you want to delete {name}?' },
  what: { id: 'Halaman ini', en: 'This page' },
  whatVersion: { id: 'Versi ini', en: 'This version' },
  neverPublished: {
    id: 'Halaman ini belum pernah terbit, jadi tidak ada yang bisa diambil kembali.',
    en: 'This page was never published, so there is nothing to go back to.',
  },
});

export const articleThings = messages('en', { article: { id: 'halaman', en: 'the page' } });
