import { messages } from '../../messages.ts';

const english = messages('en', {
  dataPrivacy: { id: 'Privasi Data', en: 'Data Privacy' },
  terms: { id: 'Syarat dan Ketentuan', en: 'Terms and Conditions' },
});
const indonesian = messages('id', { privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' } });

export const legalTitles = {
  '/privacy': indonesian.privacy,
  '/data-privacy': english.dataPrivacy,
  '/terms-of-use': english.terms,
};

export const legalDescriptions = messages('around', {
  '/privacy': {
    id: 'Data apa yang kami kumpulkan, untuk apa, dan hak Anda atasnya.',
    en: 'Which data we collect, what for, and your rights over it.',
  },
  '/data-privacy': {
    id: 'Bagaimana data pribadi ditangani di aplikasi membership dan di situs ini.',
    en: 'How personal data is handled in the membership app and on this site.',
  },
  '/terms-of-use': {
    id: 'Ketentuan membership: bergabung, mengisi saldo, saldo, dan akun Anda.',
    en: 'The terms of the membership: joining, topping up, your balance and your account.',
  },
});

export const ownLegalTexts = messages('around', {
  contents: { id: 'Daftar isi', en: 'On this page' },
  holdsFrom: { id: 'Berlaku sejak {day}', en: 'In force since {day}' },
});

export const wayTexts = messages('around', {
  address: { id: 'Alamat', en: 'Address' },
  phone: { id: 'Telepon', en: 'Phone' },
  email: { id: 'E-mail', en: 'E-mail' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
});
