import { messages } from '../../messages.ts';

/** For every tab that shows mails. */
export const outboxTexts = messages('around', {
  queued: { id: 'Antre', en: 'Queued' },
  sending: { id: 'Dikirim', en: 'Sending' },
  accepted: { id: 'Terkirim', en: 'Accepted' },
  kept: { id: 'Disimpan, tidak terkirim', en: 'Kept, not sent' },
  failed: { id: 'Gagal', en: 'Failed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  sent: { id: 'Terkirim', en: 'Sent' },

  perhapsSent: {
    id: 'Mungkin sudah terkirim: satu percobaan berakhir tanpa jawaban.',
    en: 'Perhaps it was sent: an attempt ended without an answer.',
  },
  waits: { id: 'E-mail sedang tertahan: {why}', en: 'Mail waits at the moment: {why}' },
  storedHere: {
    id: 'Disimpan di sini: belum ada server e-mail. Kirim lewat WhatsApp.',
    en: 'Kept here: there is no mail server. Send it by WhatsApp.',
  },
  attempts: { id: '{count} percobaan', en: '{count} {count:attempt|attempts}' },
});

/** How the audit log calls what was changed. */
export const emailThings = messages('en', {
  email: { id: 'e-mail', en: 'the mail' },
});
