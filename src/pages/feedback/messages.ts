import { messages } from '../../messages.ts';

export const feedbackPageTexts = messages('id', {
  title: { id: 'Kritik & Saran', en: 'Your feedback' },
  intro: {
    id: 'Ceritakan pengalaman Anda dengan minuman, makanan, atau pelayanan kami. Setiap masukan kami baca.',
    en: 'Tell us about our drinks, our food or our service. We read everything.',
  },
  answer: { id: 'Perlu balasan?', en: 'Do you need an answer?' },
  contact: { id: 'Hubungi kami', en: 'Contact us' },
});
