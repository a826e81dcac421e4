import { messages } from '../../messages.ts';

export const replyMailTexts = messages('id', {
  subject: { id: 'Balasan dari {brand}', en: 'Reply from {brand}' },
  yours: { id: 'Pesan Anda', en: 'Your message' },
  sampleReply: {
    id: 'Halo Sari,\n\nbisa, untuk dua puluh orang kami siapkan lantai dua.',
    en: 'Hello Sari,\n\nyes, we keep the second floor for the twenty of you.',
  },
  sampleQuote: {
    id: 'Apakah bisa memesan tempat untuk dua puluh orang pada hari Sabtu?',
    en: 'Can we book a table for twenty people on Saturday?',
  },
});
