import { messages } from '../../messages.ts';

export const listTexts = messages('around', {
  changed: {
    id: '{what} baru saja diubah orang lain',
    en: '{what} was changed by somebody else meanwhile',
  },
  oneOfThese: { id: 'Salah satunya', en: 'One of these entries' },
  onlyOwnerRestores: {
    id: 'Hanya pemilik yang dapat mengambil ini dari tempat sampah',
    en: 'Only the owner can take this out of the bin',
  },
});
