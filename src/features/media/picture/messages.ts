import { messages } from '../../../messages.ts';

export const pictureFieldTexts = messages('around', {
  replace: { id: 'Ganti gambar', en: 'Replace image' },
  choose: { id: 'Pilih gambar', en: 'Choose image' },
  remove: { id: 'Hapus gambar', en: 'Remove image' },
  sending: { id: 'Mengirim', en: 'Sending' },
  chosen: { id: 'Gambar yang dipilih', en: 'The chosen image' },
  recommended: { id: 'Disarankan: minimal {size}', en: 'Recommended: at least {size}' },
  blurred: {
    id: 'Gambar ini {own}; di bawah {size} tampak buram.',
    en: 'This image is {own}; below {size} it looks blurred.',
  },
  englishEmpty: {
    id: 'Kalau kosong, sama di semua halaman.',
    en: 'If empty, the same on all pages.',
  },
  notAPicture: { id: 'Berkas ini bukan gambar', en: 'This file is not a picture' },
  wrongType: { id: 'Hanya gambar JPEG, PNG, atau WebP', en: 'Only JPEG, PNG or WebP images' },
  tooLarge: { id: 'Gambar lebih besar dari {most} MB', en: 'The image is larger than {most} MB' },

  inView: { id: 'Bagian yang harus terlihat', en: 'Choose what is never cropped' },
  focus: {
    id: 'Titik fokus {x} % dari kiri, {y} % dari atas: klik, atau tekan tombol panah',
    en: 'Focal point {x} % from the left, {y} % from the top: click, or press the arrow keys',
  },

  library: { id: 'Pustaka gambar', en: 'Picture library' },
  search: { id: 'Cari nama berkas', en: 'Search by file name' },
  failed: { id: 'Gagal memuat gambar', en: 'Failed to fetch the pictures' },
  none: { id: 'Belum ada gambar', en: 'No pictures yet' },
  noneHint: {
    id: 'Gambar yang Anda unggah di tab mana pun bisa dipilih lagi di sini.',
    en: 'Pictures that you upload on any tab can be chosen again here.',
  },
  usedIn: { id: 'Dipakai di {parts}', en: 'Used in {parts}' },
  unused: { id: 'Tidak dipakai', en: 'Not used' },
  small: { id: '{size}, buram di sini', en: '{size}, blurred here' },
  noMatch: { id: 'Tidak ada gambar yang cocok', en: 'No picture matches' },
});
