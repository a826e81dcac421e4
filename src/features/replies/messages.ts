import { messages } from '../../messages.ts';

/** For the tabs of messages and feedback, whose languages differ. */
export const replyTexts = messages('around', {
  bodyMissing: { id: 'Tulis balasannya', en: 'Write a reply' },
  emailMissing: { id: 'Isi alamat e-mail', en: 'Enter an e-mail address' },
  whatsappMissing: {
    id: 'Isi nomor WhatsApp, misalnya 0812 3456 7890',
    en: 'Enter a WhatsApp number, like 0812 3456 7890',
  },
  titleMissing: { id: 'Isi judulnya', en: 'Enter a title' },
  textMissing: { id: 'Isi teksnya', en: 'Enter a text' },
  nothingToChange: { id: 'Tidak ada yang diubah', en: 'Nothing to change' },
  sentAlready: { id: 'Balasan ini baru saja dikirim', en: 'This reply was sent a moment ago' },
  notAColleague: {
    id: 'Akun ini tidak bisa menanganinya',
    en: 'This account cannot handle it',
  },
  thisText: { id: 'Teks ini', en: 'This text' },

  handle: { id: 'Tandai ditangani', en: 'Mark handled' },
  reopen: { id: 'Buka lagi', en: 'Open again' },
  undo: { id: 'Urungkan', en: 'Undo' },
  handleKey: { id: 'Ditangani, atau buka lagi', en: 'Handled, or open again' },
  handledCount: { id: '{count} ditangani', en: '{count} handled' },
  assignedCount: { id: '{count} ditugaskan', en: '{count} assigned' },
  goneForGood: {
    id: 'Dari {name}. Tidak bisa dikembalikan.',
    en: 'From {name}. This cannot be undone.',
  },
  new: { id: 'Baru', en: 'New' },
  replyWaits: { id: 'Belum terkirim', en: 'Not sent yet' },
  handled: { id: 'Ditangani', en: 'Handled' },
  answered: { id: 'Dibalas', en: 'Answered' },
  show: { id: 'Status', en: 'Show' },
  mine: { id: 'Tugas saya', en: 'Assigned to me' },

  outlet: { id: 'Outlet', en: 'Outlet' },
  allOutlets: { id: 'Semua outlet', en: 'All outlets' },
  assigned: { id: 'Ditugaskan ke', en: 'Assigned to' },
  assign: { id: 'Tugaskan ke', en: 'Assign to' },
  assignChoice: { id: 'Tugaskan ke…', en: 'Assign to…' },
  nobodyYet: { id: 'Belum ada', en: 'Nobody yet' },
  nobody: { id: 'Tidak ada', en: 'Nobody' },
  somebodyGone: { id: 'Yang sudah keluar', en: 'Somebody who left' },

  answers: { id: 'Balasan', en: 'Replies' },
  answer: { id: 'Balasan', en: 'Reply' },
  write: { id: 'Tulis balasan…', en: 'Write a reply…' },
  toAnswer: { id: 'Balas', en: 'Reply' },
  email: { id: 'E-mail', en: 'E-mail' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  sendMail: { id: 'Kirim e-mail', en: 'Send e-mail' },
  openWhatsapp: { id: 'Buka WhatsApp', en: 'Open WhatsApp' },
  again: { id: 'Kirim lagi', en: 'Send again' },
  againTo: { id: 'Kirim lagi ke {recipient}', en: 'Send again to {recipient}' },
  sendFailed: { id: 'Gagal mengirim', en: 'Send Failed' },
  sent: { id: 'Balasan terkirim', en: 'Reply sent' },
  kept: { id: 'Balasan disimpan', en: 'Reply kept' },
  keptNotSent: { id: 'Balasan tidak terkirim', en: 'Reply kept, not sent' },
  waits: { id: 'Balasan menunggu', en: 'Reply waiting' },
  waitsDetail: {
    id: 'Balasan menunggu server e-mail dan akan terkirim otomatis.',
    en: 'The reply is waiting for the mail server and will be sent automatically.',
  },
  notSent: { id: 'Balasan tidak terkirim', en: 'Reply not sent' },

  saved: { id: 'Balasan tersimpan', en: 'Saved replies' },
  savedHint: {
    id: '{slot} menjadi nama pelanggan.',
    en: '{slot} becomes the name of the customer.',
  },
  editTexts: { id: 'Ubah teks', en: 'Edit texts' },
  newText: { id: 'Teks baru', en: 'New text' },
  title: { id: 'Judul', en: 'Title' },
  text: { id: 'Teks', en: 'Text' },
  addText: { id: 'Tambah teks', en: 'Add text' },
  save: { id: 'Simpan', en: 'Save' },
  delete: { id: 'Hapus', en: 'Delete' },
  deleteNamed: { id: 'Hapus {title}', en: 'Delete {title}' },
  created: { id: 'Teks balasan ditambahkan', en: 'Reply text added successfully' },
  updated: { id: 'Teks balasan diperbarui', en: 'Reply text updated successfully' },
  deleted: { id: 'Teks balasan dihapus', en: 'Reply text deleted successfully' },
  confirmDelete: {
    id: 'Yakin hapus “{title}”?',
    en: 'Are you sure you want to delete “{title}”?',
  },
});

export const replyThings = messages('en', {
  'reply-text': { id: 'teks balasan', en: 'the saved reply' },
});
