import { messages } from '../../messages.ts';

export const visitorThings = messages('en', {
  visitors: { id: 'catatan pengunjung', en: 'the visitor log' },
});

export const placeTexts = messages('en', {
  homepage: { id: 'Beranda', en: 'Homepage' },
  unknown: { id: 'Tidak diketahui', en: 'Unknown' },
});

export const visitorTexts = messages('en', {
  statsFailed: {
    id: 'Statistik pengunjung gagal dimuat',
    en: 'Failed to fetch visitor statistics',
  },
  compared: { id: '{days}, dibandingkan dengan {before}', en: '{days}, compared with {before}' },
  noVisits: { id: 'Belum ada kunjungan', en: 'No visits yet' },
  nobodyHint: {
    id: 'Tidak ada yang membuka halaman pada periode ini.',
    en: 'Nobody has opened a page in this period.',
  },
  tidied: {
    id: 'Dirapikan {day}: {addresses} alamat disingkat, {visits} kunjungan lama dihapus.',
    en: 'Tidied on {day}: {addresses} {addresses:address|addresses} shortened, {visits} old {visits:visit|visits} deleted.',
  },
  bestTime: {
    id: 'Hari {day} paling ramai, dan kunjungan memuncak sekitar pukul {hour} WIB: {link} sebelum itu.',
    en: '{day} is the busiest day, and visits peak around {hour} WIB: {link} before then.',
  },
  bestHour: {
    id: 'Kunjungan memuncak sekitar pukul {hour} WIB: {link} sebelum itu.',
    en: 'Visits peak around {hour} WIB: {link} before then.',
  },
  bestSource: {
    id: 'Dari luar paling banyak datang lewat {source} ({count} kunjungan): pastikan info kedai Anda di sana selalu terbaru.',
    en: 'From elsewhere most came by {source} ({count} {count:visit|visits}): keep what it says about your shop up to date.',
  },
  bestTimeAct: { id: 'pasang promo', en: 'put a promo up' },
  bestCampaign: {
    id: 'Kunjungan dari {campaign} menghasilkan klik {times} kali rata-rata. Pakai tautan ini lebih sering.',
    en: 'A visit by {campaign} brings {times} times as many taps as the average: use its link more.',
  },
  campaignBasis: {
    id: '{own} klik segala jenis per 100 kunjungan ({taps} dari {count}), rata-rata situs {all}',
    en: '{own} taps of all kinds per 100 visits ({taps} of {count}), {all} on average',
  },
  tapShare: {
    id: 'Ada {percent} klik ke aplikasi, promo, peta, atau chat untuk setiap 100 kunjungan.',
    en: 'Every 100 visits led to {percent} taps on the app, promos, the map or the chat.',
  },
  basedOn: {
    id: 'Berdasarkan {count} kunjungan pada periode ini',
    en: 'Based on the {count} visits of this period',
  },
  today: { id: 'Hari ini: {count}', en: 'Today so far {count}' },
  byDay: { id: 'Per hari', en: 'By day' },
  aDay: { id: '{count} kunjungan per hari', en: '{count} {count:visit|visits} a day' },
  day: { id: 'Hari', en: 'Day' },
  aDayFrom: { id: 'Sehari dari {from} sampai {to}', en: 'A day from {from} to {to}' },
  byHour: { id: 'Per jam dan hari', en: 'By weekday and hour' },
  busiest: {
    id: 'Semua hari dijumlahkan, paling ramai pukul {hour} WIB',
    en: 'All days added up, busiest at {hour} WIB',
  },
  busiestOf: { id: 'Paling ramai:', en: 'Busiest:' },
  hour: { id: 'Jam', en: 'Hour' },
  tones: { id: 'kunjungan pada hari dan jam itu', en: 'visits at that weekday and hour' },

  visits: { id: 'Kunjungan', en: 'Visits' },
  visitors: { id: 'Pengunjung', en: 'Visitors' },
  uniqueVisitors: { id: 'Pengunjung unik', en: 'Unique visitors' },
  taps: { id: 'Klik', en: 'Taps' },
  allTaps: { id: 'Semua klik', en: 'All taps' },
  before: { id: 'Sebelumnya', en: 'Before' },
  figureBefore: { id: 'sebelumnya {count}', en: '{count} before' },
  noneBefore: { id: 'belum ada angka pembanding', en: 'no earlier figures' },
  visitsBefore: { id: 'Kunjungan sebelumnya', en: 'Visits before' },
  visitsInPeriodBefore: {
    id: 'Kunjungan pada periode sebelumnya',
    en: 'Visits in the previous period',
  },
  countVisits: { id: '{count} kunjungan', en: '{count} {count:visit|visits}' },
  countVisitors: { id: '{count} pengunjung', en: '{count} {count:visitor|visitors}' },
  countVisitsBefore: {
    id: '{count} kunjungan sebelumnya',
    en: '{count} {count:visit|visits} before',
  },
  countTaps: { id: '{count} klik', en: '{count} {count:tap|taps}' },
  countAllTaps: { id: '{count} klik seluruhnya', en: '{count} {count:tap|taps} in all' },
  countLeftOut: { id: '{count} tidak dihitung', en: '{count} left out' },
  countPages: {
    id: '{count} kunjungan dan {lost} ke alamat yang tidak ada',
    en: '{count} {count:visit|visits}, and {lost} to addresses that lead nowhere',
  },
  none: { id: 'Tidak ada pada periode ini', en: 'None in this period' },
  tableOf: { id: 'Tabel {title}', en: 'Table of {title}' },
  tableNamed: { id: '{title}, tabel', en: '{title}, table' },
  more: { id: 'dan {count} lagi di tabel', en: 'and {count} more in the table' },

  topPages: { id: 'Halaman terpopuler', en: 'Top pages' },
  page: { id: 'Halaman', en: 'Page' },
  referrers: { id: 'Perujuk', en: 'Referrers' },
  referrer: { id: 'Perujuk', en: 'Referrer' },
  countries: { id: 'Negara', en: 'Countries' },
  country: { id: 'Negara', en: 'Country' },
  cities: { id: 'Kota', en: 'Cities' },
  city: { id: 'Kota', en: 'City' },
  devices: { id: 'Perangkat', en: 'Devices' },
  device: { id: 'Perangkat', en: 'Device' },
  on: { id: 'Pada', en: 'On' },
  notCounted: { id: 'Tidak dihitung', en: 'Not counted' },
  reason: { id: 'Alasan', en: 'Reason' },
  count: { id: 'Jumlah', en: 'Count' },
  rest: { id: 'Perangkat, klik, tautan rusak', en: 'Devices, taps, broken links' },
  brokenLinks: { id: 'Tautan rusak', en: 'Broken links' },
  otherAddresses: { id: 'Alamat lain', en: 'Other addresses' },
  unknownPage: { id: 'tidak diketahui', en: 'unknown' },
  fromPage: { id: 'dari {page}', en: 'from {page}' },
  address: { id: 'Alamat', en: 'Address' },
  from: { id: 'Dari', en: 'From' },
  campaigns: { id: 'Kampanye', en: 'Campaigns' },
  campaign: { id: 'Kampanye', en: 'Campaign' },

  showLog: { id: 'Tampilkan 100 pengunjung terakhir', en: 'Show the last 100 visitors' },
  log: { id: '100 pengunjung terakhir', en: 'Last 100 visitors' },
  logFrom: { id: 'Pengunjung {from}–{to}', en: 'Visitors {from}–{to}' },
  place: { id: 'Tempat', en: 'Place' },
  ipAddress: { id: 'Alamat IP', en: 'IP address' },
  time: { id: 'Waktu', en: 'Time' },
  search: { id: 'Cari kunjungan', en: 'Search visits' },
  logFailed: { id: 'Catatan pengunjung gagal dimuat', en: 'Failed to fetch visitor logs' },
  noVisitsHint: {
    id: 'Setiap halaman yang dibuka orang muncul di sini sesaat kemudian.',
    en: 'Every page that somebody opens appears here a moment later.',
  },
  noMatch: { id: 'Tidak ada kunjungan yang cocok', en: 'No visit matches' },
  direct: { id: 'Langsung', en: 'Direct' },
});

