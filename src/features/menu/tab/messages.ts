import { messages } from '../../../messages.ts';

export const menuTabTexts = messages('id', {
  items: { id: 'Menu', en: 'Items' },
  rest: { id: 'Tanpa bagian', en: 'In no section' },
  noSection: { id: 'Tanpa bagian', en: 'No section' },
  noneHere: { id: 'Belum ada menu di bagian ini.', en: 'Nothing in this section yet.' },
  seasonHint: { id: 'Kosong: sepanjang tahun', en: 'Empty: all year' },
  variantsHint: {
    id: 'Misalnya Panas, Es, Reguler, Besar. Bila ada, harga di atas tidak ditampilkan.',
    en: 'For example Hot, Iced, Regular, Large. With sizes, the price above is not shown.',
  },
  variantName: { id: 'Ukuran {number}', en: 'Size {number}' },
  variantPrice: { id: 'Harga ukuran {number}', en: 'Price of size {number}' },
  addVariant: { id: 'Tambah ukuran', en: 'Add a size' },
  removeVariant: { id: 'Hapus ukuran {number}', en: 'Remove size {number}' },
  vegetarian: { id: 'Vegetarian', en: 'Vegetarian' },

  sellOut: { id: 'Habis', en: 'Sold out' },
  sellAgain: { id: 'Jual lagi', en: 'Sell again' },
  markSoldOut: { id: 'Tandai {name} habis', en: 'Mark {name} as sold out' },
  markSold: { id: 'Jual lagi {name}', en: 'Sell {name} again' },
  isSoldOut: { id: 'Habis', en: 'Sold out' },
  isSoldOutUntil: { id: 'Habis sampai {when}', en: 'Sold out until {when}' },
  soldOutToday: {
    id: '{name}: habis sampai besok buka',
    en: '{name}: sold out until we open tomorrow',
  },
  soldOutOpen: {
    id: '{name}: habis sampai Anda jual lagi',
    en: '{name}: sold out until you sell it again',
  },
  untilIsay: { id: 'Sampai saya jual lagi', en: 'Until I sell it again' },
  soldAgain: { id: '{name} dijual lagi', en: '{name} is on sale again' },
  from: { id: 'mulai {day}', en: 'from {day}' },
  to: { id: 'sampai {day}', en: 'until {day}' },

  prices: { id: 'Ubah harga', en: 'Change prices' },
  pricesOfAll: { id: 'Semua menu yang punya harga.', en: 'Everything that has a price.' },
  pricesOfChosen: { id: '{count} menu yang dipilih.', en: '{count} chosen {count:item|items}.' },
  by: { id: 'Ubah dengan', en: 'Change by' },
  byAmount: { id: 'Rupiah', en: 'Rupiah' },
  byPercent: { id: 'Persen', en: 'Per cent' },
  howMuch: { id: 'Berapa', en: 'How much' },
  howMuchHint: {
    id: 'Misalnya 2000 atau -5. Hasilnya dibulatkan ke Rp 500.',
    en: 'For example 2000 or -5. The result is rounded to Rp 500.',
  },
  preview: { id: 'Harga sebelum dan sesudah', en: 'Prices before and after' },
  was: { id: 'dari', en: 'from' },
  nothingChanges: { id: 'Tidak ada harga yang berubah.', en: 'No price changes.' },
  savePrices: { id: 'Ubah {count} menu', en: 'Change {count} {count:item|items}' },
  pricesSaved: {
    id: 'Harga {count} menu diubah',
    en: 'Prices of {count} {count:item|items} changed',
  },
  undo: { id: 'Urungkan', en: 'Undo' },
  pricesBack: { id: 'Harga lama kembali', en: 'The old prices are back' },
});
