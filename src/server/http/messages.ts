import { messages } from '../../messages.ts';

export const httpTexts = messages('around', {
  this: { id: 'Ini', en: 'This' },
  notFound: { id: '{what} tidak ditemukan', en: '{what} was not found' },
});
