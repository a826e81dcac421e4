import { messages } from '../../../messages.ts';

export const shopTexts = messages('en', {
  failed: { id: 'Merek gagal dimuat', en: 'Failed to fetch the brand' },
  intro: {
    id: 'Yang sama di setiap halaman, e-mail, poster, dan tautan yang dibagikan.',
    en: 'What is the same on every page, mail, poster and shared link.',
  },

  parts: { id: 'Bagian layar ini', en: 'Parts of this screen' },
  names: { id: 'Nama', en: 'Names' },
  namesHint: {
    id: 'Nama kedai dan aplikasi juga muncul di tengah teks-teks lain.',
    en: 'The names of the shop and the app also appear within other texts.',
  },
  inEnglish: { id: '{label}, bahasa Inggris', en: '{label}, in English' },
  inIndonesian: { id: '{label}, bahasa Indonesia', en: '{label}, in Indonesian' },

  logos: { id: 'Logo', en: 'Logo' },
  logosHint: {
    id: 'Satu saja cukup: yang lain dibuat darinya. PNG transparan paling baik; putih di sekelilingnya dihilangkan.',
    en: 'One is enough: the others are made from it. A transparent PNG is best; white around it is removed.',
  },
  logo: { id: 'Logo untuk latar terang', en: 'Logo for light backgrounds' },
  darkLogo: { id: 'Logo untuk latar gelap', en: 'Logo for dark backgrounds' },
  mark: { id: 'Lambang persegi', en: 'Square mark' },
  onDark: { id: 'Di latar gelap', en: 'On a dark background' },
  choose: { id: 'Pilih gambar', en: 'Choose image' },
  replace: { id: 'Ganti', en: 'Replace' },
  remove: { id: 'Hapus', en: 'Remove' },
  sending: { id: 'Mengirim', en: 'Sending' },
  own: { id: 'Unggahan Anda', en: 'Your upload' },
  made: { id: 'Dibuat otomatis', en: 'Made automatically' },
  unseen: {
    id: 'Logo ini sulit terlihat di latarnya. Unggah yang lebih kontras.',
    en: 'This logo can hardly be seen on its background. Upload one with more contrast.',
  },
  noVector: {
    id: 'Hanya JPEG, PNG, atau WebP. Simpan logo SVG sebagai PNG lebih dulu.',
    en: 'Only JPEG, PNG or WebP. Save an SVG logo as PNG first.',
  },

  colours: { id: 'Warna', en: 'Colours' },
  coloursHint: {
    id: 'Dua warna Anda; sisanya dihitung agar semua teks mudah dibaca.',
    en: 'Your two colours; the rest is worked out so that every text can be read.',
  },
  main: { id: 'Warna utama', en: 'Main colour' },
  mainHint: { id: 'Tombol dan tautan', en: 'Buttons and links' },
  accent: { id: 'Warna aksen', en: 'Accent colour' },
  accentHint: { id: 'Hiasan, bintang, dan sorotan', en: 'Drawings, stars and highlights' },
  code: { id: '{label}, kode', en: '{label}, code' },
  defaultColours: { id: 'Warna bawaan', en: 'Default colours' },
  moved: { id: 'Yang disesuaikan', en: 'What was adjusted' },
  links: { id: 'Tautan dan teks kecil', en: 'Links and small texts' },
  buttons: { id: 'Tombol', en: 'Buttons' },
  marks: { id: 'Hiasan di latar terang', en: 'Drawings on light backgrounds' },
  highlights: { id: 'Sorotan di latar gelap', en: 'Highlights on dark backgrounds' },
  movedTo: { id: '{from} menjadi {to}', en: '{from} becomes {to}' },
  unmoved: {
    id: 'Kedua warna mudah dibaca: dipakai tanpa perubahan.',
    en: 'Both are readable: used unchanged.',
  },

  typefaces: { id: 'Huruf', en: 'Typefaces' },
  jakarta: { id: 'Hangat', en: 'Warm' },
  newsreader: { id: 'Klasik', en: 'Classic' },
  bricolage: { id: 'Modern', en: 'Modern' },
  baloo: { id: 'Ceria', en: 'Playful' },
  sample: { id: 'Kopi susu pagi ini', en: 'Coffee this morning' },
  sampleText: {
    id: 'Diracik pelan, dinikmati bersama.',
    en: 'Brewed slowly, enjoyed together.',
  },

  shareShort: { id: 'Tautan', en: 'Shared links' },
  share: { id: 'Gambar tautan yang dibagikan', en: 'Picture of shared links' },
  shareHint: {
    id: 'Tampil saat tautan dibagikan di WhatsApp atau Instagram. Digambar dari nama, lambang, dan gambar halaman, kecuali Anda mengunggah sendiri (1200 × 630).',
    en: 'Shown when a link is shared on WhatsApp or Instagram. Drawn from name, mark and the picture of the page, unless you upload one (1200 × 630).',
  },
  shareField: { id: 'Gambarnya', en: 'The picture' },

  preview: { id: 'Pratinjau', en: 'Preview' },
  previewMenu: { id: 'Menu', en: 'Menu' },
  previewContact: { id: 'Kontak', en: 'Contact' },
  previewButton: { id: 'Pesan sekarang', en: 'Order now' },
  previewSecond: { id: 'Lihat menu', en: 'See the menu' },
  previewEyebrow: { id: 'Promo minggu ini', en: 'This week’s promo' },
  previewTitle: { id: 'Kopi kedua gratis', en: 'Second coffee free' },
  previewText: {
    id: 'Setiap hari kerja sebelum pukul sepuluh pagi. Selengkapnya ada di',
    en: 'Every weekday before ten in the morning. Read more in',
  },
  previewLink: { id: 'syarat promo', en: 'the terms of the promo' },
  previewMail: { id: 'Terima kasih, Sari!', en: 'Thank you, Sari!' },
  previewMailText: {
    id: 'Ini barcode reward Anda. Tunjukkan kepada kasir.',
    en: 'This is your reward barcode. Show it to the cashier.',
  },
  previewMailButton: { id: 'Buka barcode', en: 'Open the barcode' },
  mail: { id: 'E-mail', en: 'Mail' },

  elsewhereShort: { id: 'Kontak dan jam', en: 'Contact and hours' },
  elsewhere: { id: 'Kontak, jam buka, dan tautan', en: 'Contact, hours and links' },
  elsewhereHint: {
    id: 'Isiannya ada di tab Konten dan Outlet. Tiap baris membukanya.',
    en: 'Their fields are in the tabs Content and Outlets. Each line opens them.',
  },
  outlets: { id: 'Outlet dan jam bukanya', en: 'Outlets and their hours' },

  save: { id: 'Simpan', en: 'Save' },
  saving: { id: 'Menyimpan...', en: 'Saving...' },
  saved: { id: 'Merek diperbarui', en: 'Brand updated successfully' },
  undo: { id: 'Urungkan', en: 'Undo' },
  undone: { id: 'Merek dikembalikan', en: 'Brand put back' },
  discard: { id: 'Buang perubahan', en: 'Discard changes' },
  leave: { id: 'Perubahan merek belum disimpan', en: 'The brand has unsaved changes' },
  nothing: { id: 'Tidak ada', en: 'None' },
});
