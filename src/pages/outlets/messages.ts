import { messages } from '../../messages.ts';

export const finderTexts = messages('id', {
  title: { id: 'Outlet Kami', en: 'Our Outlets' },
  description: {
    id: 'Alamat, jam buka, dan fasilitas setiap outlet {brand}.',
    en: 'The address, opening hours and facilities of every {brand} outlet.',
  },
  inCities: { id: '{count} outlet di {cities} kota.', en: '{count} outlets in {cities} cities.' },
  inCity: { id: '{count} outlet di {city}.', en: '{count} {count:outlet|outlets} in {city}.' },
  havingInCities: {
    id: '{count} outlet dengan {having} di {cities} kota.',
    en: '{count} outlets in {cities} cities with {having}.',
  },
  havingInCity: {
    id: '{count} outlet dengan {having} di {city}.',
    en: '{count} {count:outlet|outlets} in {city} with {having}.',
  },
  someOpen: { id: '{open} buka sekarang.', en: '{open} open now.' },
  allOpen: { id: 'Semuanya buka sekarang.', en: 'All open now.' },
  noneOpen: { id: 'Semuanya sedang tutup.', en: 'All closed at the moment.' },
  none: {
    id: 'Daftar outlet sedang disusun. Sampai selesai, tanyakan saja kepada kami.',
    en: 'The list of outlets is being written. Until then, just ask us.',
  },
  noneWay: { id: 'Hubungi kami', en: 'Contact us' },
  search: { id: 'Nama, jalan, kawasan', en: 'Name, street or area' },
  find: { id: 'Cari outlet', en: 'Find an outlet' },
  filters: { id: 'Filter outlet', en: 'Filter outlets' },
  openNow: { id: 'Buka sekarang', en: 'Open now' },
  services: { id: 'Layanan', en: 'Services' },
  facilities: { id: 'Fasilitas', en: 'Facilities' },
  more: { id: 'Fasilitas', en: 'Facilities' },
  chosen: { id: '(dipilih)', en: '(chosen)' },
  noMatch: { id: 'Tidak ada outlet yang cocok.', en: 'No outlet matches.' },
  noMatchFor: { id: 'Tidak ada outlet untuk “{q}”.', en: 'No outlet for “{q}”.' },
  matchesClosed: { id: 'Yang cocok sedang tutup.', en: 'What matches is closed at the moment.' },
  opensFirst: { id: 'Paling awal: {first}.', en: 'The earliest: {first}.' },
  openingNext: { id: 'Yang buka lebih dulu', en: 'Opening next' },
  all: { id: 'Semua outlet', en: 'All outlets' },
  map: { id: 'Peta outlet', en: 'Map of the outlets' },
  inZone: { id: '{when} {zone}', en: '{when} {zone}' },
});

export const nearTexts = messages('id', {
  nearest: { id: 'Terdekat', en: 'Nearest' },
  button: { id: 'Terdekat', en: 'Nearest' },
  seeking: { id: 'Mencari posisi Anda…', en: 'Finding your position…' },
  sorted: {
    id: 'Diurutkan dari yang terdekat. Posisi Anda tetap di perangkat ini.',
    en: 'Nearest first. Your position stays on this device.',
  },
  refused: {
    id: 'Browser tidak memberi tahu posisi Anda. Izinkan lokasi untuk situs ini, atau pilih kota.',
    en: 'Your browser does not share your position. Allow it for this site, or choose a city.',
  },
  failed: {
    id: 'Posisi Anda tidak ditemukan. Coba lagi, atau pilih kota.',
    en: 'Your position was not found. Try again, or choose a city.',
  },
});

export const outletPageTexts = messages('id', {
  outlet: { id: 'Outlet ini', en: 'This outlet' },
  description: {
    id: '{name}: {address}. Jam buka, petunjuk arah, pesan antar, dan fasilitas.',
    en: '{name}: {address}. Opening hours, directions, delivery and facilities.',
  },
  back: { id: 'Semua outlet', en: 'All outlets' },
  directions: { id: 'Petunjuk arah', en: 'Directions' },
  route: { id: 'Rute', en: 'Directions' },
  routeTo: { id: 'ke {name} (terbuka di tab baru)', en: 'to {name} (opens in a new tab)' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  call: { id: 'Telepon', en: 'Call' },
  copy: { id: 'Salin alamat', en: 'Copy address' },
  copied: { id: 'Tersalin', en: 'Copied' },
  notCopied: {
    id: 'Belum tersalin: alamatnya sudah ditandai',
    en: 'Not copied: the address is selected',
  },
  delivery: { id: 'Pesan antar', en: 'Delivery' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
  today: { id: 'hari ini', en: 'today' },
  special: { id: 'Hari khusus', en: 'Special days' },
  facilities: { id: 'Yang ada di sini', en: 'What is here' },
  menu: { id: 'Lihat menu', en: 'See the menu' },
  feedback: { id: 'Kritik & saran untuk outlet ini', en: 'Feedback about this outlet' },
  order: { id: 'Pesan di aplikasi {app}', en: 'Order in the {app} app' },
  map: { id: 'Peta: {name}', en: 'Map: {name}' },
  showMap: { id: 'Tampilkan peta', en: 'Show the map' },
  visit: { id: 'Rencanakan kunjungan', en: 'Plan your visit' },
  elsewhere: { id: 'Outlet lain', en: 'Other outlets' },
  others: { id: 'Juga di {city}', en: 'Also in {city}' },
});
