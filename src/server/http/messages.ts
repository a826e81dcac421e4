import { messages } from '../../messages.ts';

export const httpTexts = messages('around', {
  this: { id: 'Ini', en: 'This' },
  notFound: { id: '{what} tidak ditemukan', en: '{what} was not found' },
  unauthenticated: { id: 'Silakan masuk lagi', en: 'Please log in again' },
  forbidden: { id: 'Akun Anda tidak boleh melakukan ini', en: 'Your account may not do this' },
  foreign: {
    id: 'Permintaan ini datang dari situs lain',
    en: 'This request came from another site',
  },

  malformed: { id: 'Permintaan ini salah bentuknya', en: 'The request is malformed' },
  malformedAddress: {
    id: 'Alamat permintaan ini salah',
    en: 'The address of this request is malformed',
  },
  outside: { id: 'Bagian berkas ini tidak ada', en: 'The file does not have this part' },
  notUtf8: { id: 'Teksnya bukan UTF-8', en: 'The text is not UTF-8' },
  notStorable: {
    id: 'Teks ini memuat karakter yang tidak dapat disimpan',
    en: 'The text contains characters that cannot be stored',
  },
  tooDeep: { id: 'Isi permintaan terlalu dalam', en: 'The request is nested too deeply' },
  tooLarge: { id: 'Terlalu besar untuk dikirim', en: 'That is too large to send' },
  tooSlow: { id: 'Permintaan ini terlalu lama sampai', en: 'The request took too long to arrive' },
  headersTooLong: {
    id: 'Header permintaan ini terlalu panjang',
    en: 'The headers of the request are too long',
  },
  unsupportedType: {
    id: 'Jenis isi ini tidak diterima',
    en: 'This kind of content is not accepted',
  },

  busy: {
    id: 'Server sedang sibuk. Coba lagi sebentar lagi.',
    en: 'The server is busy. Please try again shortly.',
  },
  noDatabase: {
    id: 'Data kami belum bisa dijangkau. Coba lagi sebentar lagi.',
    en: 'We cannot reach our records just now. Please try again shortly.',
  },
  diskFull: {
    id: 'Tempat penyimpanan penuh. Tidak ada yang berubah.',
    en: 'There is no room left to save this. Nothing was changed.',
  },
  failed: {
    id: 'Terjadi kesalahan di server. Coba lagi.',
    en: 'Something went wrong on our side. Please try again.',
  },
  closing: { id: 'Server sedang dihentikan', en: 'The server is shutting down' },
  databaseSilent: { id: 'Basis data tidak menjawab', en: 'The database does not answer' },
});
