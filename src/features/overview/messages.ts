import { messages } from '../../messages.ts';

export const overviewTexts = messages('en', {
  failed: { id: 'Ringkasan gagal dimuat', en: 'Failed to fetch the overview' },
  statsFailed: {
    id: 'Statistik pengunjung gagal dimuat',
    en: 'Failed to fetch visitor statistics',
  },

  sinceStart: { id: 'Sejak awal', en: 'Since the start' },
  totalVisits: { id: 'Total Kunjungan', en: 'Total Visits' },
  uniqueVisitors: { id: 'Pengunjung Unik', en: 'Unique Visitors' },
  mockups: { id: 'Gambar Mockup', en: 'Mockup Images' },
  messages: { id: 'Pesan Masuk', en: 'Contact Messages' },
  ratings: { id: 'Rating Aplikasi', en: 'App Ratings' },
  team: { id: 'Anggota Tim', en: 'Team Members' },
  promos: { id: 'Gambar Promo', en: 'Promo Images' },

  popularPages: { id: 'Halaman Populer', en: 'Popular Pages' },
  topCountries: { id: 'Negara Teratas', en: 'Top Countries' },
  noVisits: { id: 'Belum ada kunjungan', en: 'No visits yet' },
  visits: { id: '{number} kunjungan', en: '{number} {count:visit|visits}' },
});

export const firstDayTexts = messages('en', {
  title: { id: 'Selamat datang', en: 'Welcome' },
  hint: {
    id: 'Angka kunjungan, rating, dan reward muncul di sini sejak kunjungan pertama.',
    en: 'Visits, ratings and rewards are counted here from the first visit on.',
  },
  partsLeft: {
    id: 'Siapkan kedai: {count} bagian lagi',
    en: 'Get the shop ready: {count} {count:part|parts} left',
  },
});

export const journeyTexts = messages('en', {
  title: { id: 'Hasil situs', en: 'What the site brought' },
  funnel: { id: 'Dari kunjungan ke reward', en: 'From visit to reward' },
  shareOf: { id: '{share} dari {earlier}', en: '{share} of {earlier}' },
  waiting: { id: '{number} menunggu', en: '{number} waiting' },
  wentNoFurther: { id: '{number} tidak berlanjut', en: '{number} went no further' },
  today: { id: 'Hari ini', en: 'Today' },
  before: { id: 'sebelumnya {count}', en: '{count} before' },
  noneBefore: { id: 'Belum ada angka pembanding', en: 'No earlier figures to compare with' },
  inBar: { id: 'Tiap batang {count} hari', en: 'Each bar is {count} days' },
  failed: { id: 'Hasil situs gagal dimuat', en: 'Failed to fetch what the site brought' },
  days: { id: 'Hari', en: 'Days' },
  lastDays: { id: '{count} hari', en: '{count} days' },
  year: { id: 'Setahun', en: 'A year' },
  visits: { id: 'Kunjungan', en: 'Visits' },
  promoTaps: { id: 'Klik promo', en: 'Promo taps' },
  appTaps: { id: 'Klik aplikasi', en: 'App taps' },
  appRatings: { id: 'Rating aplikasi', en: 'App ratings' },
  ratings: { id: 'Rating', en: 'Ratings' },
  rewardsSent: { id: 'Reward terkirim', en: 'Rewards sent' },
  sent: { id: 'Terkirim', en: 'Sent' },
  redeemed: { id: 'Ditukarkan', en: 'Redeemed' },
  byMark: { id: 'Per kampanye', en: 'By campaign' },
  markTable: { id: 'Tabel kampanye', en: 'Table of campaigns' },
  mark: { id: 'Kampanye', en: 'Campaign' },
  noMark: { id: 'Tanpa kampanye', en: 'No campaign' },
  noMarks: {
    id: 'Belum ada kunjungan lewat poster atau iklan yang bernama. Mulai dengan {link}.',
    en: 'No visit came by a named poster or advertisement yet. Begin with {link}.',
  },
  makePoster: { id: 'sebuah poster', en: 'a poster' },
  silent: {
    id: 'Tidak ada kunjungan, rating, atau reward pada hari-hari ini.',
    en: 'No visits, ratings or rewards in these days.',
  },
  markHint: {
    id: 'Tiap poster dan iklan punya nama kampanye di tautannya.',
    en: 'Each poster and each advertisement has a name of its own in its link.',
  },
});

export const todoTexts = messages('en', {
  title: { id: 'Perlu dikerjakan sekarang', en: 'To do now' },
  nothing: {
    id: 'Tidak ada yang perlu dikerjakan sekarang.',
    en: 'Nothing needs doing right now.',
  },
  ratings: {
    id: '{count} rating untuk diverifikasi',
    en: '{count} {count:rating|ratings} to verify',
  },
  more: { id: '{count} lagi', en: '{count} more' },
  ratingsWaiting: { id: '{count} rating menunggu', en: '{count} {count:rating|ratings} waiting' },
  ratingsAge: {
    id: 'Paling lama menunggu {days} hari kerja (janji: 1–2)',
    en: 'The oldest waits {days} working {days:day|days}; we promise 1–2 days',
  },
  ratingsFresh: {
    id: 'Paling lama menunggu kurang dari 1 hari kerja (janji: 1–2)',
    en: 'The oldest waits less than 1 working day; we promise 1–2 days',
  },
  failedMails: {
    id: '{count} e-mail gagal dikirim',
    en: '{count} {count:mail|mails} could not be sent',
  },
  answers: {
    id: '{count} balasan belum terkirim',
    en: '{count} {count:reply|replies} not sent yet',
  },
  rewards: {
    id: '{count} reward belum terkirim',
    en: '{count} {count:reward|rewards} not sent yet',
  },
  byWhatsapp: { id: 'Bisa dikirim lewat WhatsApp', en: 'Can be sent by WhatsApp' },
  kept: {
    id: 'Tersimpan di sini sampai ada server e-mail',
    en: 'Kept here until there is a mail server',
  },
  waiting: {
    id: 'Menunggu server e-mail, atau disimpan di sini',
    en: 'Waiting for the mail server, or kept here',
  },
  messages: { id: '{count} pesan baru', en: '{count} new {count:message|messages}' },
  feedback: {
    id: '{count} masukan untuk ditangani',
    en: '{count} {count:piece|pieces} of feedback to handle',
  },
  fell: {
    id: 'Bintang kritik dan saran turun ke {stars} dari 5',
    en: 'Feedback fell to {stars} of 5',
  },
  fellFrom: { id: '{stars} dari 5 sebulan sebelumnya', en: '{stars} of 5 the month before' },
  invited: {
    id: '{count} akun belum pernah masuk',
    en: '{count} {count:account has|accounts have} not signed in yet',
  },
  noMailServer: { id: 'E-mail belum aktif', en: 'No mail server' },
  mailReachesNobody: { id: 'Belum ada e-mail yang terkirim', en: 'Mail reaches nobody' },
  closed: { id: 'Situs belum dibuka', en: 'The site is not open' },
  closedHint: { id: 'Pengunjung hanya melihat satu halaman', en: 'Visitors see one page only' },
  left: {
    id: '{count} bagian lagi sebelum situs siap dibuka',
    en: '{count} {count:part|parts} of the site to make your own',
  },
  leftWhere: { id: 'Nama, alamat, foto…', en: 'Name, address, pictures…' },
  hoursDisagree: { id: 'Jam buka tidak sama', en: 'Shop hours disagree' },
  hoursOnPages: {
    id: 'Halaman situs menulis jam yang berbeda',
    en: 'Pages of the site say different times',
  },
});
