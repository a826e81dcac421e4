import { messages } from '../messages.ts';

export const tabNames = messages('en', {
  inbox: { id: 'Kotak masuk', en: 'Inbox' },
  site: { id: 'Situs', en: 'Site' },
  settings: { id: 'Pengaturan', en: 'Settings' },
  owner: { id: 'Khusus pemilik', en: 'Owner only' },

  today: { id: 'Hari ini', en: 'Today' },
  overview: { id: 'Ringkasan', en: 'Overview' },
  messages: { id: 'Pesan', en: 'Messages' },
  feedback: { id: 'Masukan', en: 'Feedback' },
  ratings: { id: 'Rating', en: 'Ratings' },
  redeem: { id: 'Tukar', en: 'Redeem' },
  shop: { id: 'Kedai saya', en: 'My shop' },
  cms: { id: 'Konten', en: 'Content' },
  menu: { id: 'Menu', en: 'Menu' },
  articles: { id: 'Halaman & berita', en: 'Pages & news' },
  promos: { id: 'Promo', en: 'Promos' },
  mockups: { id: 'Mockup', en: 'Mockups' },
  team: { id: 'Tim', en: 'Team' },
  faqs: { id: 'Tanya jawab', en: 'FAQs' },
  outlets: { id: 'Outlet', en: 'Outlets' },
  visitors: { id: 'Analitik', en: 'Analytics' },
  audit: { id: 'Catatan audit', en: 'Audit Log' },
  email: { id: 'E-mail', en: 'Email Config' },
  accounts: { id: 'Akun', en: 'Accounts' },
  people: { id: 'Data pribadi', en: 'Personal data' },
  doctor: { id: 'Pemeriksaan sistem', en: 'System Check' },
  launch: { id: 'Persiapan buka', en: 'Getting ready' },
  account: { id: 'Akun saya', en: 'My account' },
});

export const adminTexts = messages('en', {
  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  product: { id: 'Dasbor Kedai Kopi', en: 'Coffee House Management Dashboard' },
  subtitle: { id: 'Kelola situs kedai kopi Anda', en: 'Manage your coffee house website' },
  title: { id: '{tab} – Dasbor Kedai Kopi', en: '{tab} – Coffee House Management Dashboard' },
  skip: { id: 'Langsung ke isi', en: 'Skip to content' },
  tabs: { id: 'Tab', en: 'Tabs' },
  allTabs: { id: 'Semua tab', en: 'All tabs' },
  start: { id: 'Awal', en: 'Start' },
  find: { id: 'Cari', en: 'Find' },
  addMenuItem: { id: 'Tambah menu', en: 'Add a menu item' },
  addPromo: { id: 'Tambah promo', en: 'Add a promo' },
  addSpecialHours: { id: 'Tambah jam khusus', en: 'Add special hours' },
  viewSite: { id: 'Lihat situs', en: 'View site' },
  logout: { id: 'Keluar', en: 'Logout' },
  waiting: { id: ' menunggu', en: ' waiting' },
  welcome: { id: 'Selamat datang, {name}', en: 'Welcome, {name}' },

  nothingForRole: {
    id: 'Belum ada apa-apa di sini untuk peran Anda.',
    en: 'There is nothing here for your role yet.',
  },
  unknownTab: { id: 'Tidak ditemukan', en: 'Not found' },
  unknownTabTitle: { id: 'Halaman ini tidak ada', en: 'There is no such screen' },
  unknownTabHint: {
    id: 'Alamatnya mungkin salah ketik, atau peran Anda tidak punya akses.',
    en: 'The address may be misspelt, or the screen is not for your role.',
  },
  goTo: { id: 'Ke {tab}', en: 'Go to {tab}' },

  sessionExpired: { id: 'Sesi berakhir', en: 'Session Expired' },
  sessionExpiredHint: {
    id: 'Masuk lagi untuk membuka dasbor',
    en: 'Please log in again to access the admin panel',
  },
  notOpened: { id: 'Dasbor tidak dapat dibuka', en: 'The dashboard could not be opened' },
  checking: { id: 'Memeriksa akun...', en: 'Checking authentication...' },
  logoutFailed: { id: 'Gagal keluar', en: 'Logout Failed' },
});

export const tabTexts = messages('around', {
  broken: { id: 'Layar ini tidak dapat ditampilkan', en: 'This screen could not be shown' },
  brokenHint: {
    id: 'Periksa internet Anda, lalu muat lagi.',
    en: 'Check your internet, then load it again.',
  },
  confirmLogout: {
    id: 'Keluar dan buang yang belum disimpan?',
    en: 'Log out and discard what is not saved?',
  },
  discardAndLogout: { id: 'Buang dan keluar', en: 'Discard and log out' },
});
