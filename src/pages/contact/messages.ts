import { messages } from '../../messages.ts';

export const contactPageTexts = messages('en', {
  address: { id: 'Alamat Kedai', en: 'Store Address' },
  phone: { id: 'Telepon', en: 'Phone' },
  email: { id: 'E-mail', en: 'Email' },
  hours: { id: 'Jam Buka', en: 'Business Hours' },
  whatsapp: { id: 'Chat di WhatsApp', en: 'Chat on WhatsApp' },
});
