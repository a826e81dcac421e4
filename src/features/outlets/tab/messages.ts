import { messages } from '../../../messages.ts';

export const tabTexts = messages('en', {
  parts: { id: 'Bagian', en: 'Parts' },
  outlets: { id: 'Outlet', en: 'Outlets' },
  specialHours: { id: 'Jam khusus', en: 'Special hours' },

  place: { id: 'Tempat', en: 'Place' },
  contact: { id: 'Kontak', en: 'Contact' },
  shown: { id: 'Tampilan di situs', en: 'On the site' },
  orders: { id: 'Pesan antar lewat', en: 'Delivery through' },
  closing: { id: 'Belum buka atau tutup sementara', en: 'Not open yet, or closed for a while' },
  slugHint: {
    id: 'Kosong: dibuat dari nama. Alamat lama tetap menuju ke sini.',
    en: 'Empty: made from the name. Earlier addresses still lead here.',
  },
  cityHint: {
    id: 'Ditulis sama untuk semua outlet di kota itu',
    en: 'Written the same for all outlets in the city',
  },
  mapsHint: {
    id: 'Tempel alamat panjang dari Google Maps atau OpenStreetMap: letaknya terbaca dari situ',
    en: 'Paste the long address from Google Maps or OpenStreetMap: the location is read from it',
  },
  mapsShort: {
    id: 'Tautan pendek tidak memuat letaknya. Buka tautannya, lalu salin alamat panjang dari bilah alamat.',
    en: 'A short link does not contain the location. Open it, then copy the long address from the address bar.',
  },
  mapsRead: { id: 'Lokasi ditemukan: {place}', en: 'Location found: {place}' },
  opensOnHint: {
    id: 'Kosong: sudah buka. Sampai hari itu tertulis “Segera dibuka”.',
    en: 'Empty: it is open. Until then it says “Opening soon”.',
  },
  reopensOnHint: { id: 'Kosong: belum diketahui', en: 'Empty: not known yet' },
  photoHint: { id: 'Foto outlet', en: 'Photo of the outlet' },
  incomplete: {
    id: 'Isi dulu nama, alamat, dan kotanya.',
    en: 'Fill in the name, the address and the city first.',
  },

  opens: { id: '{day}: buka', en: '{day}: opens' },
  closes: { id: '{day}: tutup', en: '{day}: closes' },
  state: { id: '{day}: buka atau tutup', en: '{day}: open or closed' },
  openThen: { id: 'Buka', en: 'Open' },
  closedThen: { id: 'Tutup', en: 'Closed' },
  wholeDay: { id: '24 jam', en: '24 hours' },
  addPeriod: { id: '{day}: tambah jam kedua', en: '{day}: add more hours' },
  removePeriod: { id: '{day}: hapus jam terakhir', en: '{day}: remove the last hours' },
  copyDay: { id: 'Salin {day} ke hari lain', en: 'Copy {day} to the other days' },
  copyHours: { id: 'Salin jam ini ke outlet lain…', en: 'Copy these hours to other outlets…' },
  copyHoursTitle: { id: 'Salin jam ke outlet lain', en: 'Copy hours to other outlets' },
  copyHoursAction: { id: 'Salin ke {count} outlet', en: 'Copy to {count} {count:outlet|outlets}' },
  copied: { id: 'Jam buka disalin', en: 'Opening hours copied' },

  posters: { id: 'Poster QR…', en: 'QR posters…' },
  postersNamed: { id: 'Poster QR: {name}', en: 'QR posters: {name}' },
  postersHint: {
    id: 'A4 untuk dinding, A6 untuk meja. Halaman cetaknya terbuka di tab baru.',
    en: 'A4 for the wall, A6 for tables. The page to print opens in a new tab.',
  },
  poster: { id: '{purpose}, {size}', en: '{purpose}, {size}' },

  closeNow: { id: 'Tutup sekarang…', en: 'Close now…' },
  closeNowNamed: { id: 'Tutup sekarang: {name}', en: 'Close now: {name}' },
  openLate: { id: 'Buka lebih siang…', en: 'Open late…' },
  openLateNamed: { id: 'Buka lebih siang: {name}', en: 'Open late: {name}' },
  closeUntil: { id: 'Tutup sampai', en: 'Closed until' },
  closeUntilHint: {
    id: '{state}. Setelah itu jam buka berlaku lagi seperti biasa.',
    en: '{state}. After that the usual hours apply again.',
  },
  untilEnd: { id: 'besok buka seperti biasa', en: 'it opens again as usual' },
  why: { id: 'Alasan, terlihat oleh pengunjung', en: 'Reason, shown to visitors' },
  otherTime: { id: 'Jam lain', en: 'Another time' },
  close: { id: 'Tutup sampai jam itu', en: 'Close until then' },
  closed: { id: '{name} tutup sampai {time}', en: '{name} is closed until {time}' },
  reopen: { id: 'Buka lagi', en: 'Open again' },
  reopenNamed: { id: 'Buka lagi: {name}', en: 'Open again: {name}' },
  reopened: { id: 'Jam biasa berlaku lagi', en: 'The usual hours apply again' },
  ownHoursFailed: { id: 'Jam buka gagal dimuat', en: 'Failed to fetch the hours' },
  ownNone: {
    id: 'Belum ada outlet untuk Anda. Minta pemilik memilihkannya di tab Akun.',
    en: 'There is no outlet for you yet. Ask the owner to choose one under Accounts.',
  },
  ownOutlet: { id: 'Outlet', en: 'Outlet' },
  today: { id: 'Hari ini {hours}', en: 'Today {hours}' },
  tomorrowIs: { id: 'Besok {hours}', en: 'Tomorrow {hours}' },
  tomorrow: { id: 'Ubah besok…', en: 'Change tomorrow…' },
  tomorrowTitle: { id: 'Besok di {name}', en: 'Tomorrow at {name}' },
  tomorrowKind: { id: 'Besok', en: 'Tomorrow' },
  allDay: { id: 'Tutup sepanjang hari', en: 'Closed all day' },
  late: { id: 'Buka lebih siang', en: 'Opens late' },
  early: { id: 'Tutup lebih awal', en: 'Closes early' },
  lateAt: { id: 'Baru buka jam', en: 'Opens at' },
  earlyAt: { id: 'Sudah tutup jam', en: 'Closes at' },
  timeMissing: { id: 'Jam seperti 16:00', en: 'A time like 16:00' },
  saveTomorrow: { id: 'Simpan', en: 'Save' },
  tomorrowSaved: { id: 'Jam besok disimpan', en: 'Tomorrow’s hours are saved' },
  takeBack: { id: 'Batalkan', en: 'Undo' },
  takeBackNamed: { id: 'Batalkan {name}, {days}', en: 'Undo {name}, {days}' },
  defaultClosed: { id: 'Tutup sementara', en: 'Closed for a while' },
  defaultLate: { id: 'Buka lebih siang', en: 'Opens late today' },

  kind: { id: 'Pada hari-hari itu', en: 'On these days' },
  kindClosed: { id: 'Tutup', en: 'Closed' },
  kindHours: { id: 'Buka pada jam lain', en: 'Open at other hours' },
  concerns: {
    id: 'Berlaku untuk {count} outlet',
    en: 'Applies to {count} {count:outlet|outlets}',
  },
  concernsNone: { id: 'Tidak berlaku untuk outlet mana pun', en: 'Applies to no outlet' },
  calendar: { id: '90 hari ke depan', en: 'The next 90 days' },
  calendarHint: {
    id: 'Yang dilihat pengunjung bila ini disimpan. Jam khusus outlet didahulukan, lalu jam khusus kota, lalu jam untuk semua.',
    en: 'What visitors see once this is saved. An outlet’s hours override its city’s, and those override the hours for all.',
  },
  calendarOf: { id: 'Kalender outlet', en: 'Calendar of' },
  past: { id: 'Sudah lewat', en: 'Past' },
  holdsNow: { id: 'Sedang berlaku', en: 'In effect' },
  planned: { id: 'Direncanakan', en: 'Planned' },
});

/** What the QR of a poster leads to. */
export const posterPurposeTexts = messages('en', {
  feedback: { id: 'Kritik & saran', en: 'Feedback' },
  menu: { id: 'Menu', en: 'Menu' },
  app: { id: 'Aplikasi', en: 'App' },
});

/** On the poster itself, for whoever stands before it. */
export const posterSentences = messages('id', {
  feedback: { id: 'Bagaimana kunjungan Anda?', en: 'How was your visit?' },
  menu: { id: 'Lihat menu kami di ponsel', en: 'See our menu on your phone' },
  app: { id: 'Unduh aplikasinya, kumpulkan poinnya', en: 'Get the app, collect the points' },
});
