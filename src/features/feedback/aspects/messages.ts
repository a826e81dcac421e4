import { messages } from '../../../messages.ts';

export const aspectTexts = messages('id', {
  title: { id: 'Aspek feedback', en: 'Aspects of feedback' },
  titleHint: {
    id: 'Aspek yang dinonaktifkan tidak lagi ditawarkan; feedback lama tetap menyimpannya.',
    en: 'An aspect that is switched off is no longer offered; older feedback keeps it.',
  },
  name: { id: 'Nama', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  new: { id: 'Aspek baru', en: 'New aspect' },
  rename: { id: 'Ubah nama aspek', en: 'Rename the aspect' },
  add: { id: 'Tambah', en: 'Add' },
  save: { id: 'Simpan', en: 'Save' },
  offered: { id: '{name}: ditawarkan', en: '{name}: offered' },
  nameMissing: { id: 'Nama aspek harus diisi', en: 'Enter the name of the aspect' },
  categoryMissing: { id: 'Pilih kategori', en: 'Choose a category' },
  taken: {
    id: 'Aspek ini sudah ada dalam kategori ini',
    en: 'This category has this aspect already',
  },
  notSaved: { id: 'Gagal menyimpan', en: 'Not saved' },

  failed: { id: 'Gagal memuat aspek', en: 'The aspects could not be loaded' },
  none: { id: 'Belum ada aspek', en: 'No aspects yet' },
  noMatch: { id: 'Tidak ada aspek yang cocok', en: 'No aspect matches' },

  created: { id: 'Aspek ditambahkan', en: 'Aspect added' },
  updated: { id: 'Aspek diperbarui', en: 'Aspect updated' },
  deleted: { id: 'Aspek dihapus', en: 'Aspect deleted' },
  restored: { id: 'Aspek dikembalikan', en: 'Aspect restored' },
  purged: { id: 'Aspek dihapus selamanya', en: 'Aspect deleted for good' },
  ordered: { id: 'Urutan aspek diperbarui', en: 'Order of the aspects updated' },
  confirmDelete: {
    id: 'Yakin hapus aspek “{name}”?',
    en: 'Are you sure you want to delete the aspect “{name}”?',
  },
  one: { id: 'Aspek', en: 'Aspect' },
  what: { id: 'Aspek ini', en: 'This aspect' },
});
