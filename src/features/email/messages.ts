import { messages } from '../../messages.ts';

export const outboxTexts = messages('around', {
  queued: { id: 'Antre', en: 'Queued' },
  sending: { id: 'Sedang dikirim', en: 'Sending' },
  accepted: { id: 'Terkirim', en: 'Accepted' },
  kept: { id: 'Disimpan, tidak terkirim', en: 'Kept, not sent' },
  failed: { id: 'Gagal', en: 'Failed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  sent: { id: 'Terkirim', en: 'Sent' },

  perhapsSent: {
    id: 'Mungkin sudah terkirim: satu percobaan berakhir tanpa jawaban.',
    en: 'Perhaps it was sent: an attempt ended without an answer.',
  },
  waits: { id: 'E-mail sedang tertahan: {why}', en: 'Mail is waiting at the moment: {why}' },
  isOff: { id: 'E-mail belum aktif', en: 'Mail is off' },
  setUp: { id: 'siapkan', en: 'set up' },
  waitsForServer: { id: 'Menunggu server e-mail', en: 'Waits for a mail server' },
  storedHere: {
    id: 'Tersimpan di sini: belum ada server e-mail. Kirim setelah ada, atau lewat WhatsApp bila ada nomornya.',
    en: 'It is kept here: there is no mail server. Send it once there is one, or by WhatsApp if you have the number.',
  },
  storedEarlier: {
    id: 'Disimpan saat belum ada server e-mail: kirim lagi.',
    en: 'Kept while there was no mail server: send it again.',
  },
  beingSent: {
    id: 'Satu e-mail tentang ini sedang dikirim. Tidak ada yang dihapus: coba lagi sebentar lagi.',
    en: 'A mail about this is being sent right now. Nothing was deleted: try again in a moment.',
  },
  notRetryable: {
    id: 'E-mail ini sudah terkirim, atau sedang dikirim',
    en: 'This mail was already accepted, or is being sent right now',
  },
  stillNoServer: {
    id: 'Server e-mail belum ada. Siapkan dulu, lalu kirim lagi.',
    en: 'There is still no mail server. Set one up first, then send it again.',
  },
  nothingToShow: { id: 'Tidak ada lagi yang perlu dikirim', en: 'There is nothing left to send' },
  holderEnded: {
    id: 'Program berhenti saat e-mail ini sedang dikirim: mungkin sudah terkirim',
    en: 'The program ended while this mail was being sent: perhaps it was sent',
  },
  fromBackup: {
    id: 'Dipulihkan dari cadangan: mungkin sudah terkirim sebelumnya',
    en: 'Restored from a backup: perhaps it was sent before',
  },
  thisMail: { id: 'E-mail ini', en: 'This mail' },
  thisCaptured: { id: 'E-mail tersimpan ini', en: 'This captured mail' },
  thisKind: { id: 'Jenis e-mail ini', en: 'This kind of mail' },
  attempts: { id: '{count} percobaan', en: '{count} {count:attempt|attempts}' },
});

export const emailThings = messages('en', { email: { id: 'e-mail', en: 'the mail' } });

export const outboxHeadings = messages('en', {
  kind: { id: 'Jenis', en: 'Kind' },
  recipient: { id: 'Penerima', en: 'Recipient' },
  subject: { id: 'Subjek', en: 'Subject' },
  state: { id: 'Status', en: 'State' },
  attempts: { id: 'Percobaan', en: 'Attempts' },
  nextAttemptAt: { id: 'Percobaan berikutnya (WIB)', en: 'Next attempt (WIB)' },
  error: { id: 'Kesalahan', en: 'Error' },
  perhapsSent: { id: 'Mungkin terkirim', en: 'Perhaps sent' },
  acceptedAt: { id: 'Diterima server (WIB)', en: 'Accepted (WIB)' },
});
