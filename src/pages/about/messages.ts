import { messages } from '../../messages.ts';

export const aboutTexts = messages('en', {
  title: { id: 'Tentang Kami', en: 'About Us' },
  name: { id: 'Tentang Kami', en: 'About' },
  team: { id: 'Tim Kami', en: 'Meet Our Team' },
  seeMembership: { id: 'Lihat membership', en: 'See the membership' },
  inNumbers: { id: 'Dalam angka', en: 'In numbers' },
});

export const dedicationTexts = messages('en', {
  pictures: { id: '{title} dalam gambar', en: '{title}, in pictures' },
});
