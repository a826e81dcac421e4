import { messages } from '../../../messages.ts';

export const ownAccountTexts = messages('en', {
  signIn: { id: 'Cara masuk', en: 'Signing in' },
  signInHint: { id: 'Anda masuk sebagai {email}.', en: 'You sign in as {email}.' },
  password: { id: 'Kata sandi', en: 'Password' },
  passwordHint: {
    id: 'Kata sandi baru mengeluarkan Anda dari semua perangkat lain.',
    en: 'A new password signs you out everywhere else.',
  },
  currentPassword: { id: 'Kata sandi sekarang', en: 'Current password' },
  changePassword: { id: 'Ganti kata sandi', en: 'Change password' },

  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  dashboardHint: { id: 'Hanya berlaku untuk akun Anda.', en: 'Only for you.' },
  language: { id: 'Bahasa', en: 'Language' },
  languageHint: {
    id: 'Bahasa dasbor dan e-mail untuk Anda. Campuran: tiap tab dengan bahasanya sendiri.',
    en: 'Of the dashboard, and of mails to you. Mixed: each tab has a language of its own.',
  },

  secondFactor: { id: 'Verifikasi dua langkah', en: 'Two-step sign-in' },
  secondFactorFailed: {
    id: 'Verifikasi dua langkah gagal dibaca',
    en: 'Two-step sign-in could not be read',
  },
  secondFactorHint: {
    id: 'Selain kata sandi, perlu kode dari aplikasi di ponsel Anda. Orang lain tidak bisa masuk meski tahu kata sandi Anda.',
    en: 'Besides the password, a code from an app on your phone. Someone who learns your password still cannot get in.',
  },
  setUp: { id: 'Siapkan', en: 'Set up' },
  onSince: { id: '{on} sejak {day}', en: '{on} since {day}' },
  on: { id: 'aktif', en: 'on' },
  isRequired: { id: '(diwajibkan untuk peran Anda)', en: '(required for your role)' },
  codesLeft: {
    id: 'Sisa {left} dari {all} kode pemulihan',
    en: '{left} of {all} recovery codes left',
  },
  fewLeft: { id: '– buat yang baru sekarang', en: '– make new ones now' },
  setUpTitle: { id: 'Siapkan verifikasi dua langkah', en: 'Set up two-step sign-in' },
  newCodes: { id: 'Kode pemulihan baru', en: 'New recovery codes' },
  newCodesHint: {
    id: 'Kode yang Anda punya sekarang tidak berlaku lagi.',
    en: 'The codes you have now stop working.',
  },
  makeCodes: { id: 'Buat kode baru', en: 'Make new codes' },
  turnOffTitle: { id: 'Matikan verifikasi dua langkah', en: 'Turn off two-step sign-in' },
  turnOff: { id: 'Matikan', en: 'Turn off' },
  turnOffHint: {
    id: 'Sejak itu kata sandi saja cukup untuk masuk. Untuk ponsel lain, matikan di sini lalu siapkan di sana.',
    en: 'From then on the password alone lets you in. For another phone, turn it off here and set it up there.',
  },
  leaveCodes: {
    id: 'Tutup tanpa menyimpan kode pemulihan?',
    en: 'Close without keeping the recovery codes?',
  },
  leaveCodesHint: {
    id: 'Kodenya tidak ditampilkan lagi. Tanpa itu, Anda tidak bisa masuk bila ponsel hilang.',
    en: 'They are not shown again. Without them, a lost phone locks you out.',
  },
  close: { id: 'Tutup', en: 'Close' },
  backToCodes: { id: 'Kembali ke kodenya', en: 'Back to the codes' },

  requiredTitle: { id: 'Satu langkah lagi, {name}', en: 'One more step, {name}' },
  requiredHint: {
    id: 'Pemilik meminta semua yang berperan seperti Anda memakai verifikasi dua langkah: selain kata sandi, sebuah kode dari ponsel Anda. Perlu dua menit.',
    en: 'The owner asks everybody with your role for two-step sign-in: besides the password, a code from your phone. It takes two minutes.',
  },
  setUpHint: {
    id: 'Anda perlu aplikasi autentikator di ponsel, misalnya Google Authenticator, Aegis, atau pengelola kata sandi. Isi kata sandi Anda sekali lagi dulu.',
    en: 'You need an authenticator app on your phone, such as Google Authenticator, Aegis or a password manager. First enter your password again.',
  },
  continue: { id: 'Lanjut', en: 'Continue' },
  setUpFailed: { id: 'Gagal menyiapkan', en: 'Set-up Failed' },
  scan: { id: 'Pindai ini dengan aplikasinya.', en: 'Scan this with the app.' },
  qrCode: { id: 'Kode QR untuk aplikasi autentikator', en: 'QR code for the authenticator app' },
  typeKey: { id: 'Atau ketik kunci ini di sana:', en: 'Or type this key into it:' },
  typeDigits: {
    id: 'Isi enam angka yang ditampilkannya.',
    en: 'Enter the six digits that it shows.',
  },
  code: { id: 'Kode', en: 'Code' },
  checking: { id: 'Memeriksa...', en: 'Checking...' },
  switchOn: { id: 'Aktifkan', en: 'Switch on' },

  recoveryCodes: { id: 'Kode pemulihan', en: 'Recovery codes' },
  recoveryTitle: { id: 'Kode pemulihan untuk {host}', en: 'Recovery codes for {host}' },
  recoveryFile: {
    id: 'Setiap kode berlaku sekali, sebagai ganti kode dari aplikasi.',
    en: 'Each works once, instead of the code of the app.',
  },
  recoveryHint: {
    id: 'Simpan kode ini terpisah dari ponsel Anda, sebaiknya di kertas. Setiap kode bisa dipakai sekali untuk masuk bila ponsel hilang. {once}',
    en: 'Keep these codes away from your phone, best on paper. Each lets you in once if the phone is lost. {once}',
  },
  shownOnce: { id: 'Hanya ditampilkan sekarang.', en: 'They are shown only now.' },
  download: { id: 'Unduh', en: 'Download' },
  print: { id: 'Cetak', en: 'Print' },
  kept: { id: 'Sudah saya simpan', en: 'I have saved them' },

  passkeys: { id: 'Sidik jari atau wajah (passkey)', en: 'Finger or face (passkey)' },
  passkeysHint: {
    id: 'Masuk seperti membuka kunci ponsel, tanpa kata sandi dan tanpa kode.',
    en: 'Sign in as you unlock your phone, without password and code.',
  },
  addPasskey: { id: 'Tambah passkey', en: 'Add a passkey' },
  passkeysFailed: { id: 'Passkey Anda gagal dibaca', en: 'Your passkeys could not be read' },
  noPasskeys: {
    id: 'Anda belum punya passkey: dengan itu Anda masuk seperti membuka kunci ponsel, tanpa kata sandi dan kode.',
    en: 'You have no passkey yet: with one you sign in as you unlock your phone, without password and code.',
  },
  renameTitle: { id: 'Ganti nama passkey', en: 'Rename the passkey' },
  save: { id: 'Simpan', en: 'Save' },
  removeTitle: { id: 'Hapus passkey “{name}”?', en: 'Remove the passkey “{name}”?' },
  removeHint: {
    id: 'Passkey ini tidak bisa dipakai masuk lagi. Bila perangkatnya hilang, keluarkan juga di bawah; bila masih Anda pakai, hapus juga dari kata sandi di perangkat itu.',
    en: 'It no longer lets anybody in. If the device is lost, sign it out below as well; if you still use it, delete the passkey there, too.',
  },
  remove: { id: 'Hapus', en: 'Remove' },
  lastUsed: { id: 'Terakhir dipakai {time}', en: 'Last used {time}' },
  notUsed: { id: 'Belum pernah dipakai', en: 'Not used yet' },
  added: { id: 'Ditambahkan {day}', en: 'Added {day}' },
  renameNamed: { id: 'Ganti nama {name}', en: 'Rename {name}' },
  removeNamed: { id: 'Hapus {name}', en: 'Remove {name}' },
  passkeyAdded: { id: 'Passkey ditambahkan', en: 'Passkey added' },
  passkeyRenamed: { id: 'Nama passkey diganti', en: 'Passkey renamed' },
  passkeyName: { id: 'Nama', en: 'Name' },
  passkeyNameHint: {
    id: 'Agar Anda mengenalinya di daftar: perangkat atau pengelola kata sandi yang menyimpannya.',
    en: 'So that you recognise it in the list: the device or the password manager that keeps it.',
  },
  createPasskey: { id: 'Buat passkey', en: 'Create passkey' },
  createHint: {
    id: 'Buktikan sekali lagi bahwa ini Anda. Lalu browser bertanya di mana passkey disimpan.',
    en: 'First confirm that it is you. Then your browser asks where to keep the passkey.',
  },
  oneMoment: { id: 'Sebentar...', en: 'One moment...' },

  devices: { id: 'Perangkat Anda', en: 'Your devices' },
  devicesHint: {
    id: 'Perangkat yang sedang masuk ke akun Anda. Ganti kata sandi bila ada yang tidak Anda kenal.',
    en: 'Where you are signed in. Change your password if you do not recognise one of them.',
  },
  fewDevices: { id: 'Tampilkan lebih sedikit', en: 'Show fewer' },
  allDevices: { id: 'Tampilkan semua {count}', en: 'Show all {count}' },
  devicesFailed: { id: 'Perangkat Anda gagal dibaca', en: 'Your devices could not be read' },
  signOut: { id: 'Keluarkan', en: 'Sign out' },
  signOutOthers: { id: 'Keluarkan semua yang lain', en: 'Sign out all others' },
  signOutFailed: { id: 'Gagal mengeluarkan', en: 'Sign-out Failed' },
  signedOutThere: { id: 'Sudah keluar dari perangkat itu', en: 'Signed out on that device' },
  signedOutOthers: {
    id: 'Sudah keluar dari semua perangkat lain',
    en: 'Signed out everywhere else',
  },
  thisDevice: { id: 'Perangkat ini', en: 'This device' },
  signedIn: { id: 'Masuk {time}', en: 'Signed in {time}' },
  signOutNamed: {
    id: 'Keluarkan {device}, masuk {time}',
    en: 'Sign out {device}, signed in {time}',
  },
  browserOn: { id: '{browser} di {system}', en: '{browser} on {system}' },
  unknownBrowser: { id: 'Browser tak dikenal', en: 'Unknown browser' },
  unknownSystem: { id: 'sistem tak dikenal', en: 'an unknown system' },
});

export const appearanceTexts = messages('around', {
  title: { id: 'Tampilan', en: 'Appearance' },
  hint: {
    id: 'Berlaku di browser ini. Tema gelap nyaman di malam hari.',
    en: 'Of the dashboard, in this browser. Dark is easier on the eyes at night.',
  },
  system: { id: 'Ikut perangkat', en: 'As the device' },
  light: { id: 'Terang', en: 'Light' },
  dark: { id: 'Gelap', en: 'Dark' },
});
