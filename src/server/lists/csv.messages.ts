import { messages } from '../../messages.ts';

export const columnTexts = messages('en', {
  id: { id: 'ID', en: 'ID' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'E-mail', en: 'Email' },
  title: { id: 'Judul', en: 'Title' },
  description: { id: 'Keterangan', en: 'Description' },
  category: { id: 'Kategori', en: 'Category' },
  position: { id: 'Posisi', en: 'Position' },
  displayOrder: { id: 'Urutan', en: 'Display order' },
  url: { id: 'Alamat gambar', en: 'Url' },
  imageUrl: { id: 'Alamat gambar', en: 'Image url' },
  photoUrl: { id: 'Alamat foto', en: 'Photo url' },
  isActive: { id: 'Aktif', en: 'Active' },
  startsAt: { id: 'Mulai (WIB)', en: 'Starts (WIB)' },
  endsAt: { id: 'Berakhir (WIB)', en: 'Ends (WIB)' },
  createdAt: { id: 'Dibuat (WIB)', en: 'Created (WIB)' },
  updatedAt: { id: 'Diperbarui (WIB)', en: 'Updated (WIB)' },

  language: { id: 'Bahasa', en: 'Language' },
  translated: { id: '{name}, terjemahan', en: '{name}, translated' },
  price: { id: 'Harga', en: 'Price' },
});
