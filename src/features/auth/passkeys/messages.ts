import { messages } from '../../../messages.ts';

export const passkeyTexts = messages('around', {
  removed: { id: 'Passkey dihapus', en: 'Passkey removed' },
  refused: { id: 'Passkey ini tidak diterima', en: 'This passkey was not accepted' },
  tooLate: {
    id: 'Terlalu lama. Silakan mulai lagi.',
    en: 'That took too long. Please begin again.',
  },
});
