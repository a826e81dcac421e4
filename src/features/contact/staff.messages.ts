import { messages } from '../../messages.ts';

export const messageTexts = messages('en', {
  many: { id: 'Pesan', en: 'Messages' },
  search: { id: 'Cari pesan', en: 'Search messages' },
  all: { id: 'Semua pesan', en: 'All messages' },
  failed: { id: 'Pesan gagal dimuat', en: 'Failed to fetch messages' },
  none: { id: 'Belum ada pesan', en: 'No messages yet' },
  noneHint: {
    id: 'Kiriman pengunjung dari halaman Kontak muncul di sini.',
    en: 'What visitors send from the contact page arrives here.',
  },
  noMatch: { id: 'Tidak ada pesan yang cocok', en: 'No message matches' },
  updated: { id: 'Pesan diperbarui', en: 'Message updated successfully' },
  deleted: { id: 'Pesan dihapus', en: 'Message deleted successfully' },
  confirmDelete: {
    id: 'Yakin hapus pesan ini?',
    en: 'Are you sure you want to delete this message?',
  },
  deleteOne: { id: 'Hapus pesan {name}', en: 'Delete the message of {name}' },
  thisMessage: { id: 'Pesan ini', en: 'This message' },
});

export const noticeTexts = messages('id', {
  title: { id: 'Pesan baru dari {name}', en: 'New message from {name}' },
});

export const messageHeadings = messages('en', {
  message: { id: 'Pesan', en: 'Message' },
  isHandled: { id: 'Ditangani', en: 'Handled' },
  outlet: { id: 'Outlet', en: 'Outlet' },
  topic: { id: 'Topik', en: 'Topic' },
});
