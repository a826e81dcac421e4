import { messages } from '../../messages.ts';

export const menuPageTexts = messages('id', {
  title: { id: 'Menu', en: 'Menu' },
  intro: {
    id: 'Semua yang bisa Anda minum dan makan di {brand}, dengan harganya.',
    en: 'Everything you can drink and eat at {brand}, with its price.',
  },
  atOutlet: {
    id: 'Menu di {outlet}. Yang sedang habis di sana ditandai.',
    en: 'The menu at {outlet}. What is sold out there is marked.',
  },
  outlet: { id: 'Outlet', en: 'Outlet' },
  allOutlets: { id: 'Semua outlet', en: 'All outlets' },
  none: { id: 'Menunya sedang disusun.', en: 'The menu is being written.' },
  noMatch: { id: 'Tidak ada yang cocok.', en: 'Nothing matches.' },
  search: { id: 'Cari di menu', en: 'Search the menu' },
  find: { id: 'Cari', en: 'Search' },
  diet: { id: 'Diet', en: 'Diet' },
  filters: { id: 'Filter menurut bahan', en: 'Filter by ingredient' },
  chosen: { id: '(dipilih)', en: '(chosen)' },
  found: { id: '{count} cocok', en: '{count} {count:match|matches}' },
  perhaps: { id: 'Mungkin yang ini', en: 'Perhaps one of these' },
  also: { id: 'Juga disukai', en: 'Also liked' },
  closest: { id: 'Yang paling mendekati', en: 'The closest we have' },
  sections: { id: 'Bagian menu', en: 'Sections of the menu' },
  allergy: {
    id: 'Punya alergi? Tanya barista dulu sebelum memesan, ya.',
    en: 'Do you have an allergy? Please ask the barista before you order.',
  },
  filtersKnow: {
    id: 'Filter di atas hanya tahu bahan yang sudah kami catat.',
    en: 'The filters know only what we have noted.',
  },
  contains: { id: 'Mengandung', en: 'Contains' },
  suits: { id: 'Cocok untuk', en: 'Suits' },
  halal: { id: 'Halal', en: 'Halal' },
  certificate: { id: 'Nomor sertifikat {number}', en: 'Certificate number {number}' },
  soldOut: { id: 'Hari ini habis', en: 'Sold out today' },
  soldOutAt: { id: 'Sedang habis di {outlet}', en: 'Sold out at {outlet} right now' },
  order: { id: 'Pesan di aplikasi {app}', en: 'Order in the {app} app' },
  findOutlet: { id: 'Cari outlet', en: 'Find an outlet' },
  back: { id: 'Seluruh menu', en: 'The whole menu' },
  others: { id: 'Juga di {section}', en: 'More in {section}' },
  alsoOnMenu: { id: 'Juga di menu', en: 'Also on the menu' },
  item: { id: 'Menu ini', en: 'This menu item' },
});

/** The keys are those in the address: `/menu?diet=no-milk`. */
export const filterTexts = messages('id', {
  'no-milk': { id: 'Tanpa susu', en: 'No milk' },
  'no-nuts': { id: 'Tanpa kacang', en: 'No nuts' },
  'no-soy': { id: 'Tanpa kedelai', en: 'No soy' },
  'no-egg': { id: 'Tanpa telur', en: 'No egg' },
  'no-fish': { id: 'Tanpa ikan', en: 'No fish' },
  'no-shellfish': { id: 'Tanpa udang', en: 'No shellfish' },
  'no-gluten': { id: 'Tanpa gluten', en: 'No gluten' },
  'no-caffeine': { id: 'Tanpa kafein', en: 'No caffeine' },
  vegetarian: { id: 'Vegetarian', en: 'Vegetarian' },
});
