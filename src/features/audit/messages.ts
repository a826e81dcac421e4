import { messages } from '../../messages.ts';

/** How the audit log calls what was changed. */
export const auditThings = messages('en', {
  audit: { id: 'catatan tindakan', en: 'the audit log' },
});

export const auditTexts = messages('en', {
  search: { id: 'Cari nama, tindakan, atau rincian', en: 'Search by name, action or detail' },
  failed: { id: 'Catatan tindakan gagal dimuat', en: 'Failed to fetch the audit log' },
  none: { id: 'Belum ada yang dilakukan', en: 'Nothing has been done yet' },
  noMatch: { id: 'Tidak ada yang cocok', en: 'Nothing matches' },
  noMatchHint: {
    id: 'Coba sebuah nama, atau tindakan seperti login.',
    en: 'Try a name, or an action like login.',
  },
  person: { id: 'Orang', en: 'Person' },
  everybody: { id: 'Semua orang', en: 'Everybody' },
  thing: { id: 'Yang diubah', en: 'What' },
  everything: { id: 'Semuanya', en: 'Everything' },
  nobody: { id: 'Seseorang yang belum masuk', en: 'Nobody signed in' },
  request: { id: '{action}, permintaan {id}', en: '{action}, request {id}' },
  before: { id: 'Sebelum: ', en: 'Before: ' },
  after: { id: 'Sesudah: ', en: 'After: ' },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  updateOne: { id: 'mengubah {field} pada {what}', en: 'changed the {field} of {what}' },
  more: { id: '{first} dan {count} lagi', en: '{first} and {count} more' },
});

/** What was done to a thing; after the name of who did it. */
export const actTexts = messages('en', {
  assign: { id: 'menugaskan {what}', en: 'assigned {what}' },
  cleanup: {
    id: 'membersihkan berkas tak terpakai dari {what}',
    en: 'cleaned up the unused files of {what}',
  },
  create: { id: 'menambahkan {what}', en: 'added {what}' },
  delete: { id: 'menghapus {what}', en: 'deleted {what}' },
  draft: { id: 'menyimpan draf {what}', en: 'saved a draft of {what}' },
  export: { id: 'mengunduh {what}', en: 'exported {what}' },
  handle: { id: 'menandai sudah ditangani: {what}', en: 'marked as handled {what}' },
  hide: { id: 'menyembunyikan {what}', en: 'hid {what}' },
  order: { id: 'mengubah urutan daftar {what}', en: 'put the list of {what}s into another order' },
  publish: { id: 'menerbitkan {what}', en: 'published {what}' },
  purge: { id: 'menghapus selamanya {what}', en: 'permanently deleted {what}' },
  redeem: { id: 'menukarkan {what}', en: 'redeemed {what}' },
  reject: { id: 'menolak {what}', en: 'rejected {what}' },
  rename: { id: 'mengganti nama {what}', en: 'renamed {what}' },
  reopen: { id: 'membuka lagi {what}', en: 'reopened {what}' },
  reply: { id: 'membalas {what}', en: 'answered {what}' },
  'reset-password': {
    id: 'memberi kata sandi sekali pakai yang baru untuk {what}',
    en: 'gave a new one-time password to {what}',
  },
  'reset-second-factor': {
    id: 'mencabut verifikasi dua langkah dari {what}',
    en: 'reset the two-step sign-in of {what}',
  },
  restore: { id: 'mengembalikan {what}', en: 'restored {what}' },
  retry: { id: 'mengirim lagi {what}', en: 'resent {what}' },
  revoke: { id: 'mengakhiri {what}', en: 'ended {what}' },
  schedule: { id: 'menjadwalkan {what}', en: 'scheduled {what}' },
  send: { id: 'mengirim reward dari {what}', en: 'sent the reward of {what}' },
  resend: { id: 'mengirim lagi reward dari {what}', en: 'resent the reward of {what}' },
  'sign-out': {
    id: 'mengeluarkan dari semua perangkat: {what}',
    en: 'signed out everywhere {what}',
  },
  show: { id: 'menampilkan {what}', en: 'showed {what}' },
  undo: { id: 'membatalkan penukaran {what}', en: 'undid the redemption of {what}' },
  'sell-again': { id: 'menjual lagi {what}', en: 'put {what} on sale again' },
  'sell-out': { id: 'menandai habis {what}', en: 'marked {what} as sold out' },
  reprice: { id: 'mengubah harga {what}', en: 'changed the price of {what}' },
  unverify: {
    id: 'membatalkan verifikasi {what}',
    en: 'undid the verification of {what}',
  },
  update: { id: 'mengubah {what}', en: 'changed {what}' },
  upload: { id: 'mengunggah {what}', en: 'uploaded {what}' },
  verify: { id: 'memverifikasi {what}', en: 'verified {what}' },
});

