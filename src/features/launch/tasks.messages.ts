import { messages } from '../../messages.ts';

export const taskTexts = messages('en', {
  empty: { id: '{fact}: belum diisi', en: '{fact}: not filled in yet' },
  ofSection: { id: '{things}, {count} isian', en: '{things}, {count} {count:field|fields}' },
  ofList: { id: '{things}, {count} data', en: '{things}, {count} {count:entry|entries}' },
  aboutApp: {
    id: '“{name}” bercerita tentang aplikasi, padahal kedai ini tidak memilikinya',
    en: '“{name}” speaks of an app, and this shop has none',
  },
  legal: {
    id: 'Teks legal: {count} masih bawaan, dengan tanggal bawaan. Baca, lalu simpan sebagai teks Anda',
    en: 'Legal texts: {count} still built in, with their built-in day. Read them, then save your own',
  },
  share: {
    id: 'Logo dan gambar tautan: belum ada',
    en: 'Logo and the picture of shared links: none yet',
  },
  menu: { id: 'Menu: belum ada isinya', en: 'Menu: nothing on it yet' },
  mail: {
    id: 'Server e-mail: belum ada, jadi e-mail tidak sampai ke siapa pun',
    en: 'Mail server: none yet, so mail reaches nobody',
  },
  backups: { id: 'Cadangan setiap malam: belum diatur', en: 'Nightly backups: not set up yet' },
  inventedAddress: {
    id: 'Alamat masuk {email}: tidak ada yang membacanya, ganti di Akun',
    en: 'Sign-in address {email}: nobody reads it, change it under Accounts',
  },
  secondFactor: {
    id: 'Verifikasi dua langkah: {count} pemilik belum memakainya',
    en: 'Two-step sign-in: {count} {count:owner does|owners do} without',
  },
});

export const thingTexts = messages('en', {
  facts: { id: 'Fakta dan gambar', en: 'Facts and pictures' },
  visits: { id: 'Kunjungan dan klik', en: 'Visits and taps' },
});

export const launchTexts = messages('en', {
  failed: { id: 'Persiapan gagal dimuat', en: 'What is left to do could not be loaded' },
  next: { id: 'Lanjutkan: {step}', en: 'Continue: {step}' },
  visitors: { id: 'Yang dilihat pengunjung', en: 'What visitors see' },
  isOpen: { id: 'Situs Anda terbuka untuk semua orang.', en: 'Your site is open to everybody.' },
  isClosed: {
    id: 'Pengunjung melihat satu halaman “Segera dibuka”. Hanya staf yang sudah masuk melihat situsnya, dan mesin pencari diminta menunggu.',
    en: 'Visitors see one page, “Opening soon”. Only staff who are signed in see the site, and search engines are asked to wait.',
  },
  open: { id: 'Buka situs', en: 'Open the site' },
  close: { id: 'Tutup situs', en: 'Close the site' },
  closeQuestion: {
    id: 'Tutup situs? Pengunjung hanya melihat satu halaman sampai Anda membukanya lagi.',
    en: 'Close the site? Visitors see one page only until you open it again.',
  },
  opened: { id: 'Situs sudah dibuka', en: 'The site is open' },
  closed: { id: 'Situs ditutup', en: 'The site is closed' },
  sentence: { id: 'Ubah kalimat dan tanggalnya', en: 'Change its sentence and date' },

  clean: { id: 'Hapus data contoh', en: 'Start clean' },
  goes: {
    id: '{things} data dan {visits} kunjungan contoh akan dihapus. Yang Anda buat atau ubah tetap ada.',
    en: 'Deletes {things} {things:entry|entries} and {visits} {visits:visit|visits} of the demo. What you made or changed stays.',
  },
  customers: {
    id: 'Pelanggan contoh dihapus bersama jawaban Anda kepada mereka. Angka kunjungan dimulai dari nol.',
    en: 'Demo customers go, with your answers to them. The figures of visits begin at nothing.',
  },
  backupFirst: {
    id: 'Sebelumnya semuanya disimpan dalam satu berkas cadangan; dengan memulihkannya, semua kembali. Setelah itu situs tertutup sampai Anda membukanya.',
    en: 'Everything is saved in a backup first; restoring it brings everything back. Afterwards the site is closed until you open it.',
  },
  begin: { id: 'Hapus data contoh…', en: 'Start clean…' },
  again: { id: 'Masukkan kata sandi Anda sekali lagi.', en: 'Enter your password once more.' },
  saving: { id: 'Langkah 1 dari 2: menyimpan cadangan…', en: 'Step 1 of 2: saving a backup…' },
  removing: { id: 'Langkah 2 dari 2: menghapus contoh…', en: 'Step 2 of 2: removing the demo…' },
  cleanFailed: {
    id: 'Gagal. Tidak ada yang dihapus. Lihat Pemeriksaan sistem, lalu coba lagi.',
    en: 'It failed. Nothing was removed. Look at System Check, then try again.',
  },
  done: {
    id: 'Data yang masih dari contoh sudah dihapus. Cadangannya: {file}',
    en: 'What was still the demo’s is gone. Its backup: {file}',
  },
  stays: {
    id: '{count} data contoh tetap ada karena sudah diubah: {lists}.',
    en: '{count} {count:entry|entries} of the demo {count:stays|stay}, because somebody changed {count:it|them}: {lists}.',
  },

  left: { id: 'Yang masih perlu dikerjakan', en: 'What is left to do' },
  leftHint: {
    id: 'Isian yang masih kosong atau masih dari contoh.',
    en: 'What is still empty or still the demo’s.',
  },
  leftOver: { id: '{count} lagi', en: '{count} left' },
  ready: { id: 'Siap', en: 'Ready' },
  readyOf: { id: '{ready} dari {parts} bagian siap', en: '{ready} of {parts} parts ready' },
  nothingLeft: { id: 'Semua sudah siap.', en: 'Everything is ready.' },
});

export const partTexts = messages('en', {
  contact: { id: 'Nama, kontak, jam, dan logo', en: 'Names, contact, hours and logo' },
  home: { id: 'Beranda', en: 'Home' },
  about: { id: 'Tentang Kami', en: 'About' },
  membership: { id: 'Membership', en: 'Membership' },
  lists: { id: 'Menu, outlet, dan daftar lain', en: 'Menu, outlets and other lists' },
  customers: {
    id: 'Pelanggan contoh (ikut terhapus)',
    en: 'Demo customers (a clean start takes them away)',
  },
  safety: { id: 'E-mail, cadangan, dan keamanan', en: 'Mail, backups and safety' },
});
