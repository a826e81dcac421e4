import { messages } from '../../../messages.ts';

export const sectionTexts = messages('id', {
  many: { id: 'Bagian menu', en: 'Menu sections' },
  category: { id: 'Kategori', en: 'Category' },
  name: { id: 'Nama bagian', en: 'Name' },
  items: { id: 'Jumlah menu', en: 'Items' },
  countItems: { id: '{count} menu', en: '{count} {count:item|items}' },
  nameMissing: { id: 'Nama bagian harus diisi', en: 'Enter the name of the section' },

  search: { id: 'Cari bagian', en: 'Search the sections' },
  add: { id: 'Tambah bagian', en: 'Add a section' },
  save: { id: 'Simpan bagian', en: 'Save the section' },
  failed: { id: 'Bagian menu gagal dimuat', en: 'The sections could not be loaded' },
  none: { id: 'Belum ada bagian', en: 'No sections yet' },
  noneHint: {
    id: 'Kopi, Non-kopi, Teh, Roti: pengunjung bisa langsung menuju bagiannya.',
    en: 'Coffee, Tea, Bread: visitors can jump to each of them.',
  },
  noMatch: { id: 'Tidak ada bagian yang cocok', en: 'No section matches' },

  created: { id: 'Bagian ditambahkan', en: 'Section added' },
  updated: { id: 'Bagian diperbarui', en: 'Section saved' },
  deleted: { id: 'Bagian dihapus', en: 'Section deleted' },
  restored: { id: 'Bagian dikembalikan', en: 'Section restored' },
  purged: { id: 'Bagian dihapus selamanya', en: 'Section deleted for good' },
  ordered: { id: 'Urutan bagian diperbarui', en: 'Order of the sections saved' },
  confirmDelete: { id: 'Yakin hapus bagian “{name}”?', en: 'Delete the section “{name}”?' },
  one: { id: 'Bagian menu', en: 'Section of the menu' },
  what: { id: 'Bagian ini', en: 'This section' },
});
