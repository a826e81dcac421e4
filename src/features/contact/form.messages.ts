import { messages } from '../../messages.ts';

export const contactFormTexts = messages('en', {
  purpose: {
    id: 'Nama, e-mail, dan pesan Anda hanya kami pakai untuk menjawab Anda. {policy}',
    en: 'We use your name, e-mail and message only to answer you. {policy}',
  },
  policy: { id: 'Kebijakan privasi', en: 'Privacy policy' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'E-mail', en: 'Email' },
  outlet: { id: 'Tentang outlet (opsional)', en: 'About which outlet (optional)' },
  noOutlet: { id: 'Tidak tentang satu outlet', en: 'Not about one outlet' },
  topic: { id: 'Tentang', en: 'About' },
  noTopic: { id: 'Pilih topik (opsional)', en: 'Choose a topic (optional)' },
  message: { id: 'Pesan', en: 'Message' },
  messageHint: { id: 'Paling banyak {max} karakter', en: 'Up to {max} characters' },
  send: { id: 'Kirim Pesan', en: 'Send Message' },
  thanks: { id: 'Terima kasih!', en: 'Thank you!' },
  answer: {
    id: 'Jawaban kami sampai di {email} dalam 24 jam.',
    en: 'You will have our answer at {email} within 24 hours.',
  },
  another: { id: 'Tulis pesan lain', en: 'Write another message' },
  meanwhile: { id: 'Sambil menunggu, lihat menu', en: 'Meanwhile, see the menu' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
});
