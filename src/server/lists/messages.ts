import { messages } from '../../messages.ts';

export const listTexts = messages('around', {
  changed: {
    id: '{what} baru saja diubah orang lain',
    en: '{what} was changed by somebody else meanwhile',
  },
  oneOfThese: { id: 'Salah satunya', en: 'One of these entries' },
  inBin: {
    id: '{what} sudah dihapus, dan ada di tempat sampah',
    en: '{what} was deleted, and is in the bin',
  },
  inOwnersBin: {
    id: '{what} sudah dihapus. Pemilik bisa mengembalikannya dari tempat sampah.',
    en: '{what} was deleted. The owner can restore it from the bin.',
  },
  onlyOwnerRestores: {
    id: 'Hanya pemilik yang dapat mengambil ini dari tempat sampah',
    en: 'Only the owner can take this out of the bin',
  },
});

export const csvTexts = messages('around', {
  unreadable: {
    id: 'Berkas ini bukan CSV yang bisa dibaca: {reason}',
    en: 'This is no CSV file that can be read: {reason}',
  },
  empty: { id: 'Berkas ini tidak berisi baris', en: 'This file has no rows' },
  tooMany: { id: 'Paling banyak {max} baris sekaligus', en: 'At most {max} rows at once' },
  tooManyColumns: {
    id: 'Paling banyak {max} kolom dalam satu baris',
    en: 'At most {max} columns in a row',
  },
  unknownColumns: {
    id: 'Kolom yang tidak dikenal: {names}',
    en: 'Columns that are not known: {names}',
  },
  doubleColumn: { id: 'Kolom {name} ada dua kali', en: 'The column {name} is there twice' },
  twice: { id: 'Baris {line} mengubah yang sama', en: 'Line {line} changes the same one' },
  tooManyCells: {
    id: 'Baris ini lebih panjang daripada baris judul. Apit teks yang berisi pemisah dengan tanda kutip.',
    en: 'This row is longer than the headings. Put texts with a separator in quotation marks.',
  },
  nothing: { id: 'Tidak ada yang berubah', en: 'Nothing would change' },
  wrong: {
    id: 'Perbaiki baris yang salah dahulu; belum ada yang disimpan',
    en: 'Correct the wrong rows first; nothing was saved',
  },
  changed: {
    id: 'Daftarnya berubah sejak ditampilkan. Periksa lagi sebelum menyimpan.',
    en: 'The list has changed since it was shown. Look again before you save.',
  },
  saved: { id: '{added} ditambahkan, {changed} diubah', en: '{added} added, {changed} changed' },
});
