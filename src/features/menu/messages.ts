import { messages } from '../../messages.ts';

export const menuTexts = messages('id', {
  many: { id: 'Menu', en: 'Menu items' },
  title: { id: 'Kelola Menu', en: 'Menu management' },
  name: { id: 'Nama Menu', en: 'Name' },
  category: { id: 'Kategori', en: 'Category' },
  price: { id: 'Harga dalam rupiah (opsional)', en: 'Price in rupiah (optional)' },
  priceHint: {
    id: 'Misalnya 25000, 25.000, atau 25rb',
    en: 'For example 25000, 25.000 or 25k',
  },
  imageUrl: { id: 'Gambar', en: 'Picture' },
  imageOptional: { id: 'Gambar (opsional)', en: 'Picture (optional)' },
  isActive: { id: 'Aktif', en: 'Active' },
  slug: { id: 'Alamat', en: 'Address' },
  sectionId: { id: 'Bagian', en: 'Section' },
  description: { id: 'Keterangan', en: 'Description' },
  otherName: { id: 'Nama dalam bahasa lain', en: 'Name in the other language' },
  otherDescription: {
    id: 'Keterangan dalam bahasa lain',
    en: 'Description in the other language',
  },
  variants: { id: 'Ukuran dan harga', en: 'Sizes and prices' },
  badges: { id: 'Label', en: 'Badges' },
  diet: { id: 'Catatan bahan', en: 'Diet notes' },
  soldFrom: { id: 'Dijual mulai', en: 'Sold from' },
  soldTo: { id: 'Dijual sampai', en: 'Sold until' },
  soldOut: { id: 'Habis', en: 'Sold out' },
  soldOutUntil: { id: 'Habis sampai (WIB)', en: 'Sold out until (WIB)' },
  variantNameMissing: { id: 'Setiap ukuran perlu nama', en: 'Each size needs a name' },
  variantTwice: { id: 'Ada ukuran yang sama', en: 'Two sizes have the same name' },
  noDay: { id: 'Tanggal, misalnya 2026-11-21', en: 'A date, for example 2026-11-21' },
  endsBeforeStart: {
    id: 'Tanggal terakhir harus sesudah yang pertama',
    en: 'The last day must come after the first',
  },
  noSection: { id: 'Bagian ini sudah tidak ada', en: 'This section is gone' },
  newSectionIncomplete: {
    id: 'Bagian ini belum ada. Isi kolom Kategori dengan minuman atau makanan agar bisa ditambahkan, atau perbaiki namanya.',
    en: 'There is no such section yet. Write minuman (drinks) or makanan (food) in the column Category so that it can be added, or correct its name.',
  },
  sectionsAdded: {
    id: 'Bagian menu baru ikut ditambahkan: {names}. Bila ada yang salah tulis, perbaiki berkasnya.',
    en: 'New menu sections are added as well: {names}. If one is misspelt, correct the file.',
  },
  newSectionInTwo: {
    id: 'Bagian baru ini punya kategori lain di baris sebelumnya',
    en: 'This new section has another category in an earlier row',
  },
  sectionTwice: {
    id: 'Ada beberapa bagian dengan nama ini; tulis nomornya',
    en: 'Several sections have this name; write its number',
  },
  minuman: { id: 'Minuman', en: 'Drinks' },
  makanan: { id: 'Makanan', en: 'Food' },
  nameMissing: { id: 'Nama menu harus diisi', en: 'Enter the name of the item' },
  categoryMissing: { id: 'Kategori harus dipilih', en: 'Choose a category' },
  notAPrice: {
    id: 'Harga dalam rupiah utuh, misalnya 25000 atau 25.000',
    en: 'A price in whole rupiah, for example 25000 or 25.000',
  },
  confirmPrice: { id: 'Harga {price}?', en: 'Is the price {price}?' },
  confirmPriceHint: {
    id: 'Pengunjung akan melihat harga ini.',
    en: 'Visitors will see this price.',
  },
  savePrice: { id: 'Ya, simpan', en: 'Yes, save' },
  changePrice: { id: 'Ubah harga', en: 'Change the price' },

  search: { id: 'Cari menu', en: 'Search the menu' },
  add: { id: 'Tambah menu', en: 'Add an item' },
  save: { id: 'Simpan menu', en: 'Save the item' },
  failed: { id: 'Gagal memuat menu', en: 'The menu could not be loaded' },
  none: { id: 'Belum ada menu', en: 'Nothing here yet' },
  noneHint: {
    id: 'Mulai dari satu minuman, atau unggah daftar sebagai CSV di Lainnya.',
    en: 'Begin with one drink, or import a list as CSV under More.',
  },
  noMatch: { id: 'Tidak ada menu yang cocok', en: 'No item matches' },

  created: {
    id: 'Menu ditambahkan',
    en: 'Menu item created successfully',
    mixed: 'Menu item created successfully',
  },
  soldOutEverywhere: {
    id: 'Menu ini ditandai habis di semua outlet. Minta kantor menjualnya lagi.',
    en: 'This item is marked as sold out at all outlets. Ask the office to sell it again.',
  },
  markedSince: {
    id: 'Sudah ditandai lagi oleh rekan Anda. Tidak ada yang berubah.',
    en: 'A colleague has marked it since. Nothing was changed.',
  },
  soldOutHere: { id: 'Yang habis', en: 'Sold out' },
  noneSoldOut: { id: 'Semua menu tersedia.', en: 'Everything is available.' },
  menuHereFailed: { id: 'Menu gagal dimuat', en: 'Failed to fetch the menu' },
  findItem: { id: 'Tandai habis: cari menu', en: 'Mark as sold out: find an item' },
  noItemFound: { id: 'Tidak ada menu dengan nama itu.', en: 'No item has this name.' },
  untilTomorrow: {
    id: 'Yang Anda tandai dijual lagi besok.',
    en: 'What you mark is on sale again tomorrow.',
  },
  isOutUntil: { id: 'sampai {when}', en: 'until {when}' },
  isOutOpen: { id: 'sampai dijual lagi', en: 'until it is sold again' },
  isOutEverywhere: { id: 'di semua outlet, dari kantor', en: 'at all outlets, by the office' },
  ranOut: { id: '{name} ditandai habis', en: '{name} is marked sold out' },
  isBack: { id: '{name} dijual lagi', en: '{name} is on sale again' },
  takeBack: { id: 'Batalkan', en: 'Undo' },
  updated: {
    id: 'Menu diperbarui',
    en: 'Menu item updated successfully',
    mixed: 'Menu item updated successfully',
  },
  deleted: {
    id: 'Menu dihapus',
    en: 'Menu item deleted successfully',
    mixed: 'Menu item deleted successfully',
  },
  restored: { id: 'Menu dikembalikan', en: 'Menu item restored successfully' },
  purged: { id: 'Menu dihapus selamanya', en: 'Menu item deleted for good' },
  ordered: {
    id: 'Urutan menu diperbarui',
    en: 'Menu order updated successfully',
    mixed: 'Menu order updated successfully',
  },
  confirmDelete: {
    id: 'Yakin hapus menu “{name}”?',
    en: 'Are you sure you want to delete “{name}” from the menu?',
    mixed: 'Yakin hapus menu "{name}"?',
  },
  what: { id: 'Menu ini', en: 'This menu item' },
});

export const menuThings = messages('en', {
  menu: { id: 'menu', en: 'the menu item' },
  'menu-section': { id: 'bagian menu', en: 'the section of the menu' },
});
