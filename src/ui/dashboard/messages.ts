import { messages } from '../../messages.ts';

export const dashboardTexts = messages('around', {
  parts: { id: 'Bagian layar ini', en: 'Parts of this screen' },
  cancel: { id: 'Batal', en: 'Cancel' },
  copy: { id: 'Salin', en: 'Copy' },
  copied: { id: 'Tersalin', en: 'Copied' },
  notCopied: { id: 'Tidak bisa disalin', en: 'Could not be copied' },
  copyByHand: {
    id: 'Pilih teksnya, lalu salin sendiri.',
    en: 'Select the text and copy it yourself.',
  },
  delete: { id: 'Hapus', en: 'Delete' },
  export: { id: 'Unduh', en: 'Export' },
  exportCsv: { id: 'Unduh CSV', en: 'Export CSV' },
  loading: { id: 'Memuat…', en: 'Loading…' },
  next: { id: 'Berikutnya', en: 'Next' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  retry: { id: 'Coba lagi', en: 'Retry' },
  select: { id: 'Pilih {name}', en: 'Select {name}' },
  updateFailed: { id: 'Gagal memperbarui', en: 'Update Failed' },
  deleteFailed: { id: 'Gagal menghapus', en: 'Delete Failed' },
});
