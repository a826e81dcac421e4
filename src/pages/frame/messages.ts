import { messages } from '../../messages.ts';

export const frameTexts = messages('en', {
  skip: { id: 'Langsung ke isi', en: 'Skip to content' },
  main: { id: 'Utama', en: 'Main' },
  menu: { id: 'Menu', en: 'Menu' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  login: { id: 'Masuk', en: 'Login' },
  chat: { id: 'Chat', en: 'Chat' },
  chatOnWhatsApp: { id: 'Chat di WhatsApp', en: 'Chat on WhatsApp' },
  maps: { id: 'Peta', en: 'Maps', mixed: 'Maps' },
  app: { id: 'Aplikasi', en: '{name} app' },
  elsewhere: { id: 'Ikuti kami', en: 'Find us online' },
  quickLinks: { id: 'Tautan', en: 'Quick Links' },
  legal: { id: 'Legal', en: 'Legal' },
  halal: { id: 'Halal, sertifikat {number}', en: 'Halal, certificate {number}' },
  cookiePolicy: { id: 'Kebijakan Cookie', en: 'Cookie Policy' },
  language: { id: 'Bahasa', en: 'Language' },
});
