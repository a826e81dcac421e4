import { messages } from '../../messages.ts';

export const peopleThings = messages('en', {
  person: { id: 'seseorang', en: 'a person' },
  erasure: { id: 'daftar penghapusan', en: 'the list of erasures' },
});

export const peopleTexts = messages('id', {
  who: {
    id: 'Tulis alamat e-mail lengkap, atau nomor telepon seperti 0812 3456 7890',
    en: 'Enter a complete e-mail address, or a phone number like 0812 3456 7890',
  },
  nobody: { id: 'Tidak ada data tentang orang ini', en: 'There is no data about this person' },
  confirm: {
    id: 'Ketik alamat atau nomor yang tertulis di atas',
    en: 'Type the address or number shown above',
  },
  erased: { id: 'Data orang ini sudah dihapus', en: 'This person’s data was erased' },
  erasedDetail: {
    id: '{rows} catatan dan {files} gambar bukti',
    en: '{rows} {rows:entry|entries} and {files} {files:screenshot|screenshots}',
  },
  corrected: { id: 'Data diperbaiki', en: 'Corrected' },
  wrongValue: {
    id: 'Isi nama, alamat e-mail, atau nomor WhatsApp yang benar',
    en: 'Enter a valid name, e-mail address or WhatsApp number',
  },
  notCorrectable: { id: 'Ini tidak dapat diperbaiki di sini', en: 'This cannot be corrected here' },
  requested: { id: 'Permintaan dicatat', en: 'Request recorded' },
  notRequested: { id: 'Permintaan tidak dicatat', en: 'The request was not recorded' },
  requestDone: { id: 'Permintaan selesai', en: 'Request done' },
  requestReopened: { id: 'Permintaan dibuka lagi', en: 'Request reopened' },
  notInFuture: { id: 'Isi waktu yang sudah lewat', en: 'Enter a time in the past' },
  kindMissing: { id: 'Pilih permintaannya', en: 'Choose what is asked for' },
  thisRequest: { id: 'Permintaan ini', en: 'This request' },

  access: { id: 'Salinan data', en: 'A copy of the data' },
  correct: { id: 'Perbaikan', en: 'Correction' },
  erase: { id: 'Penghapusan', en: 'Erasure' },
  object: { id: 'Keberatan', en: 'Objection' },

  find: { id: 'Cari data seseorang', en: 'Find a person’s data' },
  findHint: {
    id: 'Semua catatan tentang satu orang: untuk dilihat, diunduh, diperbaiki, atau dihapus.',
    en: 'Everything about one person: to read, download, correct or erase.',
  },
  found: {
    id: 'Dicari di semua catatan, apa pun cara penulisannya.',
    en: 'Looked for in all entries, in any spelling.',
  },
  emailOrPhone: { id: 'E-mail atau nomor telepon', en: 'E-mail or phone number' },
  example: { id: 'nama@contoh.com', en: 'name@example.com' },
  search: { id: 'Cari', en: 'Search' },
  searchFailed: { id: 'Pencarian gagal', en: 'The search failed' },
  registerFailed: { id: 'Daftar tidak dapat dibaca', en: 'The lists could not be read' },

  nobodyHint: { id: 'Tidak ada catatan yang menyebut {who}.', en: 'No entry mentions {who}.' },
  entriesAbout: { id: '{entries} tentang {who}', en: '{entries} about {who}' },
  entries: { id: '{count} catatan', en: '{count} {count:entry|entries}' },
  download: { id: 'Unduh salinan', en: 'Download a copy' },
  eraseAll: { id: 'Hapus semua', en: 'Erase all' },
  alsoWrote: { id: 'Orang ini juga menulis:', en: 'This person also wrote:' },
  onlyMentions: { id: 'Hanya menyebutnya', en: 'Only mentions them' },
  withFile: { id: 'Dengan gambar bukti', en: 'With a screenshot' },
  open: { id: 'Buka', en: 'Open' },
  mend: { id: 'Perbaiki', en: 'Correct' },
  mendNamed: { id: 'Perbaiki {name}', en: 'Correct {name}' },
  mendHint: {
    id: 'Nilai yang lama tidak dicatat, juga tidak di catatan audit staf. E-mail yang sudah ditulis tetap seperti semula.',
    en: 'The old value is not recorded, not even in the audit log. Mails that were written stay as they were.',
  },
  save: { id: 'Simpan', en: 'Save' },

  eraseQuestion: { id: 'Hapus semua data orang ini?', en: 'Erase all of this person’s data?' },
  eraseHint: {
    id: '{count} catatan, dengan gambar bukti dan e-mail yang tersimpan. Ini tidak dapat dibatalkan. Catatan milik orang lain tetap ada, tetapi tidak lagi menyebutnya. Cadangan lama masih memuatnya; saat dipulihkan, orang ini dihapus lagi.',
    en: '{count} {count:entry|entries}, with screenshots and stored mails. This cannot be undone. Other people’s entries stay, but no longer mention them. Old backups still hold them; when one is restored, this person is erased again.',
  },
  typeToGoOn: { id: 'Ketik {who} untuk melanjutkan', en: 'Type {who} to continue' },
  eraseForGood: { id: 'Hapus untuk selamanya', en: 'Erase for good' },

  requests: { id: 'Permintaan', en: 'Requests' },
  requestsOpen: { id: 'Permintaan ({count} terbuka)', en: 'Requests ({count} open)' },
  requestsNone: { id: 'Tidak ada permintaan yang menunggu.', en: 'No request is open.' },
  timeToAnswer: { id: '3×24 jam', en: '3×24 hours' },
  requestsHint: {
    id: 'UU PDP memberi waktu {time} sejak permintaan diterima.',
    en: 'The law (UU PDP) allows {time} from when a request was received.',
  },
  noteRequest: { id: 'Catat permintaan', en: 'Record a request' },
  gone: { id: '(sudah dihapus)', en: '(erased)' },
  requestOf: { id: '{kind}: {who}', en: '{kind}: {who}' },
  receivedDone: {
    id: 'Diterima {received}, selesai {done}',
    en: 'Received {received}, done {done}',
  },
  receivedDue: {
    id: 'Diterima {received}, paling lambat {due}',
    en: 'Received {received}, due by {due}',
  },
  showData: { id: 'Lihat data', en: 'Show data' },
  markDone: { id: 'Tandai selesai', en: 'Mark as done' },
  reopen: { id: 'Buka lagi', en: 'Open again' },
  done: { id: 'Selesai', en: 'Done' },
  late: { id: 'Terlambat', en: 'Late' },
  hoursLeft: { id: '{hours} jam lagi', en: '{hours} {hours:hour|hours} left' },
  asked: { id: 'Yang diminta', en: 'What is asked for' },
  from: { id: 'Dari', en: 'From' },
  received: { id: 'Diterima', en: 'Received' },
  now: { id: 'Sekarang', en: 'Now' },
  otherTime: { id: 'Ubah waktunya', en: 'Change the time' },

  keeping: { id: 'Masa simpan', en: 'How long data is kept' },
  keepingHint: {
    id: 'Diatur di server dan berjalan otomatis setiap hari.',
    en: 'Set on the server, and applied automatically every day.',
  },
  keptBetween: { id: '{least} sampai {most}', en: '{least} to {most}' },
  keptForGood: { id: '{least} sampai selamanya', en: '{least} to for good' },
  neverDeleted: { id: 'Tidak dihapus', en: 'Not deleted' },
  days: { id: '{count} hari', en: '{count} {count:day|days}' },
  years: { id: '{count} tahun', en: '{count} {count:year|years}' },
  shortenedAfter: { id: 'Disingkat setelah {time}', en: 'Shortened after {time}' },
  data: { id: 'Data', en: 'Data' },
  shortenedOn: { id: '{count} disingkat pada {day}', en: '{count} shortened on {day}' },
  deletedOn: { id: '{count} dihapus pada {day}', en: '{count} deleted on {day}' },

  erasures: { id: 'Penghapusan', en: 'Erasures' },
  erasuresHint: {
    id: 'Tanpa data orangnya. Daftarnya disimpan bersama cadangan: saat cadangan lama dipulihkan, orang-orang ini dihapus lagi.',
    en: 'Without the data of the people. The list is kept with the backups: when an old one is restored, these people are erased again.',
  },
  downloadList: { id: 'Unduh daftar', en: 'Download the list' },
  by: { id: 'oleh {name}', en: 'by {name}' },
});
