import { messages } from '../../messages.ts';

/** How the audit log calls what was changed. */
export const mediaThings = messages('en', {
  picture: { id: 'gambar', en: 'the picture' },
});

/** Why a picture is refused. */
export const pictureErrors = messages('around', {
  missing: { id: 'Pilih gambarnya', en: 'Please choose a picture' },
  unreadable: {
    id: 'Berkas ini bukan gambar JPEG, PNG, atau WebP',
    en: 'The file is not a JPEG, PNG or WebP picture',
  },
  tooManyPixels: {
    id: 'Piksel gambar terlalu banyak: paling banyak {most} megapiksel',
    en: 'The picture has too many pixels: at most {most} megapixels',
  },
  tooLong: {
    id: 'Gambar terlalu lebar atau tinggi: paling banyak {most} piksel',
    en: 'The picture is too wide or too high: at most {most} pixels',
  },
  tooLarge: {
    id: 'Gambar terlalu besar: paling besar {most} MB',
    en: 'The picture is too large: at most {most} MB',
  },
  busy: {
    id: 'Terlalu banyak gambar sedang diolah. Coba lagi sebentar lagi.',
    en: 'Too many pictures are being worked on. Please try again in a moment.',
  },
  othersUnderWay: {
    id: 'Gambar lain dari jaringan Anda masih diolah. Coba lagi sebentar lagi.',
    en: 'Other pictures from your network are still being worked on. Please try again in a moment.',
  },
  picture: { id: 'Gambar ini', en: 'This picture' },

  notMultipart: {
    id: 'Kirim gambarnya sebagai multipart/form-data',
    en: 'Please send the picture as multipart/form-data',
  },
  gone: { id: 'Pengirimnya sudah pergi', en: 'The sender has gone' },
  field: {
    id: 'Gambarnya harus di kolom {field}',
    en: 'The picture belongs in the field {field}',
  },
  longText: { id: 'Teksnya terlalu panjang', en: 'The text is too long' },
  oneAtATime: { id: 'Kirim gambar satu per satu', en: 'Please send one picture at a time' },
  manyFields: { id: 'Kolom formulirnya terlalu banyak', en: 'The form has too many fields' },
  noForm: { id: 'Formulir tidak dapat dibaca', en: 'The form could not be read' },
});

export const pictureTexts = messages('around', {
  uploaded: {
    id: 'Gambar berhasil diupload',
    en: 'Picture uploaded',
    mixed: 'Gambar berhasil diupload',
  },
  choose: { id: 'Pilih gambar', en: 'Choose image' },
  replace: { id: 'Ganti gambar', en: 'Replace image' },
  remove: { id: 'Hapus gambar', en: 'Remove image' },
  chosen: { id: 'Gambar yang dipilih', en: 'The chosen image' },
  sending: { id: 'Mengirim', en: 'Sending' },
  recommended: { id: 'Disarankan: minimal {size}', en: 'Recommended: at least {size}' },
  blurred: {
    id: 'Gambar ini {own}; di bawah {size} tampak buram.',
    en: 'This image is {own}; below {size} it looks blurred.',
  },
  notPicture: { id: 'Berkas ini bukan gambar', en: 'This file is not a picture' },
  wrongType: {
    id: 'Hanya gambar JPEG, PNG, atau WebP',
    en: 'Only JPEG, PNG or WebP images',
  },
  tooLarge: {
    id: 'Gambar lebih besar dari {most} MB',
    en: 'The image is larger than {most} MB',
  },
  focus: { id: 'Bagian yang harus terlihat', en: 'What must stay in view' },
  focusPoint: {
    id: 'Titik fokus {x} % dari kiri, {y} % dari atas: klik, atau tekan tombol panah',
    en: 'Focal point {x} % from the left, {y} % from the top: click, or press the arrow keys',
  },
  earlier: { id: 'Pernah diunggah', en: 'Uploaded before' },
  search: { id: 'Cari nama berkas', en: 'Search by file name' },
  failed: { id: 'Gagal memuat gambar', en: 'Failed to fetch the pictures' },
  none: { id: 'Belum ada gambar', en: 'No picture yet' },
  noMatch: { id: 'Tidak ada gambar yang cocok', en: 'No picture matches' },
});
