import { messages } from '../../messages.ts';

export const accountErrors = messages('around', {
  passwordNeeded: { id: 'Isi kata sandi Anda sekarang', en: 'Enter your current password' },
  codeNeeded: {
    id: 'Isi kode dari aplikasi autentikator Anda',
    en: 'Enter the code from your authenticator app',
  },
  wrongCode: {
    id: 'Kode ini salah atau sudah dipakai. Tunggu yang berikutnya.',
    en: 'This code is wrong or was already used. Wait for the next one.',
  },
  noPassword: { id: 'Pilih kata sandi', en: 'Choose a password' },
  noEmail: { id: 'Isi alamat e-mail', en: 'Enter an e-mail address' },
  noName: { id: 'Isi nama', en: 'Enter a name' },
  noRole: {
    id: 'Pilih pemilik, editor, manajer, atau kasir',
    en: 'Choose owner, editor, manager or cashier',
  },

  account: { id: 'Akun ini', en: 'This account' },
  device: { id: 'Perangkat ini', en: 'This device' },
  passkey: { id: 'Passkey ini', en: 'This passkey' },
  lastOwner: {
    id: 'Harus ada paling sedikit satu pemilik',
    en: 'There must be at least one owner',
  },
  own: {
    id: 'Ini akun Anda sendiri. Ubah di Akun saya.',
    en: 'This is your own account. Change it under My account.',
  },
  ownErase: {
    id: 'Ini akun Anda sendiri, dan Anda sedang memakainya. Minta pemilik lain untuk menghapusnya.',
    en: 'This is your own account, and you are using it. Ask another owner to delete it.',
  },
  ownerErase: {
    id: 'Ini akun seorang pemilik. Hapus akunnya di tab Akun dulu.',
    en: 'This is the account of an owner. Delete it under Accounts first.',
  },
  emailTaken: {
    id: 'Sudah ada akun dengan e-mail ini',
    en: 'An account with this e-mail already exists',
  },
  noSecondFactor: {
    id: 'Akun ini tidak memakai verifikasi dua langkah',
    en: 'This account has no two-step sign-in',
  },
  hasSecondFactor: {
    id: 'Verifikasi dua langkah sudah aktif',
    en: 'Two-step sign-in is already on',
  },
  anotherCode: {
    id: 'Mulai lagi: sementara itu kode lain sudah ditampilkan',
    en: 'Start again: another code was shown in the meantime',
  },
  passkeyTaken: { id: 'Passkey ini sudah ditambahkan', en: 'This passkey was already added' },
  tooManyPasskeys: {
    id: 'Passkey Anda sudah banyak. Hapus satu dulu.',
    en: 'You already have many passkeys. Remove one first.',
  },
  tooManyLogins: {
    id: 'Terlalu banyak yang sedang masuk. Coba lagi.',
    en: 'Too many people are logging in. Try again.',
  },

  fewCharacters: { id: 'Pakai lebih banyak karakter berbeda', en: 'Use more different characters' },
  firstGuess: {
    id: 'Kata sandi ini terlalu mudah ditebak',
    en: 'This password is among the first ones anybody would try',
  },
  mostlyOwn: {
    id: 'Jangan hanya memakai nama Anda, e-mail Anda, atau nama kedai',
    en: 'Use more than your name, your e-mail or the shop’s name',
  },
});

export const reauthenticationTexts = messages('en', {
  password: { id: 'Kata sandi Anda', en: 'Your password' },
  code: {
    id: 'Kode dari aplikasi, atau kode pemulihan',
    en: 'Code from the app, or a recovery code',
  },
  checking: { id: 'Memeriksa...', en: 'Checking...' },
});

