import { messages } from '../../messages.ts';

export const authTexts = messages('around', {
  required: { id: 'Isi semua kolom', en: 'Please fill in all fields' },
  wrong: { id: 'E-mail atau kata sandi salah', en: 'Invalid e-mail or password' },
  welcome: {
    id: 'Berhasil masuk! Membuka dasbor...',
    en: 'Login successful! Redirecting to admin...',
  },
  changed: { id: 'Kata sandi diganti', en: 'Password changed' },
  changedMeanwhile: {
    id: 'Kata sandinya baru saja diganti. Silakan masuk lagi.',
    en: 'The password has just been changed. Please log in again.',
  },
  changeFirst: {
    id: 'Pilih kata sandi Anda sendiri dahulu',
    en: 'Choose a password of your own first',
  },
  setUpFirst: { id: 'Siapkan verifikasi dua langkah dahulu', en: 'Set up two-step sign-in first' },
  wrongPassword: {
    id: 'Ini bukan kata sandi Anda sekarang',
    en: 'This is not your current password',
  },
  usedHere: {
    id: 'Pilih kata sandi yang belum pernah Anda pakai di sini',
    en: 'Choose a password you have not used here',
  },
  beginAgain: { id: 'Mulai lagi penyiapannya', en: 'Begin the set-up again' },
  notThisCode: {
    id: 'Bukan ini kode yang ditampilkan aplikasi sekarang. Periksa jam ponselnya.',
    en: 'This is not the code the app shows now. Check the clock of the phone.',
  },
  noOrigin: {
    id: 'Permintaan ini tidak menyebutkan dari situs mana asalnya',
    en: 'This request does not say which site it comes from',
  },
  secondFactorOff: { id: 'Verifikasi dua langkah dimatikan', en: 'Two-step sign-in is off' },
  signedOutThere: { id: 'Sudah keluar dari perangkat itu', en: 'Signed out on that device' },
  signedOutOthers: {
    id: 'Sudah keluar dari {count} perangkat lain',
    en: 'Signed out on {count} other {count:device|devices}',
  },
});

export const authThings = messages('en', {
  login: { id: 'login', en: 'a login' },
  logout: { id: 'login', en: 'a login' },
  session: { id: 'sesi', en: 'a session' },
  password: { id: 'kata sandi', en: 'a password' },
  passkey: { id: 'passkey', en: 'the passkey' },
  'second-factor': { id: 'verifikasi dua langkah', en: 'two-step sign-in' },
  'sign-in': { id: 'cara staf masuk', en: 'how staff sign in' },
});
