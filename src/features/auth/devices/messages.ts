import { messages } from '../../../messages.ts';

export const securityMailTexts = {
  subject: messages('id', {
    'new-device': {
      id: 'Ada yang masuk ke akun Anda dari perangkat baru',
      en: 'Somebody signed in to your account from a new device',
    },
    'second-factor-on': {
      id: 'Verifikasi dua langkah diaktifkan',
      en: 'Two-step sign-in was switched on',
    },
    'second-factor-off': {
      id: 'Verifikasi dua langkah dimatikan',
      en: 'Two-step sign-in was switched off',
    },
    'recovery-code': {
      id: 'Kode pemulihan dipakai untuk masuk',
      en: 'A recovery code was used to sign in',
    },
    'recovery-codes': { id: 'Kode pemulihan baru dibuat', en: 'New recovery codes were made' },
    'passkey-added': {
      id: 'Passkey ditambahkan ke akun Anda',
      en: 'A passkey was added to your account',
    },
    'passkey-removed': {
      id: 'Passkey dihapus dari akun Anda',
      en: 'A passkey was removed from your account',
    },
    'password-changed': { id: 'Kata sandi Anda diganti', en: 'Your password was changed' },
    'password-reset': { id: 'Kata sandi Anda diatur ulang', en: 'Your password was reset' },
    'role-changed': { id: 'Peran akun Anda diubah', en: 'The role of your account was changed' },
    'email-changed': {
      id: 'Alamat e-mail akun Anda diganti',
      en: 'The e-mail address of your account was changed',
    },
    'account-disabled': { id: 'Akun Anda dimatikan', en: 'Your account was disabled' },
    'account-deleted': { id: 'Akun Anda dihapus', en: 'Your account was deleted' },
    'wrong-codes': { id: 'Ada yang tahu kata sandi Anda', en: 'Somebody knows your password' },
  }),
  text: messages('id', {
    'new-device': {
      id: 'Ada yang baru saja masuk ke akun Anda, dari browser yang belum pernah dipakai.',
      en: 'Somebody has just signed in to your account, from a browser that was never used before.',
    },
    'second-factor-on': {
      id: 'Mulai sekarang, untuk masuk ke akun Anda perlu kata sandi dan kode dari aplikasi autentikator.',
      en: 'From now on, signing in to your account takes the password and a code from the authenticator app.',
    },
    'second-factor-off': {
      id: 'Mulai sekarang, untuk masuk ke akun Anda cukup kata sandi.',
      en: 'From now on, signing in to your account takes the password only.',
    },
    'recovery-code': {
      id: 'Ada yang baru saja masuk ke akun Anda dengan kode pemulihan. Kode itu tidak berlaku lagi.',
      en: 'Somebody has just signed in to your account with a recovery code. That code no longer works.',
    },
    'recovery-codes': {
      id: 'Kode pemulihan yang lama tidak berlaku lagi.',
      en: 'The earlier recovery codes no longer work.',
    },
    'passkey-added': {
      id: 'Mulai sekarang, passkey itu juga bisa dipakai untuk masuk ke akun Anda, tanpa kata sandi dan tanpa kode.',
      en: 'From now on, that passkey also signs in to your account, without password and without code.',
    },
    'passkey-removed': {
      id: 'Passkey itu tidak bisa lagi dipakai untuk masuk ke akun Anda.',
      en: 'That passkey no longer signs in to your account.',
    },
    'password-changed': {
      id: 'Kata sandi akun Anda baru saja diganti. Semua perangkat lain dikeluarkan.',
      en: 'The password of your account was just changed. All other devices were signed out.',
    },
    'password-reset': {
      id: 'Kata sandi lama Anda tidak berlaku lagi, dan semua perangkat dikeluarkan. Anda menerima kata sandi sekali pakai dari pemilik kedai.',
      en: 'Your old password no longer works, and all devices were signed out. The owner of the shop gives you a one-time password.',
    },
    'role-changed': {
      id: 'Mulai sekarang, yang bisa Anda lakukan di dasbor berbeda dari sebelumnya.',
      en: 'From now on, what you can do in the dashboard is different.',
    },
    'email-changed': {
      id: 'Mulai sekarang, akun Anda memakai alamat e-mail lain: untuk masuk, dan untuk e-mail seperti ini. Alamat ini tidak berlaku lagi.',
      en: 'From now on, your account has another e-mail address, for signing in and for mails like this one. This address no longer works.',
    },
    'account-disabled': {
      id: 'Anda tidak bisa lagi masuk ke dasbor, dan dikeluarkan dari semua perangkat.',
      en: 'You can no longer sign in to the dashboard, and were signed out on all devices.',
    },
    'account-deleted': {
      id: 'Akun Anda di dasbor sudah tidak ada, jadi Anda tidak bisa lagi masuk.',
      en: 'Your account in the dashboard no longer exists, so you can no longer sign in.',
    },
    'wrong-codes': {
      id: 'Seseorang memasukkan kata sandi Anda dengan benar, lalu berkali-kali salah memasukkan kode. Ia belum berhasil masuk.',
      en: 'Somebody entered your password correctly, and then wrong codes many times. They have not got in.',
    },
  }),
};

export const securityMailParts = messages('id', {
  time: { id: 'Waktu', en: 'Time' },
  device: { id: 'Perangkat', en: 'Device' },
  browserOn: { id: '{browser} di {system}', en: '{browser} on {system}' },
  unknownBrowser: { id: 'Browser tidak dikenal', en: 'Unknown browser' },
  unknownSystem: { id: 'sistem tidak dikenal', en: 'an unknown system' },
  address: { id: 'Alamat IP', en: 'IP address' },
  place: { id: 'Tempat', en: 'Place' },
  about: { id: '{place} (perkiraan)', en: '{place} (roughly)' },
  unknownPlace: { id: 'Tidak diketahui', en: 'Unknown' },
  by: { id: 'Oleh', en: 'By' },
  owner: { id: 'Pemilik atau pengelola server', en: 'The owner, or who runs the server' },
  open: { id: 'Buka akun saya', en: 'Open my account' },
  wrongCodes: {
    id: 'Jika itu bukan Anda, ganti kata sandi Anda sekarang, dari perangkat yang biasa Anda pakai.',
    en: 'If that was not you, change your password now, from a device that you know.',
  },
  advice: {
    id: 'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan: ganti kata sandi Anda sekarang, keluarkan semua perangkat lain, dan beri tahu pemilik kedai.',
    en: 'If that was you, there is nothing to do. If not: change your password now, sign out all other devices, and tell the owner of the shop.',
  },
  adviceGone: {
    id: 'Jika Anda tidak tahu sebabnya, tanyakan kepada pemilik kedai atau pengelola server.',
    en: 'If you do not know why, ask an owner of the shop, or who runs the server.',
  },
  advicePasskey: {
    id: 'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan: hapus passkey itu, ganti kata sandi Anda sekarang, keluarkan semua perangkat lain, dan beri tahu pemilik kedai.',
    en: 'If that was you, there is nothing to do. If not: remove that passkey, change your password now, sign out all other devices, and tell the owner of the shop.',
  },
});
