import { messages } from '../../../messages.ts';

/** The page's script takes these texts and no others, to stay small. */
export const loginTexts = messages('en', {
  title: { id: 'Masuk sebagai staf', en: 'Staff sign in' },
  choosePassword: { id: 'Pilih kata sandi Anda', en: 'Choose your password' },
  forgotten: {
    id: 'Lupa kata sandi? Mintalah yang baru kepada pemilik.',
    en: 'Forgotten your password? Ask the owner for a new one.',
  },
  password: { id: 'Kata sandi', en: 'Password' },
  codeOrRecovery: {
    id: 'Kode dari aplikasi, atau kode pemulihan',
    en: 'Code from the app, or a recovery code',
  },
  signIn: { id: 'Masuk', en: 'Sign In' },
  signingIn: { id: 'Sedang masuk...', en: 'Signing in...' },
  welcome: {
    id: 'Berhasil masuk! Membuka dasbor...',
    en: 'Login successful! Redirecting to admin...',
  },
  failedTitle: { id: 'Gagal masuk', en: 'Login Failed' },
  failed: { id: 'Gagal masuk', en: 'Login failed' },
  error: { id: 'Belum lengkap', en: 'Error' },
  required: { id: 'Isi semua kolom', en: 'Please fill in all fields' },
  noEmail: { id: 'Isi alamat e-mail Anda', en: 'Enter your e-mail address' },
  notEmail: {
    id: 'Isi alamat e-mail lengkap, misalnya nama@contoh.com',
    en: 'Enter a complete e-mail address, like name@example.com',
  },
  noPassword: { id: 'Isi kata sandi Anda', en: 'Enter your password' },
  noCode: { id: 'Isi kodenya', en: 'Enter the code' },
  noRecoveryCode: { id: 'Isi kode pemulihannya', en: 'Enter the recovery code' },

  code: { id: 'Kode', en: 'Code' },
  recoveryCode: { id: 'Kode pemulihan', en: 'Recovery code' },
  codeHint: {
    id: 'Isi enam angka yang ditampilkan aplikasi autentikator Anda sekarang.',
    en: 'Enter the six digits that your authenticator app shows now.',
  },
  recoveryHint: {
    id: 'Setiap kode pemulihan berlaku sekali.',
    en: 'Each recovery code works once.',
  },
  useApp: { id: 'Pakai aplikasi', en: 'Use the app' },
  useRecovery: { id: 'Pakai kode pemulihan', en: 'Use a recovery code' },
  back: { id: 'Kembali', en: 'Back' },

  oneTime: {
    id: 'Kata sandi ini hanya berlaku sekali. Pilih kata sandi Anda sendiri.',
    en: 'This password works once. Choose one of your own.',
  },
  newPassword: { id: 'Kata sandi baru', en: 'New password' },
  savePassword: { id: 'Simpan kata sandi', en: 'Save password' },
  saving: { id: 'Menyimpan...', en: 'Saving...' },
  changed: { id: 'Kata sandi diganti', en: 'Password changed' },
  passwordHint: {
    id: 'Paling sedikit {min} karakter; kalimat pendek itu bagus. 100.000 kata sandi yang paling umum ditolak, juga nama Anda dan nama kedai.',
    en: 'At least {min} characters; a short sentence is good. The 100,000 most common passwords are refused, and so are your name and the shop’s.',
  },
  showPassword: { id: 'Tampilkan kata sandi', en: 'Show password' },
  hidePassword: { id: 'Sembunyikan kata sandi', en: 'Hide password' },
  show: { id: 'Tampilkan', en: 'Show' },
  hide: { id: 'Sembunyikan', en: 'Hide' },

  usePasskey: { id: 'Pakai passkey', en: 'Use a passkey' },
  waiting: { id: 'Menunggu perangkat Anda...', en: 'Waiting for your device...' },
});
