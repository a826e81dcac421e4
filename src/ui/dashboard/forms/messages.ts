import { messages } from '../../../messages.ts';

export const formTexts = messages('around', {
  error: { id: 'Terjadi kesalahan', en: 'Error', mixed: 'Error' },
  check: { id: 'Periksa', en: 'Check' },
  saving: { id: 'Menyimpan...', en: 'Saving...' },
  notSavedLastTime: {
    id: 'Yang terakhir Anda ketik di sini belum disimpan.',
    en: 'What you typed here last time was not saved.',
  },
  continueWithIt: { id: 'Lanjutkan', en: 'Continue with it' },
  orderHint: { id: 'Angka terkecil paling depan', en: 'The lowest number comes first' },
  notSet: { id: 'Belum diisi', en: 'Not set yet' },
  allOf: { id: 'Semua', en: 'All' },
  discardIt: { id: 'Buang', en: 'Discard it' },

  newerVersion: {
    id: 'Versi yang lebih baru sudah disimpan orang lain',
    en: 'Somebody else has saved a newer version',
  },
  newerVersionHint: {
    id: 'Perubahan Anda tidak hilang. Pilih versi yang dipakai.',
    en: 'Nothing of yours is lost. Choose which version stays.',
  },
  yours: { id: 'Versi Anda', en: 'Yours' },
  newer: { id: 'Versi terbaru', en: 'Newer' },
  keepMine: { id: 'Pakai versi saya', en: 'Keep mine' },
  takeNewer: { id: 'Ambil versi terbaru', en: 'Take the newer one' },
  empty: { id: 'Kosong', en: 'Empty' },

  restoreHint: {
    id: 'Yang Anda ketik tidak hilang.',
    en: 'What you typed is not lost.',
  },
  restoreAndSave: { id: 'Kembalikan dan simpan', en: 'Restore and save' },

  language: { id: 'Bahasa', en: 'Language' },
  isMissing: { id: 'belum ada', en: 'missing' },
  missingIndonesian: {
    id: 'Ada yang belum ditulis dalam bahasa Indonesia: pengunjung membacanya dalam bahasa Inggris.',
    en: 'Not everything is written in Indonesian yet: visitors read it in English.',
  },
  missingEnglish: {
    id: 'Ada yang belum ditulis dalam bahasa Inggris: pengunjung membacanya dalam bahasa Indonesia.',
    en: 'Not everything is written in English yet: visitors read it in Indonesian.',
  },

  time: { id: '{label} (WIB)', en: '{label} (WIB)' },
  date: { id: '{label}: tanggal', en: '{label}: date' },
  hour: { id: '{label}: jam', en: '{label}: hour' },
  minute: { id: '{label}: menit', en: '{label}: minute' },
  tonight: { id: 'Malam ini', en: 'Tonight' },
  sunday: { id: 'Hari Minggu', en: 'Sunday' },
  endOfMonth: { id: 'Akhir bulan', en: 'End of month' },
  noEnd: { id: 'Tanpa akhir', en: 'No end' },
  discardInput: { id: 'Buang yang sudah diketik?', en: 'Discard what you have typed?' },
  discard: { id: 'Buang', en: 'Discard' },
  keepEditing: { id: 'Kembali', en: 'Keep editing' },
});