export const accountTexts = messages('en', {
  search: { id: 'Cari akun', en: 'Search accounts' },
  add: { id: 'Tambah akun', en: 'Add account' },
  mayTitle: { id: 'Hak akses tiap peran', en: 'What each role may do' },
  mayHint: {
    id: 'Setiap orang hanya melihat yang dibutuhkan perannya.',
    en: 'Everyone sees only what their role needs.',
  },
  fetchFailed: { id: 'Akun gagal dimuat', en: 'Failed to fetch accounts' },
  noMatch: { id: 'Tidak ada akun yang cocok', en: 'No account matches' },

  you: { id: 'Anda', en: 'You' },
  owner: { id: 'Pemilik', en: 'Owner' },
  editor: { id: 'Editor', en: 'Editor' },
  manager: { id: 'Manajer', en: 'Manager' },
  cashier: { id: 'Kasir', en: 'Cashier' },
  disabledBadge: { id: 'dimatikan', en: 'disabled' },
  twoStepBadge: { id: 'dua langkah', en: 'two-step' },
  passkeyBadge: { id: 'passkey', en: 'passkey' },
  passwordNotChosen: { id: 'kata sandi belum dipilih', en: 'password not chosen yet' },
  lastSignedIn: { id: 'terakhir masuk', en: 'last signed in' },
  neverSignedIn: { id: 'belum pernah masuk', en: 'has not signed in yet' },
  editNamed: { id: 'Ubah {name}', en: 'Edit {name}' },
  deleteNamed: { id: 'Hapus {name}', en: 'Delete {name}' },
  signOutEverywhere: { id: 'Keluarkan dari semua perangkat', en: 'Sign out everywhere' },
  signOutNamed: { id: 'Keluarkan dari semua perangkat: {name}', en: 'Sign out everywhere: {name}' },
  newOneTime: { id: 'Kata sandi sekali pakai baru', en: 'New one-time password' },
  newOneTimeNamed: {
    id: 'Kata sandi sekali pakai baru: {name}',
    en: 'New one-time password: {name}',
  },
  resetPasswordNamed: { id: 'Atur ulang kata sandi: {name}', en: 'Reset password: {name}' },
  resetSecondFactor: { id: 'Atur ulang verifikasi dua langkah', en: 'Reset two-step sign-in' },
  resetSecondFactorNamed: {
    id: 'Atur ulang verifikasi dua langkah: {name}',
    en: 'Reset two-step sign-in: {name}',
  },

  name: { id: 'Nama', en: 'Name' },
  howToGetIn: {
    id: 'Setelah ditambahkan, Anda melihat kata sandi sekali pakai untuk diberikan kepadanya.',
    en: 'Once added, you see a one-time password to give to them.',
  },
  role: { id: 'Peran', en: 'Role' },
  ownerMay: { id: 'Semua akses', en: 'Everything' },
  editorMay: { id: 'Konten, menu, outlet, dan kotak masuk', en: 'Content, lists and the inbox' },
  managerMay: {
    id: 'Urusan harian outletnya: jam buka, menu habis, masukan, penukaran',
    en: 'Today at their outlets: hours, what is sold out, feedback, redemptions',
  },
  cashierMay: { id: 'Hanya menukarkan reward', en: 'Only redeems rewards' },
  onlyOwner: {
    id: 'Perannya tetap: tidak ada pemilik lain.',
    en: 'The role stays as it is: there is no other owner.',
  },
  outlets: { id: 'Bekerja di', en: 'Works at' },
  allOutlets: { id: 'Semua outlet', en: 'All outlets' },
  chosenOutlets: { id: 'Outlet pilihan', en: 'Chosen outlets' },
  outletsHint: {
    id: 'Masukan, jam buka, dan penukaran di outlet lain tidak terlihat olehnya.',
    en: 'They do not see the feedback, hours and redemptions of other outlets.',
  },
  outletsMissing: {
    id: 'Pilih paling sedikit satu outlet, atau semua outlet',
    en: 'Choose at least one outlet, or all outlets',
  },
  outletsFailed: { id: 'Outlet gagal dimuat', en: 'Failed to fetch outlets' },
  goneOutlets: {
    id: '{count} outlet yang sudah dihapus',
    en: '{count} deleted {count:outlet|outlets}',
  },
  makesOwner: {
    id: 'Pemilik boleh melakukan semua yang Anda boleh. Buktikan sekali lagi bahwa ini Anda.',
    en: 'An owner may do everything you may. Please confirm that it is you.',
  },
  changesOwner: {
    id: 'Ini akun seorang pemilik. Buktikan sekali lagi bahwa ini Anda.',
    en: 'This is the account of an owner. Please confirm that it is you.',
  },
  movesEmail: {
    id: 'Masuk, dan e-mail tentang akun ini, pindah ke alamat itu. Buktikan sekali lagi bahwa ini Anda.',
    en: 'Signing in, and mails about this account, move to that address. Please confirm that it is you.',
  },
  disabled: { id: 'Dimatikan: tidak bisa masuk', en: 'Disabled: cannot log in' },
  save: { id: 'Simpan', en: 'Save' },
  updated: { id: 'Akun diperbarui', en: 'Account updated successfully' },
  deleted: { id: 'Akun dihapus', en: 'Account deleted successfully' },
  signedOut: { id: 'Dikeluarkan dari semua perangkat', en: 'Signed out everywhere' },
  secondFactorReset: {
    id: 'Verifikasi dua langkah sudah diatur ulang',
    en: 'Two-step sign-in was reset',
  },

  askSignOut: {
    id: 'Keluarkan {name} dari setiap perangkat?',
    en: 'Sign {name} out on every device?',
  },
  askSignOutOwner: {
    id: 'Ini akun seorang pemilik. Buktikan sekali lagi bahwa ini Anda.',
    en: 'This is the account of an owner. Please confirm that it is you.',
  },
  signOut: { id: 'Keluarkan', en: 'Sign out' },
  askDelete: { id: 'Yakin hapus {name}?', en: 'Are you sure you want to delete {name}?' },
  askDeleteOwner: {
    id: 'Ini akun seorang pemilik, dan ia diberi tahu lewat e-mail. Buktikan sekali lagi bahwa ini Anda.',
    en: 'This is the account of an owner, who is told by mail. Please confirm that it is you.',
  },
  askPassword: { id: 'Beri {name} kata sandi baru?', en: 'Give {name} a new password?' },
  askPasswordHint: {
    id: 'Yang lama langsung tidak berlaku, passkey-nya dihapus, dan ia dikeluarkan dari semua perangkat dan diberi tahu lewat e-mail. Buktikan sekali lagi bahwa ini Anda.',
    en: 'The old one stops working at once, their passkeys are removed, and they are signed out everywhere and told by mail. Please confirm that it is you.',
  },
  resetPassword: { id: 'Atur ulang kata sandi', en: 'Reset password' },
  askSecondFactor: {
    id: 'Atur ulang verifikasi dua langkah {name}?',
    en: 'Reset the two-step sign-in of {name}?',
  },
  askSecondFactorHint: {
    id: 'Untuk ponsel yang hilang: ia bisa masuk dengan kata sandi saja sampai menyiapkannya lagi. Passkey-nya dihapus; ia dikeluarkan dari semua perangkat dan diberi tahu lewat e-mail. Buktikan sekali lagi bahwa ini Anda.',
    en: 'For a lost phone: the password alone lets them in until they set it up again. Their passkeys are removed; they are signed out everywhere and told by mail. Please confirm that it is you.',
  },
  reset: { id: 'Atur ulang', en: 'Reset' },

  oneTimePassword: { id: 'Kata sandi sekali pakai', en: 'One-time password' },
  oneTimeHint: {
    id: 'Berikan ini kepada {name}. Hanya ditampilkan sekarang, dan saat pertama masuk ia diminta memilih kata sandinya sendiri.',
    en: 'Give this to {name}. It is shown only now, and asks for a password of their own at the first login.',
  },
  done: { id: 'Selesai', en: 'Done' },
  login: { id: 'Halaman masuk: {address}', en: 'Login: {address}' },
  email: { id: 'E-mail: {address}', en: 'E-mail: {address}' },
  share: { id: 'Kirim lewat WhatsApp', en: 'Send by WhatsApp' },
  shareText: {
    id: 'Halo {name}, ini akun Anda:\n{login}\nE-mail: {email}\nKata sandi sekali pakai: {password}',
    en: 'Hello {name}, this is your account:\n{login}\nE-mail: {email}\nOne-time password: {password}',
    mixed:
      'Halo {name}, ini akun Anda:\n{login}\nE-mail: {email}\nKata sandi sekali pakai: {password}',
  },

  secondFactor: { id: 'Verifikasi dua langkah', en: 'Two-step sign-in' },
  secondFactorHint: {
    id: 'Pilih siapa yang harus mengonfirmasi setiap kali masuk dengan kode dari ponselnya. Yang belum menyiapkannya, termasuk Anda, akan langsung diminta menyiapkannya.',
    en: 'Choose who must confirm each sign-in with a code from their phone. Whoever has not set this up yet, you included, is asked to do so on the next page.',
  },
  secondFactorOff: { id: 'Belum diwajibkan.', en: 'Off.' },
  secondFactorUsed: {
    id: 'Dipakai {using} dari {accounts} akun.',
    en: '{using} of {accounts} {accounts:account uses|accounts use} it.',
  },
  secondFactorFailed: { id: 'Pengaturannya gagal dibaca', en: 'The setting could not be read' },
  secondFactorUpdated: {
    id: 'Verifikasi dua langkah diperbarui',
    en: 'Two-step sign-in updated successfully',
  },
  askLessSecondFactor: { id: '{who}: tidak wajib lagi?', en: '{who}: no longer required?' },
  askLessSecondFactorHint: {
    id: 'Yang belum menyiapkannya bisa masuk dengan kata sandi saja. Buktikan sekali lagi bahwa ini Anda.',
    en: 'For whoever has not set it up, the password alone will be enough. Please confirm that it is you.',
  },
  notRequired: { id: 'Tidak wajib lagi', en: 'No longer require it' },
  owners: { id: 'Pemilik', en: 'Owners' },
  editors: { id: 'Editor', en: 'Editors' },
  managers: { id: 'Manajer', en: 'Managers' },
  cashiers: { id: 'Kasir', en: 'Cashiers' },
});

export const accountThings = messages('en', { account: { id: 'akun', en: 'the account' } });

export const accountHeadings = messages('en', {
  role: { id: 'Peran', en: 'Role' },
  outletIds: { id: 'Outlet', en: 'Outlets' },
  voice: { id: 'Bahasa', en: 'Voice' },
  mustChangePassword: { id: 'Harus ganti kata sandi', en: 'Must change password' },
  disabled: { id: 'Dinonaktifkan', en: 'Disabled' },
  secondFactor: { id: 'Verifikasi dua langkah', en: 'Second factor' },
  passkeys: { id: 'Passkey', en: 'Passkeys' },
  signedInAt: { id: 'Masuk terakhir (WIB)', en: 'Signed in (WIB)' },
});
