import { messages } from '../../messages.ts';

/** The columns of the CSV file. */
export const feedbackHeadings = messages('id', {
  name: { id: 'Nama', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  menuItemId: { id: 'ID menu', en: 'Menu item ID' },
  menuItem: { id: 'Menu', en: 'Menu item' },
  aspects: { id: 'Aspek', en: 'Aspects' },
  details: { id: 'Detail', en: 'Details' },
  rating: { id: 'Rating', en: 'Rating' },
  notes: { id: 'Catatan', en: 'Notes' },
  isHandled: { id: 'Ditangani', en: 'Handled' },
  createdAt: { id: 'Diterima (WIB)', en: 'Received (WIB)' },
});
