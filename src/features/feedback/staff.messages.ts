import { messages } from '../../messages.ts';

export const feedbackTabTexts = messages('id', {
  feedback: { id: 'Masukan', en: 'Feedback' },
  inbox: { id: 'Kotak masuk', en: 'Inbox' },
  heading: { id: 'Kritik & Saran dari Pelanggan', en: 'Feedback from customers' },
  search: { id: 'Cari masukan', en: 'Search feedback' },
  all: { id: 'Semua masukan', en: 'All feedback' },
  failed: { id: 'Masukan gagal dimuat', en: 'Failed to fetch feedback' },
  none: { id: 'Belum ada masukan', en: 'No feedback yet' },
  noneHint: {
    id: 'Kiriman dari halaman Kritik & Saran muncul di sini.',
    en: 'What visitors send from the feedback page arrives here.',
  },
  noMatch: { id: 'Tidak ada masukan yang cocok', en: 'No feedback matches' },
  updated: { id: 'Masukan diperbarui', en: 'Feedback updated' },
  deleted: { id: 'Masukan dihapus', en: 'Feedback deleted successfully' },
  confirmDelete: {
    id: 'Yakin hapus masukan dari {name}?',
    en: 'Are you sure you want to delete the feedback of {name}?',
  },
  deleteOne: { id: 'Hapus masukan {name}', en: 'Delete the feedback of {name}' },
  thisFeedback: { id: 'Masukan ini', en: 'This feedback' },

  waiting: { id: 'Menunggu jawaban', en: 'Waiting for an answer' },
  waitingNone: { id: 'Tidak ada untuk outlet ini.', en: 'Nothing waits for this outlet.' },
  waitingAll: { id: 'Semua yang menunggu', en: 'All waiting' },
  waitingElsewhere: { id: 'Semua yang menunggu ({count})', en: 'All waiting ({count})' },

  menu: { id: 'Kelola menu', en: 'Manage the menu' },

  arrangeAspects: { id: 'Atur aspek', en: 'Arrange aspects' },
  aspects: { id: 'Aspek', en: 'Aspects' },
  named: { id: 'Yang paling dikeluhkan', en: 'What customers complain about' },
  namedHint: {
    id: 'Berapa kali aspek dipilih dengan 1–{stars} bintang, dari semua kali dipilih. Terparah di atas.',
    en: 'How many times an aspect was chosen with 1–{stars} stars, of all times. The worst is at the top.',
  },
  fewStars: { id: '1–{stars} bintang', en: '1–{stars} stars' },
  otherStars: { id: 'Lebih, atau tanpa bintang', en: 'More, or none' },
  averageStars: { id: 'Rata-rata', en: 'Average' },
  ofTimes: { id: '{unhappy} dari {count}', en: '{unhappy} of {count}' },
  showAllAbout: { id: 'Tampilkan semua tentang {aspect}', en: 'Show all about {aspect}' },
  starsOf: { id: '{rating} dari 5 bintang', en: '{rating} of 5 stars' },
  kind: { id: 'Jenis masukan', en: 'Kind of feedback' },
  allKinds: { id: 'Semua jenis', en: 'All kinds' },
  aspect: { id: 'Aspek', en: 'Aspect' },
  allAspects: { id: 'Semua aspek', en: 'All aspects' },

  notes: { id: 'Catatan', en: 'Notes' },
  theseNotes: { id: 'Catatan ini', en: 'This note' },
  notesWritten: { id: 'Catatan:', en: 'Notes:' },
  notesHint: { id: 'Hanya dilihat staf', en: 'Only staff see them' },
  notesLong: {
    id: 'Catatan paling panjang 5.000 karakter',
    en: 'Notes of at most 5,000 characters',
  },
  addNotes: { id: 'Tambah catatan', en: 'Add notes' },
  editNotes: { id: 'Ubah catatan', en: 'Edit notes' },
  addNotesTo: { id: 'Tambah catatan untuk {name}', en: 'Add notes on {name}' },
  editNotesOf: { id: 'Ubah catatan untuk {name}', en: 'Edit the notes on {name}' },
  save: { id: 'Simpan', en: 'Save' },
  cancel: { id: 'Batal', en: 'Cancel' },
});

export const feedbackHeadings = messages('id', {
  name: { id: 'Nama', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  menuItemId: { id: 'ID menu', en: 'Menu item ID' },
  menuItem: { id: 'Menu', en: 'Menu item' },
  outlet: { id: 'Outlet', en: 'Outlet' },
  aspects: { id: 'Aspek', en: 'Aspects' },
  details: { id: 'Detail', en: 'Details' },
  rating: { id: 'Rating', en: 'Rating' },
  notes: { id: 'Catatan', en: 'Notes' },
  isHandled: { id: 'Ditangani', en: 'Handled' },
  createdAt: { id: 'Diterima (WIB)', en: 'Received (WIB)' },
});

export const noticeTexts = messages('id', {
  title: { id: 'Kritik & saran baru dari {name}', en: 'New feedback from {name}' },
  about: { id: '{category}: {aspects}', en: '{category}: {aspects}' },
  aboutWithStars: {
    id: '{category}: {aspects} ({rating} dari 5 bintang)',
    en: '{category}: {aspects} ({rating} of 5 stars)',
  },
});
