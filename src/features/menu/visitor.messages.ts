import { messages } from '../../messages.ts';

export const drinkTexts = messages('id', {
  price: { id: 'Rp\u00a0{price}', en: 'Rp\u00a0{price}' },
  fromPrice: { id: 'mulai Rp\u00a0{price}', en: 'from Rp\u00a0{price}' },
  wholeMenu: { id: 'Seluruh menu', en: 'The whole menu' },
  soldOut: { id: 'Habis', en: 'Sold out' },
});

export const badgeTexts = messages('id', {
  new: { id: 'Baru', en: 'New' },
  favourite: { id: 'Favorit', en: 'Favourite' },
  seasonal: { id: 'Musiman', en: 'Seasonal' },
});

export const dietTexts = messages('id', {
  milk: { id: 'Susu', en: 'Milk' },
  nuts: { id: 'Kacang', en: 'Nuts' },
  soy: { id: 'Kedelai', en: 'Soy' },
  egg: { id: 'Telur', en: 'Egg' },
  fish: { id: 'Ikan', en: 'Fish' },
  shellfish: { id: 'Udang', en: 'Shellfish' },
  gluten: { id: 'Gluten', en: 'Gluten' },
  caffeine: { id: 'Kafein', en: 'Caffeine' },
  vegetarian: { id: 'Vegetarian', en: 'Vegetarian' },
});

/** Sizes of other names are shown as staff wrote them. */
export const sizeTexts = messages('id', {
  hot: { id: 'Panas', en: 'Hot' },
  ice: { id: 'Es', en: 'Iced' },
  regular: { id: 'Reguler', en: 'Regular' },
  large: { id: 'Besar', en: 'Large' },
});
