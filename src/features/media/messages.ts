import { messages } from '../../messages.ts';

export const mediaThings = messages('en', {
  picture: { id: 'gambar', en: 'the picture' },
  video: { id: 'video', en: 'the video' },
});

export const pictureTexts = messages('around', {
  gone: { id: 'Pengirimnya sudah pergi', en: 'The sender has gone' },
  what: { id: 'Gambar ini', en: 'This picture' },
  missing: { id: 'Pilih gambarnya', en: 'Please choose a picture' },
  notHere: {
    id: 'Gambar ini tidak ada di situs. Pilih atau unggah yang lain.',
    en: 'This picture is not on the site. Choose or upload another one.',
  },
  unreadable: {
    id: 'Berkas ini bukan gambar JPEG, PNG, atau WebP',
    en: 'The file is not a JPEG, PNG or WebP picture',
  },
  tooManyPixels: {
    id: 'Piksel gambar terlalu banyak: paling banyak {most} megapiksel',
    en: 'The picture has too many pixels: at most {most} megapixels',
  },
  tooSmall: { id: 'Gambar ini terlalu kecil', en: 'The picture is too small' },
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
  notMultipart: {
    id: 'Kirim gambarnya sebagai multipart/form-data',
    en: 'Please send the picture as multipart/form-data',
  },
  wrongField: {
    id: 'Gambarnya ada di kolom {field}',
    en: 'The picture belongs in the field {field}',
  },
  tooManyFields: { id: 'Formulirnya terlalu banyak kolom', en: 'The form has too many fields' },
  oneAtATime: { id: 'Kirim gambar satu per satu', en: 'Please send one picture at a time' },
  formUnreadable: { id: 'Formulir tidak dapat dibaca', en: 'The form could not be read' },
  textTooLong: { id: 'Teksnya terlalu panjang', en: 'The text is too long' },
});

export const uploadTexts = messages('id', {
  uploaded: { id: 'Gambar berhasil diupload', en: 'Picture uploaded' },
});
