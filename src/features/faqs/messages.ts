import { messages } from '../../messages.ts';

export const faqTexts = messages('en', {
  many: { id: 'Tanya jawab', en: 'FAQs' },
  question: { id: 'Pertanyaan', en: 'Question' },
  answer: { id: 'Jawaban', en: 'Answer' },
  displayOrder: { id: 'Urutan', en: 'Display Order' },
  isActive: { id: 'Aktif: dilihat pengunjung', en: 'Active: visitors see it' },
  questionMissing: { id: 'Pertanyaan wajib diisi', en: 'Question is required' },
  answerMissing: { id: 'Jawaban wajib diisi', en: 'Answer is required' },

  search: { id: 'Cari pertanyaan', en: 'Search FAQs' },
  add: { id: 'Tambah pertanyaan', en: 'Add FAQ' },
  edit: { id: 'Ubah pertanyaan', en: 'Edit question' },
  save: { id: 'Simpan pertanyaan', en: 'Update FAQ' },
  failed: { id: 'Pertanyaan gagal dimuat', en: 'Failed to fetch FAQs' },
  none: { id: 'Belum ada pertanyaan', en: 'No FAQs yet' },
  noneHint: {
    id: 'Bagian ini tersembunyi di beranda sampai ada pertanyaan yang aktif.',
    en: 'Until one is active, the section on the home page stays hidden.',
  },
  noMatch: { id: 'Tidak ada pertanyaan yang cocok', en: 'No FAQ matches' },

  created: { id: 'Pertanyaan ditambahkan', en: 'FAQ created successfully' },
  updated: { id: 'Pertanyaan diperbarui', en: 'FAQ updated successfully' },
  restored: { id: 'Pertanyaan dikembalikan', en: 'FAQ restored successfully' },
  purged: { id: 'Pertanyaan dihapus selamanya', en: 'FAQ deleted for good' },
  deleted: { id: 'Pertanyaan dihapus', en: 'FAQ deleted successfully' },
  ordered: { id: 'Urutan pertanyaan diperbarui', en: 'FAQ order updated successfully' },
  confirmDelete: {
    id: 'Yakin hapus pertanyaan ini?',
    en: 'Are you sure you want to delete this FAQ?',
  },
  what: { id: 'Pertanyaan ini', en: 'This FAQ' },
});

export const faqThings = messages('en', { faq: { id: 'pertanyaan', en: 'the question' } });
