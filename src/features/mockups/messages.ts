import { messages } from '../../messages.ts';

export const mockupTexts = messages('en', {
  many: { id: 'Mockup', en: 'Mockups' },
  name: { id: 'Nama', en: 'Name' },
  nameHint: {
    id: 'Kalau kosong, namanya dari nama berkas.',
    en: 'If empty, it is named after the file.',
  },
  position: { id: 'Posisi', en: 'Position' },
  choosePosition: { id: 'Pilih posisi', en: 'Select position' },
  description: { id: 'Keterangan (opsional)', en: 'Description (optional)' },
  noDescription: { id: 'Belum ada keterangan', en: 'No description yet' },
  url: { id: 'Gambar', en: 'Image' },
  englishPicture: { id: 'Gambar untuk halaman Inggris', en: 'Image on English pages' },
  nameMissing: { id: 'Nama wajib diisi', en: 'Name is required' },
  incompleteTitle: { id: 'Belum lengkap', en: 'Validation Error' },
  incomplete: { id: 'Pilih gambar dan posisinya', en: 'Please select a file and position' },
  incompleteHint: {
    id: 'Pilih gambar dan posisinya dulu.',
    en: 'Choose an image and a position first.',
  },

  search: { id: 'Cari mockup', en: 'Search mockups' },
  add: { id: 'Tambah mockup', en: 'Upload Mockup Image' },
  saveNew: { id: 'Unggah', en: 'Upload' },
  uploading: { id: 'Mengunggah...', en: 'Uploading...' },
  save: { id: 'Simpan mockup', en: 'Update Image' },
  view: { id: 'Lihat {name}', en: 'View {name}' },
  failed: { id: 'Mockup gagal dimuat', en: 'Failed to fetch mockups' },
  none: { id: 'Belum ada gambar', en: 'No images yet' },
  noneHint: {
    id: 'Sampai ada gambar, beranda menampilkan penggantinya.',
    en: 'Until there is one, the home page shows a placeholder.',
  },
  noMatch: { id: 'Tidak ada gambar yang cocok', en: 'No image matches' },

  uploadFailed: { id: 'Gagal mengunggah', en: 'Upload Failed' },
  uploadFailedHint: { id: 'Gagal mengunggah', en: 'Upload failed' },
  created: { id: 'Gambar diunggah', en: 'Image uploaded successfully' },
  updated: { id: 'Gambar diperbarui', en: 'Image updated successfully' },
  restored: { id: 'Gambar dikembalikan', en: 'Image restored successfully' },
  purged: { id: 'Gambar dihapus selamanya', en: 'Image deleted for good' },
  deleted: { id: 'Gambar dihapus', en: 'Image deleted successfully' },
  ordered: { id: 'Urutan gambar diperbarui', en: 'Image order updated successfully' },
  confirmDelete: {
    id: 'Yakin hapus gambar ini?',
    en: 'Are you sure you want to delete this image?',
  },
  what: { id: 'Gambar ini', en: 'This image' },

  left: { id: 'Kiri', en: 'Left' },
  center: { id: 'Tengah', en: 'Center' },
  right: { id: 'Kanan', en: 'Right' },
  extra1: { id: 'Tambahan 1: keempat', en: 'Extra 1: fourth' },
  extra2: { id: 'Tambahan 2: kelima', en: 'Extra 2: fifth' },
});

export const mockupThings = messages('en', { mockup: { id: 'mockup', en: 'the mockup' } });
