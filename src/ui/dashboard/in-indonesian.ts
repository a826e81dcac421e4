/**
 * Indonesian for English sentences of the server and the schemas that can appear on any tab. Each
 * `{}` matches any text; `{1}` and `{2}` insert it. Sentences of a single tab are in its feature's
 * contract.
 */
const sentences: Record<string, string> = {
  Required: 'Wajib diisi',
  'Choose one of the options': 'Pilih salah satu',
  'There are fields that are not known here': 'Ada isian yang tidak dikenal di sini',
  'This value is not valid': 'Isian ini tidak valid',
  'At most {} characters': 'Paling banyak {1} karakter',
  'At most {} entries': 'Paling banyak {1} baris',
  'At most {}': 'Paling banyak {1}',
  'At least {} characters': 'Paling sedikit {1} karakter',
  'At least {} entries': 'Paling sedikit {1} baris',
  'At least {}': 'Paling sedikit {1}',
  'A whole number from {}': 'Bilangan bulat mulai dari {1}',
  'Nothing to change': 'Tidak ada yang diubah',
  'Write an answer': 'Tulis balasannya',
  'Enter an e-mail address': 'Isi alamat e-mail',
  'Enter a WhatsApp number, like 0812 3456 7890': 'Isi nomor WhatsApp, misalnya 0812 3456 7890',
  'Enter a title': 'Isi judulnya',
  'Enter a text': 'Isi teksnya',
  'Reply text added successfully': 'Teks balasan ditambahkan',
  'Reply text updated successfully': 'Teks balasan diperbarui',
  'Reply text deleted successfully': 'Teks balasan dihapus',
  'Are you sure you want to delete “{}”?': 'Yakin hapus “{1}”?',
  'This answer was sent a moment ago': 'Balasan ini baru saja dikirim',
  'Kept here: there is no mail server. Send it by WhatsApp.':
    'Disimpan di sini: belum ada server e-mail. Kirim lewat WhatsApp.',
  'There is still no mail server. Set one up first, then send it again.':
    'Server e-mail belum ada. Siapkan dulu, lalu kirim lagi.',
  'A mail about this is being sent right now. Nothing was deleted: try again in a moment.':
    'Satu e-mail tentang ini sedang dikirim. Tidak ada yang dihapus: coba lagi sebentar lagi.',
  'Only JPEG, PNG or WebP images': 'Hanya gambar JPEG, PNG, atau WebP',
  'Please choose a picture': 'Pilih gambarnya',
  'The file is not a JPEG, PNG or WebP picture': 'Berkas ini bukan gambar JPEG, PNG, atau WebP',
  'The picture has too many pixels: at most {} megapixels':
    'Piksel gambar terlalu banyak: paling banyak {1} megapiksel',
  'The picture is too wide or too high: at most {} pixels':
    'Gambar terlalu lebar atau tinggi: paling banyak {1} piksel',
  'The picture is too large: at most {} MB': 'Gambar terlalu besar: paling besar {1} MB',
  'Too many pictures are being worked on. Please try again in a moment.':
    'Terlalu banyak gambar sedang diolah. Coba lagi sebentar lagi.',
  'Please send one picture at a time': 'Kirim gambar satu per satu',
  'The form could not be read': 'Formulir tidak dapat dibaca',
  'The text is too long': 'Teksnya terlalu panjang',
  'Files cannot be reached right now. Please try again in a moment.':
    'Berkas sedang tidak dapat dijangkau. Coba lagi sebentar lagi.',
  'Please log in again': 'Silakan masuk lagi',
  'Choose a password of your own first': 'Pilih kata sandi Anda sendiri dahulu',
  'Your account may not do this': 'Akun Anda tidak boleh melakukan ini',
  'Only the owner can take this out of the bin':
    'Hanya pemilik yang dapat mengambil ini dari tempat sampah',
  '{} was not found': 'Ini tidak ditemukan; mungkin sudah dihapus',
  '{} was changed by somebody else meanwhile': 'Ini baru saja diubah orang lain',
  'That was too often. Please try again in {} seconds.':
    'Terlalu sering. Coba lagi dalam {1} detik.',
  'That was too often. Please try again in {} minutes.':
    'Terlalu sering. Coba lagi dalam {1} menit.',
  'This request came from another site': 'Permintaan ini datang dari situs lain',
  'The address of this request is malformed': 'Alamat permintaan ini salah',
  'The request is malformed': 'Permintaan ini salah bentuknya',
  'The text contains characters that cannot be stored':
    'Teks ini memuat karakter yang tidak dapat disimpan',
  'That is too large to send': 'Terlalu besar untuk dikirim',
  'There is no room left to save this. Nothing was changed.':
    'Tempat penyimpanan penuh. Tidak ada yang berubah.',
  'The server is busy. Please try again shortly.': 'Server sedang sibuk. Coba lagi sebentar lagi.',
  'We cannot reach our records just now. Please try again shortly.':
    'Data kami belum bisa dijangkau. Coba lagi sebentar lagi.',
  'Something went wrong on our side. Please try again.': 'Terjadi kesalahan di server. Coba lagi.',
  'The answer could not be read. Reload the page.':
    'Jawaban tidak terbaca. Muat ulang halaman ini.',
};

const patterns = Object.entries(sentences).map(([english, indonesian]) => ({
  pattern: new RegExp(
    `^${english
      .split('{}')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('(.+)')}$`,
  ),
  indonesian,
}));

const numbersIn = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '.');

/** Returns the sentence unchanged if it has no translation. */
export function inIndonesian(sentence: string): string {
  for (const { pattern, indonesian } of patterns) {
    const found = pattern.exec(sentence);
    if (found) {
      return indonesian.replaceAll(/\{(\d)\}/g, (_, nth) => numbersIn(found[Number(nth)] ?? ''));
    }
  }
  return sentence;
}
