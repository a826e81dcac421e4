import { messages } from '../../messages.ts';

export const brandTexts = messages('en', {
  shop: { id: 'Kedai saya', en: 'My shop' },
  what: { id: 'Merek', en: 'The brand' },
  colourWrong: {
    id: 'Warna harus berupa kode seperti #1d4ed8',
    en: 'A colour must be a code such as #1d4ed8',
  },
  small: {
    id: 'Gambar ini terlalu kecil untuk logo: paling sedikit lebar atau tingginya 32 piksel',
    en: 'This picture is too small for a logo: at least 32 pixels wide or high',
  },
  blank: {
    id: 'Tidak ada yang terlihat di gambar ini: seluruhnya putih atau transparan',
    en: 'Nothing can be seen in this picture: it is all white or transparent',
  },
  pictureGone: {
    id: 'Gambar ini tidak ada lagi. Unggah sekali lagi.',
    en: 'This picture is no longer there. Upload it again.',
  },
});

export const brandThings = messages('en', { brand: { id: 'merek', en: 'the brand' } });
