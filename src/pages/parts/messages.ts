import { messages } from '../../messages.ts';

export const partTexts = messages('en', {
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  findUs: { id: 'Temukan Kami', en: 'Find Us' },
  openInMaps: { id: 'Buka di Maps', en: 'Open in Maps' },
  map: { id: 'Peta: {name}', en: 'Map: {name}' },
  showMap: { id: 'Tampilkan peta', en: 'Show the map' },
  partners: { id: 'Mitra', en: 'Partners' },
  appStore: { id: 'Unduh di', en: 'Download on the' },
  googlePlay: { id: 'Tersedia di', en: 'Get it on' },
});

export const pictureTexts = messages('en', {
  'gallery-1': {
    id: 'Es kopi susu dan kopi berhias tulip dari susu, di atas nampan bundar',
    en: 'Iced kopi susu and a coffee with a tulip poured in milk, on a round tray',
  },
  'gallery-2': { id: 'Sepiring klepon dan kue lapis', en: 'A plate of klepon and layer cake' },
  'gallery-3': { id: 'Dua kopi untuk dibawa', en: 'Two coffees to go' },
  'gallery-4': {
    id: 'Latte dilihat dari atas, berhias daun pakis dari susu',
    en: 'A latte seen from above, with a fern poured in milk',
  },
  'outlet-senopati': {
    id: 'Bar berubin hijau pada malam hari, dengan empat bangku',
    en: 'A bar with green tiles and four stools, at night',
  },
  'outlet-sanur': {
    id: 'Kursi rotan di kedai yang terbuka ke pantai',
    en: 'Rattan chairs in a coffee house that is open to the beach',
  },
  'outlet-menteng': {
    id: 'Kursi kayu di rumah tua, dengan jendela ke halaman',
    en: 'Wooden chairs in an old home, with windows onto the garden',
  },
  'our-story': {
    id: 'Espresso mengalir dari mesin ke cangkir kecil',
    en: 'Espresso runs from the machine into a small cup',
  },
  'logo-intro-1': {
    id: 'Cappuccino dengan empat biji kopi dari logo, ditabur bubuk cokelat',
    en: 'A cappuccino with the four beans of the logo dusted in cocoa',
  },
  'logo-intro-2': {
    id: 'Kopi untuk dibawa di samping kantong kertas berlogo',
    en: 'Coffee to go beside a paper bag with the logo',
  },
  'logo-intro-3': {
    id: 'Papan nama bundar yang tergantung di luar',
    en: 'The round sign that hangs outside',
  },
  membership: {
    id: 'Ponsel dengan QR member di samping kopi, di atas meja',
    en: 'A phone with a member QR beside a coffee, on a table',
  },
  'dedikasi-1': { id: 'Biji kopi sangrai dari dekat', en: 'Roasted coffee beans, close up' },
  'dedikasi-2': {
    id: 'Air dituang dari ketel ke kopi saring, di dinding ubin hijau',
    en: 'Water poured from a kettle over filter coffee, before a wall of green tiles',
  },
  'dedikasi-3': {
    id: 'Kopi susu panas dalam gelas, berhias hati dari susu, di atas meja kayu',
    en: 'Hot kopi susu in a glass, with a heart poured in milk, on a wooden table',
  },
});