export const periodTexts = messages('en', {
  period: { id: 'Periode', en: 'Period' },
  days: { id: '{count} hari', en: '{count} days' },
  year: { id: 'Setahun', en: 'A year' },
  fromTo: { id: 'Dari – sampai', en: 'From – to' },
  from: { id: 'Dari', en: 'From' },
  to: { id: 'Sampai', en: 'To' },
  chooseBoth: { id: 'Pilih tanggal mulai dan akhirnya', en: 'Choose both days' },
  backwards: { id: 'Tanggal mulainya sesudah tanggal akhir', en: 'It begins after it ends' },
  tooLong: { id: 'Paling lama sepuluh tahun', en: 'Ten years at most' },
});

export const kindTexts = messages('en', {
  app_store: { id: 'App Store', en: 'App Store' },
  google_play: { id: 'Google Play', en: 'Google Play' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  directions: { id: 'Petunjuk arah', en: 'Directions' },
  app: { id: 'Halaman aplikasi kita', en: 'Our app page' },
  call: { id: 'Telepon', en: 'Call' },
  gofood: { id: 'GoFood', en: 'GoFood' },
  grabfood: { id: 'GrabFood', en: 'GrabFood' },
  shopeefood: { id: 'ShopeeFood', en: 'ShopeeFood' },
  ofOutlet: { id: '{target}, {slug}', en: '{target}, {slug}' },
  other: { id: 'Lainnya', en: 'Other' },
  promo: { id: 'Promo {number}', en: 'Promo {number}' },
  promoNamed: { id: 'Promo: {title}', en: 'Promo: {title}' },

  bot: { id: 'Bot dan perayap', en: 'Bots and crawlers' },
  preview: { id: 'Pratinjau tautan', en: 'Link previews' },
  prerender: { id: 'Halaman yang dimuat lebih dulu', en: 'Pages loaded in advance' },
  staff: { id: 'Staf', en: 'Staff' },
  privacy: {
    id: 'Do Not Track atau Global Privacy Control',
    en: 'Do Not Track or Global Privacy Control',
  },

  phone: { id: 'Ponsel', en: 'Phone' },
  tablet: { id: 'Tablet', en: 'Tablet' },
  computer: { id: 'Komputer', en: 'Computer' },
  android: { id: 'Android', en: 'Android' },
  ios: { id: 'iOS', en: 'iOS' },
});

export const siteTexts = messages('en', {
  'google.com': { id: 'Google', en: 'Google' },
  'google.co.id': { id: 'Google', en: 'Google' },
  'maps.google.com': { id: 'Google Maps', en: 'Google Maps' },
  'instagram.com': { id: 'Instagram', en: 'Instagram' },
  'l.instagram.com': { id: 'Instagram', en: 'Instagram' },
  'facebook.com': { id: 'Facebook', en: 'Facebook' },
  'm.facebook.com': { id: 'Facebook', en: 'Facebook' },
  'l.facebook.com': { id: 'Facebook', en: 'Facebook' },
  'lm.facebook.com': { id: 'Facebook', en: 'Facebook' },
  't.co': { id: 'X', en: 'X' },
  'bing.com': { id: 'Bing', en: 'Bing' },
  'youtube.com': { id: 'YouTube', en: 'YouTube' },
  'tiktok.com': { id: 'TikTok', en: 'TikTok' },
});

export const posterTexts = messages('en', {
  make: { id: 'Buat poster', en: 'Make a poster' },
  hint: {
    id: 'Pindaian kode QR-nya dihitung di Kampanye, dengan nama yang Anda berikan.',
    en: 'Scans of its QR code are counted under Campaigns, by the name you give it.',
  },
  purpose: { id: 'Kode QR menuju', en: 'QR code leads to' },
  notHere: { id: 'Poster ini', en: 'This poster' },
  open: { id: 'Buka poster', en: 'Open poster' },
  sentence: { id: 'Kalimat', en: 'Sentence' },
  mark: { id: 'Kampanye', en: 'Campaign' },
  markHint: {
    id: 'Membedakan poster ini dari yang lain: huruf kecil, angka, dan tanda hubung',
    en: 'Tells this poster from others: lower-case letters, digits and hyphens',
  },
  paper: { id: 'Kertas', en: 'Paper' },
  noSentence: { id: 'Tulis sebuah kalimat', en: 'Write a sentence' },
  noMark: { id: 'Beri kampanye ini nama', en: 'Give the campaign a name' },
  wrongMark: {
    id: 'Huruf kecil, angka, dan satu tanda hubung di antaranya',
    en: 'Lower-case letters, digits and single hyphens between them',
  },
});

export const visitErrors = messages('around', {
  target: { id: 'Sasaran tidak dikenal', en: 'Unknown target' },
  backwards: { id: 'Periodenya berakhir sebelum dimulai', en: 'The period ends before it begins' },
  tooLong: { id: 'Periode paling lama sepuluh tahun', en: 'A period is ten years at most' },
  tooMany: {
    id: 'Terlalu banyak kunjungan dari satu alamat',
    en: 'Too many visits from one address',
  },
  tooManyAtOnce: { id: 'Terlalu banyak kunjungan sekaligus', en: 'Too many visits at once' },
});

export const posterPurposeTexts = messages('en', {
  feedback: { id: 'Kritik & saran', en: 'Feedback' },
  menu: { id: 'Menu', en: 'Menu' },
  app: { id: 'Aplikasi', en: 'App' },
});

export const posterSentences = messages('id', {
  feedback: { id: 'Bagaimana kunjungan Anda?', en: 'How was your visit?' },
  menu: { id: 'Lihat menu kami di ponsel', en: 'See our menu on your phone' },
  app: { id: 'Unduh aplikasinya, kumpulkan poinnya', en: 'Get the app, collect the points' },
});

export const visitHeadings = messages('en', {
  page: { id: 'Halaman', en: 'Page' },
  ipAddress: { id: 'Alamat IP', en: 'IP address' },
  country: { id: 'Negara', en: 'Country' },
  city: { id: 'Kota', en: 'City' },
  referrer: { id: 'Perujuk', en: 'Referrer' },
  userAgent: { id: 'User agent', en: 'User agent' },
  visitedAt: { id: 'Dikunjungi (WIB)', en: 'Visited (WIB)' },
});
