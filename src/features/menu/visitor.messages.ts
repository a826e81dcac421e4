import { messages } from '../../messages.ts';

export const drinkTexts = messages('id', {
  price: { id: 'Rp\u00a0{price}', en: 'Rp\u00a0{price}' },
});
