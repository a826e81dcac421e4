import { messages } from '../../../messages.ts';

export const articleTabTexts = messages('en', {
  parts: { id: 'Bagian', en: 'Parts' },
  pages: { id: 'Halaman', en: 'Pages' },
  news: { id: 'Berita', en: 'News' },
  addNews: { id: 'Tambah berita', en: 'Add news' },
  noNews: { id: 'Belum ada berita', en: 'No news yet' },
  noNewsHint: {
    id: 'Berita muncul di /news, yang terbaru di atas. Tautannya ada di kaki situs begitu ada satu.',
    en: 'News stand at /news, the newest first. The footer links to them once there is one.',
  },

  slugHint: {
    id: 'Kosong: dibuat dari judul. Alamat lama tetap mengantar ke sini.',
    en: 'Empty: made from the title. Earlier addresses still lead here.',
  },
  summaryHint: {
    id: 'Di bawah judul, di daftar, di mesin pencari, dan di tautan yang dibagikan',
    en: 'Below the title, in lists, in search engines and in shared links',
  },
  stillShown: {
    id: 'Sampai itu pengunjung melihat yang sekarang. Alamat dan tautannya berubah begitu disimpan.',
    en: 'Until then visitors see what is there now. Its address and link change as soon as you save.',
  },
  notYetShown: {
    id: 'Sampai itu pengunjung belum melihatnya.',
    en: 'Until then visitors do not see it.',
  },
  dayHint: { id: 'Kosong: hari terbitnya', en: 'Empty: the day it appears' },
  placeNone: { id: 'Tidak di mana-mana', en: 'Neither bar nor footer' },
  placeBar: { id: 'Bilah di atas (paling banyak tiga)', en: 'The bar at the top (three at most)' },
  placeFooter: { id: 'Kaki situs', en: 'The footer' },
  publishNow: { id: 'Sekarang', en: 'Now' },
  publishAt: { id: 'Nanti', en: 'Later' },
  publishDraft: { id: 'Belum, draf saja', en: 'Not yet, a draft' },
  hasEnd: { id: 'Turunkan lagi pada waktu tertentu', en: 'Take it down again at a set time' },
  always: { id: 'Kosong: selalu', en: 'Empty: always' },

  address: { id: 'Alamat: {path}', en: 'Address: {path}' },
  draft: { id: 'Draf', en: 'Draft' },
  scheduled: { id: 'Akan terbit {when}', en: 'Will be published {when}' },
  waiting: { id: 'Tampil mulai {when}', en: 'Shown from {when}' },
  until: { id: 'Sampai {when}', en: 'Until {when}' },
  over: { id: 'Sudah lewat', en: 'Over' },
  savedBy: { id: 'Disimpan {name}, {when}', en: 'Saved by {name}, {when}' },
  previewShort: { id: 'Pratinjau', en: 'Preview' },
  historyShort: { id: 'Riwayat', en: 'History' },
  preview: { id: 'Pratinjau {name}', en: 'Preview {name}' },
  previewTyped: { id: 'Pratinjau sebelum disimpan', en: 'Preview before saving' },
  history: { id: 'Riwayat {name}', en: 'History of {name}' },
  historyFailed: { id: 'Riwayat gagal dimuat', en: 'Failed to fetch the history' },
  noHistory: { id: 'Belum pernah terbit', en: 'It was never published' },
  shown: { id: 'Dilihat pengunjung', en: 'Visitors see it' },
  restore: { id: 'Pakai lagi', en: 'Use it again' },
  someone: { id: 'Seseorang', en: 'Somebody' },
  dropDraft: { id: 'Buang draf', en: 'Drop the draft' },
  confirmDrop: { id: 'Buang draf {name}?', en: 'Drop the draft of {name}?' },
  confirmDropHint: {
    id: 'Yang dilihat pengunjung sekarang tetap ada.',
    en: 'What visitors see now stays.',
  },
});

export const legalTabTexts = messages('en', {
  view: { id: 'Legal', en: 'Legal' },
  hint: {
    id: 'Teks bawaan tampil sampai Anda menyimpan teks sendiri. Teks bawaan selalu bisa dipakai lagi, dan tiap halaman bisa disembunyikan.',
    en: 'The built-in texts are shown until you save your own. You can always go back to them, and hide each page.',
  },
  builtIn: { id: 'Teks bawaan', en: 'Built-in text' },
  edit: { id: 'Ubah halaman legal', en: 'Edit legal page' },
  open: { id: 'Buka {name}', en: 'Open {name}' },
  holdsFrom: { id: 'Berlaku sejak {day}', en: 'In force since {day}' },
  holds: { id: 'Berlaku sejak', en: 'In force since' },
  confirmBuiltIn: {
    id: 'Kembali ke teks bawaan untuk {name}?',
    en: 'Go back to the built-in text of {name}?',
  },
  builtInAgain: { id: 'Teks bawaan dipakai lagi', en: 'The built-in text is back' },
});

export const richTexts = messages('en', {
  tools: { id: 'Alat teks', en: 'Text tools' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  heading: { id: 'Judul bagian', en: 'Heading' },
  subheading: { id: 'Judul kecil', en: 'Small heading' },
  bullets: { id: 'Daftar', en: 'List' },
  numbers: { id: 'Daftar bernomor', en: 'Numbered list' },
  quote: { id: 'Kutipan', en: 'Quotation' },
  link: { id: 'Tautan', en: 'Link' },
  table: { id: 'Tabel', en: 'Table' },
  picture: { id: 'Gambar', en: 'Picture' },
  undo: { id: 'Urungkan', en: 'Undo' },
  redo: { id: 'Ulangi', en: 'Redo' },
  linkTo: { id: 'Alamat tautan', en: 'Address of the link' },
  linkHint: {
    id: 'Misalnya /contact, https://…, atau alamat e-mail',
    en: 'For instance /contact, https://… or an e-mail address',
  },
  linkWrong: {
    id: 'Tautan berawalan https://, mailto:, tel: atau /',
    en: 'A link begins with https://, mailto:, tel: or /',
  },
  setLink: { id: 'Pasang', en: 'Set' },
  removeLink: { id: 'Lepas tautan', en: 'Remove the link' },
  alt: { id: 'Yang terlihat di gambar ini', en: 'What this picture shows' },
  altHint: {
    id: 'Dibacakan untuk yang tidak bisa melihatnya',
    en: 'Read aloud to those who cannot see it',
  },
  uploading: { id: 'Mengunggah gambar...', en: 'Uploading the picture...' },
  uploadFailed: { id: 'Gambar gagal diunggah', en: 'The picture could not be uploaded' },
  moreRows: { id: 'Tambah baris', en: 'Add a row' },
  fewerRows: { id: 'Hapus baris', en: 'Delete the row' },
  moreColumns: { id: 'Tambah kolom', en: 'Add a column' },
  fewerColumns: { id: 'Hapus kolom', en: 'Delete the column' },
});
