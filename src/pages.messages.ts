import { messages } from './messages.ts';

export const pageTitles = messages('en', {
  back: { id: 'Kembali ke Beranda', en: 'Back to Home' },
  home: { id: 'Beranda', en: 'Home' },
  about: { id: 'Tentang Kami', en: 'About' },
  menu: { id: 'Menu', en: 'Menu' },
  outlets: { id: 'Outlet', en: 'Outlets' },
  news: { id: 'Berita', en: 'News' },
  promos: { id: 'Promo', en: 'Promos' },
  team: { id: 'Tim', en: 'Team' },
  faqs: { id: 'Tanya Jawab', en: 'FAQ' },
  membership: { id: 'Membership', en: 'Membership' },
  feedback: { id: 'Kritik & Saran', en: 'Feedback' },
  contact: { id: 'Kontak', en: 'Contact' },
  dataPrivacy: { id: 'Privasi Data', en: 'Data Privacy' },
  privacy: { id: 'Privasi', en: 'Privacy' },
  privacyPolicy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  terms: { id: 'Syarat & Ketentuan', en: 'Terms & Conditions' },
});
