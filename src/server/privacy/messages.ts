import { messages } from '../../messages.ts';

export const privacyTexts = messages('id', {
  entry: { id: 'Catatan ini', en: 'This entry' },
  changed: {
    id: 'Orang lain sudah mengubahnya. Cari lagi orang ini untuk melihat yang terbaru.',
    en: 'Somebody else has changed it. Search for this person again to see the newest.',
  },
});

export const factTexts = messages('id', {
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'E-mail', en: 'E-mail' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  message: { id: 'Pesan', en: 'Message' },
  content: { id: 'Isi', en: 'Text' },
  category: { id: 'Kategori', en: 'Category' },
  menuItem: { id: 'Menu', en: 'Menu item' },
  aspects: { id: 'Aspek', en: 'Aspects' },
  stars: { id: 'Bintang', en: 'Stars' },
  notes: { id: 'Catatan staf', en: 'Notes of staff' },
  device: { id: 'Perangkat', en: 'Device' },
  devices: { id: 'Perangkat', en: 'Devices' },
  campaign: { id: 'Tanda kampanye', en: 'Campaign' },
  verified: { id: 'Diverifikasi', en: 'Verified' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  reward: { id: 'Reward', en: 'Reward' },
  code: { id: 'Kode reward', en: 'Reward code' },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  redeemed: { id: 'Ditukarkan', en: 'Redeemed' },
  redeemedAt: { id: 'Ditukarkan di', en: 'Redeemed at' },
  to: { id: 'Kepada', en: 'To' },
  channel: { id: 'Melalui', en: 'By' },
  subject: { id: 'Perihal', en: 'Subject' },
  state: { id: 'Keadaan', en: 'State' },
  accepted: { id: 'Diterima', en: 'Accepted' },
  toldAbout: { id: 'Diberi tahu tentang', en: 'Told about' },
  role: { id: 'Peran', en: 'Role' },
  signedIn: { id: 'Terakhir masuk', en: 'Last signed in' },
  passkeys: { id: 'Passkey', en: 'Passkeys' },
  action: { id: 'Tindakan', en: 'Action' },
  by: { id: 'Oleh', en: 'By' },
  detail: { id: 'Keterangan', en: 'Detail' },
  request: { id: 'Permintaan', en: 'Request' },
  done: { id: 'Selesai', en: 'Done' },
});

export const personalDataTexts = messages('id', {
  messages: { id: 'Pesan', en: 'Messages' },
  feedback: { id: 'Kritik dan saran', en: 'Feedback' },
  ratings: { id: 'Rating aplikasi', en: 'App ratings' },
  replies: { id: 'Balasan staf', en: 'Answers of staff' },
  mails: { id: 'E-mail', en: 'Mails' },
  notices: { id: 'Alamat pemberitahuan', en: 'Addresses of notices' },
  accounts: { id: 'Akun staf', en: 'Accounts of staff' },
  requests: { id: 'Permintaan', en: 'Requests' },
  audit: { id: 'Catatan tindakan staf', en: 'What staff did' },
});