/** Actions that say by themselves what was done. */
export const wholeTexts = messages('en', {
  login: { id: 'masuk', en: 'signed in' },
  'login.failed': { id: 'gagal masuk', en: 'could not sign in' },
  'login.failed-code': {
    id: 'mengisi kata sandi yang benar dan kode yang salah',
    en: 'entered the right password and a wrong code',
  },
  'login.passkey': { id: 'masuk dengan passkey', en: 'signed in with a passkey' },
  'login.refused': { id: 'terlalu sering mencoba masuk', en: 'tried to sign in too often' },
  logout: { id: 'keluar', en: 'signed out' },
  'session.end': { id: 'keluar dari perangkat lain', en: 'signed out on another device' },
  'session.end-others': {
    id: 'keluar dari semua perangkat lain',
    en: 'signed out on all other devices',
  },
  'second-factor.prepare': {
    id: 'mulai menyiapkan verifikasi dua langkah',
    en: 'started to set up two-step sign-in',
  },
  'second-factor.enable': {
    id: 'mengaktifkan verifikasi dua langkah',
    en: 'switched two-step sign-in on',
  },
  'second-factor.disable': {
    id: 'mematikan verifikasi dua langkah',
    en: 'switched two-step sign-in off',
  },
  'second-factor.recovery-codes': {
    id: 'membuat kode pemulihan baru',
    en: 'made new recovery codes',
  },
  'sign-in.settings': {
    id: 'mengubah siapa yang wajib memakai verifikasi dua langkah',
    en: 'changed who needs two-step sign-in',
  },
  'passkey.prepare': { id: 'mulai menambahkan passkey', en: 'started to add a passkey' },
  'password.change': { id: 'mengganti kata sandinya sendiri', en: 'changed their own password' },
  'email.settings': { id: 'mengubah siapa yang diberi tahu', en: 'changed who is notified' },
  'email.test': { id: 'mengirim e-mail percobaan', en: 'sent a test mail' },
  'email.export': { id: 'mengunduh kotak keluar', en: 'exported the outbox' },
  'contact.export': { id: 'mengunduh pesan', en: 'exported the messages' },
  'feedback.export': { id: 'mengunduh kritik dan saran', en: 'exported the feedback' },
  'rating.export': { id: 'mengunduh rating', en: 'exported the ratings' },
  'promo.cleanup': { id: 'membersihkan berkas tak terpakai', en: 'cleaned up unused files' },
  'person.export': { id: 'mengunduh data seseorang', en: 'exported a person’s data' },
  'person.correct': {
    id: 'memperbaiki data seseorang',
    en: 'corrected a person’s data',
  },
  'person.erase': { id: 'menghapus data seseorang', en: 'erased a person’s data' },
  'person.request': {
    id: 'mencatat permintaan seseorang',
    en: 'recorded a person’s request',
  },
  'person.answer': {
    id: 'menandai permintaan seseorang sudah selesai',
    en: 'marked a person’s request as done',
  },
  'person.reopen': {
    id: 'membuka lagi permintaan seseorang',
    en: 'reopened a person’s request',
  },
  'erasure.export': { id: 'mengunduh daftar penghapusan', en: 'exported the list of erasures' },
});

/** Columns of tables that staff edit. */
export const fieldTexts = messages('en', {
  answer: { id: 'jawaban', en: 'answer' },
  body: { id: 'isi', en: 'body' },
  category: { id: 'kategori', en: 'category' },
  description: { id: 'keterangan', en: 'description' },
  digest: { id: 'ringkasan mingguan', en: 'digest' },
  disabled: { id: 'dimatikan', en: 'disabled' },
  display_order: { id: 'urutan', en: 'display order' },
  email: { id: 'e-mail', en: 'email' },
  ends_at: { id: 'waktu berakhir', en: 'ends at' },
  feedback: { id: 'kritik dan saran', en: 'feedback' },
  image_url: { id: 'gambar', en: 'image url' },
  is_active: { id: 'aktif', en: 'active' },
  message: { id: 'pesan', en: 'message' },
  name: { id: 'nama', en: 'name' },
  photo_url: { id: 'foto', en: 'photo url' },
  position: { id: 'posisi', en: 'position' },
  price: { id: 'harga', en: 'price' },
  question: { id: 'pertanyaan', en: 'question' },
  rating: { id: 'rating', en: 'rating' },
  role: { id: 'peran', en: 'role' },
  second_factor_roles: {
    id: 'peran yang wajib memakai verifikasi dua langkah',
    en: 'second factor roles',
  },
  starts_at: { id: 'waktu mulai', en: 'starts at' },
  title: { id: 'judul', en: 'title' },
  url: { id: 'gambar', en: 'url' },
  value: { id: 'isi', en: 'value' },
  voice: { id: 'bahasa', en: 'voice' },
});
