import { messages } from '../../messages.ts';

export const shopTexts = messages('id', { unnamed: { id: 'Kedai Kopi', en: 'Coffee House' } });

export const contentNames = messages('en', { many: { id: 'Konten', en: 'Content' } });

export const contentTexts = messages('id', {
  what: { id: 'Konten ini', en: 'This content' },
  whatVersion: { id: 'Versi ini', en: 'This version' },
  updated: { id: 'Konten berhasil diperbarui', en: 'Content updated' },
  created: { id: 'Konten baru berhasil ditambahkan', en: 'New content added' },
  uploaded: { id: 'Gambar berhasil diupload', en: 'Picture uploaded' },
  deleted: { id: 'Konten berhasil dihapus', en: 'Content deleted' },
  incomplete: {
    id: 'Mohon lengkapi semua field yang diperlukan',
    en: 'Please fill in all required fields',
  },
  updateFailed: {
    id: 'Gagal memperbarui konten: {message}',
    en: 'The content could not be updated: {message}',
  },
  createFailed: {
    id: 'Gagal menambahkan konten: {message}',
    en: 'The content could not be added: {message}',
  },
  uploadFailedTitle: { id: 'Upload gagal', en: 'Upload failed' },
  uploadFailed: {
    id: 'Upload gambar gagal: {message}',
    en: 'The picture could not be uploaded: {message}',
  },
  exists: {
    id: 'Konten dengan key ini sudah ada di bagian ini',
    en: 'This section already has content with this key',
  },
  builtIn: {
    id: 'Konten bawaan tidak dapat dihapus; kosongkan nilainya',
    en: 'Built-in content cannot be deleted; clear its value instead',
  },
  drafted: {
    id: 'Draf disimpan; pengunjung belum melihatnya',
    en: 'Draft saved; visitors do not see it yet',
  },
  dropped: { id: 'Draf dibuang', en: 'Draft discarded' },
  published: { id: 'Draf diterbitkan', en: 'Draft published' },
  scheduled: { id: 'Draf dijadwalkan', en: 'Draft scheduled' },
  unscheduled: { id: 'Jadwal dibatalkan', en: 'Schedule cancelled' },
  restored: { id: 'Versi lama dipulihkan', en: 'Old version restored' },
  noDraft: { id: 'Tidak ada draf untuk diterbitkan', en: 'There is no draft to publish' },
  past: { id: 'Pilih waktu yang akan datang', en: 'Choose a time in the future' },
  choosePage: { id: 'Pilih salah satu dari empat halaman', en: 'Choose one of the four pages' },
  chooseType: { id: 'Pilih jenis konten', en: 'Choose the type of the content' },
  notText: { id: 'Isi harus berupa teks', en: 'The value must be a text' },
  sectionLetters: {
    id: 'Bagian hanya boleh berisi huruf, angka, dan garis bawah',
    en: 'A section has letters, digits and underscores only',
  },
  keyLetters: {
    id: 'Key hanya boleh berisi huruf, angka, dan garis bawah',
    en: 'A key has letters, digits and underscores only',
  },
});

export const refusalTexts = messages('id', {
  sections: {
    id: 'Nama bagian dipisahkan koma, misalnya story,-team',
    en: 'Names of sections, separated by commas, such as story,-team',
  },
  link: {
    id: 'Isi alamat situs, misalnya instagram.com/nama, atau @nama, nomor WhatsApp, e-mail, atau alamat di situs ini',
    en: 'A link must be the address of a site, such as instagram.com/name, or @name, a WhatsApp number, an e-mail address or an address on this site',
  },
  sharedMap: {
    id: 'Ini tautan untuk dibagikan, bukan peta. Di Google Maps tekan Bagikan, lalu “Sematkan peta”, lalu “Salin HTML”, dan tempel di sini. Tautan ini sendiri cocok untuk “Tautan buka peta”.',
    en: 'This is a link for sharing, not a map. In Google Maps press Share, then “Embed a map”, then “Copy HTML”, and paste it here. The link itself is right for “Link that opens the map”.',
  },
  embed: { id: 'Hanya alamat embed dari {hosts}', en: 'Only embed addresses of {hosts}' },
  switch: { id: 'Pilih aktif atau tidak', en: 'Choose active or not' },
  number: { id: 'Isi dengan angka, misalnya 9000', en: 'Must be a number, such as 9000' },
  email: {
    id: 'Isi alamat e-mail, misalnya halo@kedai.id',
    en: 'Must be an e-mail address, such as halo@kedai.id',
  },
  whatsapp: {
    id: 'Isi nomor WhatsApp, misalnya 0812 3456 7890',
    en: 'Must be a WhatsApp number, such as 0812 3456 7890',
  },
  video: {
    id: 'Isi alamat https:// yang berakhiran .mp4 atau .webm',
    en: 'A video must be an https:// address that ends in .mp4 or .webm',
  },
  voice: {
    id: 'Pilih campuran, Indonesia, atau Inggris',
    en: 'Choose mixed, Indonesian or English',
  },
  picture: {
    id: 'Isi alamat https://, atau unggah gambarnya',
    en: 'A picture must be an https:// address or one that was uploaded',
  },
  noPicture: { id: 'Gambar ini tidak ada di situs', en: 'This picture is not on the site' },
});

export const contentThings = messages('en', { content: { id: 'teks', en: 'the text' } });
