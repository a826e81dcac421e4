import { messages } from '../../messages.ts';

export const ratingPageTexts = messages('id', {
  title: { id: 'Beri Rating', en: 'Rate the app' },
  rating: { id: 'Rating', en: 'Rating' },
  verification: {
    id: 'Bukti rating Anda kami periksa dalam 1-2 hari kerja.',
    en: 'Verification by our staff takes 1-2 working days.',
  },
  validity: {
    id: 'Barcode reward berlaku 30 hari sejak dikirim.',
    en: 'The barcode reward is valid for 30 days after it is sent.',
  },
});
