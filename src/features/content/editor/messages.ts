import { messages } from '../../../messages.ts';

export const editorTexts = messages('id', {
  showSection: { id: 'Tampilkan {name}', en: 'Show {name}' },
  fieldCount: { id: '{count} isian', en: '{count} {count:field|fields}' },
  usualOrder: { id: 'Urutan biasa, semua tampil', en: 'The usual order, all shown' },
  hiddenSection: { id: '{name} (disembunyikan)', en: '{name} (hidden)' },
  failed: {
    id: 'Konten gagal dimuat',
    en: 'The content could not be loaded',
    mixed: 'Failed to fetch content',
  },
  search: { id: 'Cari di semua halaman', en: 'Search all pages' },
  noMatch: { id: 'Belum ada konten yang cocok.', en: 'No content matches.' },
  fold: { id: 'Tutup semua', en: 'Close all' },
  unfold: { id: 'Buka semua', en: 'Open all' },
  page: { id: 'Halaman', en: 'Page' },
  width: { id: 'Layar pratinjau', en: 'Screen of the preview' },
  shown: { id: 'Yang ditampilkan', en: 'What is shown' },
  voice: { id: 'Bahasa', en: 'Language' },
  mixed: { id: 'Bahasa campuran', en: 'Mixed languages' },
  indonesian: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  english: { id: 'Bahasa Inggris', en: 'English' },
  laptop: { id: 'Laptop', en: 'Laptop' },
  phone: { id: 'Ponsel', en: 'Phone' },
  both: { id: 'Dua bahasa berdampingan', en: 'Both languages side by side' },
  missingIndonesian: {
    id: '{count} teks belum ada dalam bahasa Indonesia',
    en: '{count} {count:text has|texts have} no Indonesian yet',
  },
  missingEnglish: {
    id: '{count} teks belum ada dalam bahasa Inggris',
    en: '{count} {count:text has|texts have} no English yet',
  },
  noIndonesian: {
    id: 'Belum ada dalam bahasa Indonesia: pengunjung membaca yang berbahasa Inggris.',
    en: 'Not in Indonesian yet: visitors read the English.',
  },
  noEnglish: {
    id: 'Belum ada dalam bahasa Inggris: pengunjung membaca yang berbahasa Indonesia.',
    en: 'Not in English yet: visitors read the Indonesian.',
  },
  otherText: {
    id: 'Ini terjemahan teks bawaan, yang sudah diganti.',
    en: 'This translates the built-in text, which has been replaced.',
  },
  keep: { id: 'Tetap pakai', en: 'Use it all the same' },
  fields: { id: 'Isi', en: 'Content' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  press: { id: 'Tekan bagian yang ingin diubah', en: 'Press what to change' },
  openPreview: { id: 'Buka pratinjau di tab baru', en: 'Open the preview in a new tab' },
  previewOf: { id: 'Pratinjau halaman {path}', en: 'Preview of the page {path}' },
  previewFailed: {
    id: 'Pratinjau tidak dapat diperbarui. Ketikan Anda aman.',
    en: 'The preview could not be updated. What you typed is safe.',
  },
  again: { id: 'Coba lagi', en: 'Try again' },
  hoursDisagree: {
    id: 'Jam buka di beranda, dialog rating, dan halaman barcode tidak sama. Samakan ketiganya di bagian “Jam buka”.',
    en: 'The opening hours on the home page, in the rating dialog and on the barcode page differ. Make all three the same under “Opening hours”.',
  },

  edit: { id: 'Edit {name}', en: 'Edit {name}' },
  delete: { id: 'Hapus', en: 'Delete' },
  deleteOne: { id: 'Hapus {name}', en: 'Delete {name}' },
  confirmDelete: { id: 'Yakin hapus konten “{name}”?', en: 'Delete the content “{name}”?' },
  added: { id: 'Konten tambahan', en: 'Added content' },
  notShown: {
    id: 'Tidak tampil di halaman mana pun: hanya program lain yang membacanya lewat API.',
    en: 'Not shown on any page: only other programs read it through the API.',
  },
  sloganIsHeadline: {
    id: 'Karena judulnya nama kedai, slogan menjadi kalimat besar. Ubah slogan di {tab}.',
    en: 'As the title is the name of the shop, the slogan is the large line. Change it under {tab}.',
  },
  shop: { id: 'Kedai saya', en: 'My shop', mixed: 'My shop' },
  empty: { id: 'Kosong', en: 'Empty' },
  needs: { id: 'Belum tampil: isi juga “{name}”.', en: 'Not shown yet: fill in “{name}” too.' },
  on: { id: 'Aktif', en: 'Active' },
  off: { id: 'Nonaktif', en: 'Inactive' },
  readAs: { id: 'Dibaca pengunjung: {text}', en: 'Visitors read: {text}' },
  history: { id: 'Riwayat', en: 'History' },
  builtIn: { id: 'Kembalikan bawaan', en: 'Back to the built-in one' },
  fromOutlets: { id: 'Ikuti jam buka outlet', en: 'Follow the hours of the outlets' },
  fromOutletsHint: {
    id: 'Selalu seperti di tab Outlet, dalam bahasa halamannya. Bila outlet berbeda, tertulis jam yang sama di semuanya.',
    en: 'Always as in the tab Outlets, in the language of the page. Where outlets differ, it says what all have in common.',
  },
  byHandHint: {
    id: 'Selama tidak mengikuti outlet, kalimat di atas tampil apa adanya dalam semua bahasa.',
    en: 'While it does not follow them, the sentence above is shown as it is in every language.',
  },
  opens: { id: 'buka', en: 'opens' },
  closes: { id: 'tutup', en: 'closes' },
  hoursUnread: {
    id: 'Jam atau harinya belum terbaca, jadi “Buka sekarang” dan mesin pencari tidak memakainya. Sebut semua hari, misalnya Senin-Kamis 07.00-22.00, Jumat-Minggu 07.00-24.00',
    en: 'The times or days cannot be read, so “Open now” and search engines do not use them. Name all days, for instance Senin-Kamis 07.00-22.00, Jumat-Minggu 07.00-24.00',
  },
  upload: { id: '{name}: unggah gambar', en: '{name}: upload a picture' },
  orAddress: { id: 'atau alamat gambar (https://)', en: 'or the picture’s address (https://)' },

  save: { id: 'Simpan', en: 'Save' },
  saveDraft: { id: 'Simpan draf', en: 'Save draft' },
  cancel: { id: 'Batal', en: 'Cancel' },
  back: { id: 'Kembali', en: 'Back' },
  discard: { id: 'Buang', en: 'Discard' },
  discardOne: { id: 'Buang {name}', en: 'Discard {name}' },
  changed: { id: '{count} perubahan', en: '{count} {count:change|changes}' },
  elsewhere: {
    id: 'Ikut disimpan, di halaman lain:',
    en: 'Also saved, on other pages:',
  },
  unsaved: {
    id: '{count} perubahan belum disimpan',
    en: '{count} {count:change|changes} not saved',
  },
  noChange: { id: 'Belum diubah', en: 'No changes' },
  leaving: {
    id: 'Simpan menerbitkannya. Buang mengembalikan isi yang terakhir disimpan.',
    en: 'Save publishes them. Discard brings back what was saved last.',
  },
});

export const draftTexts = messages('id', {
  draft: { id: 'Draf', en: 'Draft' },
  drafts: { id: 'Draf', en: 'Drafts' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  waiting: { id: '{count} draf menunggu', en: '{count} {count:draft waits|drafts wait}' },
  view: { id: 'Lihat situs dengan draf', en: 'View the site with the drafts' },
  oneByOne: { id: 'Satu per satu', en: 'One by one' },
  publish: { id: 'Terbitkan', en: 'Publish' },
  publishAll: { id: 'Terbitkan semua', en: 'Publish all' },
  schedule: { id: 'Jadwalkan', en: 'Schedule' },
  dropOne: { id: 'Yakin buang draf “{name}”?', en: 'Discard the draft of “{name}”?' },
  dropMany: { id: 'Yakin buang {count} draf?', en: 'Discard {count} drafts?' },
  publishedAt: { id: 'terbit {time} WIB', en: 'to be published {time} WIB' },
  later: { id: 'Terbitkan nanti', en: 'Publish later' },
  laterHint: {
    id: 'Draf terbit sendiri pada waktu ini.',
    en: 'The draft publishes itself at this time.',
  },
  time: { id: 'Waktu terbit', en: 'Time of publishing' },
  unschedule: { id: 'Batalkan jadwal', en: 'Cancel the schedule' },
});

export const historyTexts = messages('id', {
  title: { id: 'Riwayat: {name}', en: 'History: {name}' },
  failed: { id: 'Riwayat tidak dapat dimuat', en: 'The history could not be loaded' },
  none: {
    id: 'Belum pernah diubah: masih teks bawaan.',
    en: 'Never changed: still the built-in text.',
  },
  builtIn: { id: 'Bawaan', en: 'Built in' },
  now: { id: 'Tampil sekarang', en: 'Shown now' },
  restore: { id: 'Pulihkan', en: 'Restore' },
});

export const addTexts = messages('id', {
  title: { id: 'Tambah konten baru', en: 'Add new content' },
  label: { id: 'Label', en: 'Label' },
  key: { id: 'Key', en: 'Key' },
  type: { id: 'Jenis', en: 'Type' },
  section: { id: 'Bagian', en: 'Section' },
  note: { id: 'Keterangan untuk staf', en: 'Note for staff' },
  upload: { id: 'Unggah gambar', en: 'Upload a picture' },
  address: { id: 'Alamat gambar', en: 'Address of the picture' },
  value: { id: 'Isi', en: 'Value' },
  add: { id: 'Tambah', en: 'Add' },
});
