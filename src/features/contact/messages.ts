import { messages } from '../../messages.ts';

export const contactTexts = messages('en', {
  sent: { id: 'Pesan Anda sudah terkirim!', en: 'Message sent successfully!' },
  sentDetail: {
    id: 'Kami membalasnya dalam 24 jam.',
    en: "We'll get back to you within 24 hours.",
  },
  failed: { id: 'Pesan gagal dikirim', en: 'Failed to send message' },
  failedDetail: { id: 'Pesan Anda belum terkirim', en: 'Your message was not sent' },
  nameMissing: { id: 'Nama wajib diisi', en: 'Name is required' },
  emailMissing: { id: 'E-mail wajib diisi', en: 'Email is required' },
  emailFormat: {
    id: 'Isi alamat e-mail yang benar, seperti nama@contoh.com',
    en: 'Enter a valid e-mail address, like name@example.com',
  },
  messageMissing: { id: 'Pesan wajib diisi', en: 'Message is required' },
});

export const contactThings = messages('en', {
  contact: { id: 'pesan', en: 'the message' },
  topic: { id: 'topik', en: 'the topic' },
});
