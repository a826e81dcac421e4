import { messages } from '../../messages.ts';

export const listTexts = messages('around', {
  changed: {
    id: '{what} baru saja diubah orang lain',
    en: '{what} was changed by somebody else meanwhile',
  },
  oneOfThese: { id: 'Salah satunya', en: 'One of these entries' },
  onlyOwnerRestores: {
    id: 'Hanya pemilik yang dapat mengambil ini dari tempat sampah',
    en: 'Only the owner can take this out of the bin',
  },
});

/** Columns of CSV files that several lists have. */
export const columnTexts = messages('around', {
  id: { id: 'ID', en: 'ID' },
  name: { id: 'Nama', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  description: { id: 'Keterangan', en: 'Description' },
  price: { id: 'Harga', en: 'Price' },
  imageUrl: { id: 'Gambar', en: 'Image url' },
  photoUrl: { id: 'Foto', en: 'Photo url' },
  displayOrder: { id: 'Urutan', en: 'Display order' },
  isActive: { id: 'Aktif', en: 'Active' },
  startsAt: { id: 'Mulai (WIB)', en: 'Starts (WIB)' },
  endsAt: { id: 'Berakhir (WIB)', en: 'Ends (WIB)' },
  createdAt: { id: 'Dibuat (WIB)', en: 'Created (WIB)' },
  updatedAt: { id: 'Diubah (WIB)', en: 'Updated (WIB)' },
});
