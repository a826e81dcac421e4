import { messages } from '../../messages.ts';

export const rewardTexts = messages('id', {
  camera: { id: 'Kamera', en: 'Camera' },
  scan: { id: 'Pindai dengan kamera', en: 'Scan with the camera' },
  aim: { id: 'Arahkan kamera ke barcode pelanggan.', en: 'Point the camera at the barcode.' },
  notOurs: { id: 'Ini bukan barcode reward.', en: 'This is not a reward barcode.' },
  cameraOff: { id: 'Matikan kamera', en: 'Turn the camera off' },
  cameraDenied: {
    id: 'Kamera tidak diizinkan. Izinkan kamera untuk situs ini di pengaturan browser, atau ketik kodenya di bawah.',
    en: 'The camera is not allowed. Allow it for this site in the browser’s settings, or type the code below.',
  },
  cameraMissing: {
    id: 'Tidak ada kamera di perangkat ini. Ketik kodenya di bawah.',
    en: 'This device has no camera. Type the code below.',
  },
  cameraFails: {
    id: 'Kamera tidak bisa dipakai sekarang. Ketik kodenya di bawah.',
    en: 'The camera cannot be used right now. Type the code below.',
  },

  code: { id: 'Kode reward', en: 'Reward code' },
  codeHint: {
    id: '16 huruf dan angka, misalnya ABCD\u00a02345\u00a0EFGH\u00a06789',
    en: '16 letters and digits, like ABCD\u00a02345\u00a0EFGH\u00a06789',
  },
  check: { id: 'Periksa kode', en: 'Check code' },
  wrongLetter: {
    id: 'Karakter ke-{place} adalah huruf {letter}, yang tidak pernah ada dalam kode. Periksa lagi.',
    en: 'Character {place} is the letter {letter}, which is never in a code. Check it again.',
  },
  wrongDigit: {
    id: 'Karakter ke-{place} adalah angka {digit}, yang tidak pernah ada dalam kode. Periksa lagi.',
    en: 'Character {place} is the digit {digit}, which is never in a code. Check it again.',
  },
  wrongLength: {
    id: 'Kode terdiri dari {length} huruf dan angka; yang diketik {typed}.',
    en: 'A code has {length} letters and digits; you typed {typed}.',
  },

  reward: { id: 'Reward', en: 'Reward' },
  valid: { id: 'Berlaku', en: 'Valid' },
  until: { id: 'sampai {when} WIB', en: 'until {when} WIB' },
  redeem: { id: 'Tukarkan', en: 'Redeem' },
  cancel: { id: 'Batal', en: 'Cancel' },

  redeemed: { id: 'Berhasil ditukarkan', en: 'Redeemed' },
  justNow: { id: 'Baru saja Anda tukarkan', en: 'You redeemed it just now' },
  refused: { id: 'Ditolak', en: 'Refused' },
  unsure: {
    id: 'Tidak bisa memastikan. Jangan berikan minuman.',
    en: 'Not certain. Do not hand out the drink.',
  },
  for: { id: 'untuk {name}', en: 'for {name}' },
  onlyOnce: {
    id: 'Berikan hanya bila minumannya belum diberikan.',
    en: 'Hand it out only if the drink has not been given yet.',
  },
  checkConnection: {
    id: 'Periksa koneksi internet, lalu coba lagi.',
    en: 'Check the internet connection, then try again.',
  },
  again: { id: 'Coba lagi', en: 'Try again' },
  back: { id: 'Kembali', en: 'Back' },
  correct: { id: 'Perbaiki kode', en: 'Correct the code' },
  next: { id: 'Pindai berikutnya', en: 'Scan the next one' },

  outlet: { id: 'Nama outlet', en: 'Outlet' },
  outletHint: {
    id: 'Pilihan ini diingat di perangkat ini dan dicatat pada setiap penukaran',
    en: 'Remembered on this device, and recorded with every redemption',
  },
  where: { id: 'Outlet', en: 'Outlet' },
  whereHint: {
    id: 'Pilihan ini diingat di perangkat ini. Setiap penukaran dicatat untuk outlet ini.',
    en: 'Remembered on this device. Every redemption is recorded at this outlet.',
  },
  whereFailed: { id: 'Outlet gagal dimuat', en: 'Failed to fetch outlets' },
  firstStep: { id: 'Anda di outlet mana?', en: 'Which outlet are you at?' },
  chooseOutlet: { id: 'Pilih outlet Anda dulu', en: 'Choose your outlet first' },
  noOutlet: {
    id: 'Outlet Anda sudah dihapus. Minta pemilik memilihkan yang lain di tab Akun.',
    en: 'Your outlet was deleted. Ask the owner to choose another one under Accounts.',
  },
  sound: { id: 'Bunyi saat kode diperiksa', en: 'A sound when a code is checked' },

  today: { id: 'Hari ini', en: 'Today' },
  todayCount: { id: 'Hari ini ({count})', en: 'Today ({count})' },
  redeemedToday: { id: 'Ditukarkan hari ini', en: 'Redeemed today' },
  redeemedTodayCount: { id: 'Ditukarkan hari ini ({count})', en: 'Redeemed today ({count})' },
  redeemedAll: { id: 'Semua yang ditukarkan hari ini', en: 'All redeemed today' },
  todayFailed: {
    id: 'Daftar hari ini belum bisa dimuat.',
    en: 'Today’s list could not be loaded.',
  },
  todayNone: { id: 'Belum ada penukaran hari ini.', en: 'Nothing has been redeemed today yet.' },
  stepsTitle: { id: 'Cara menukarkan', en: 'How to redeem' },
  stepCode: {
    id: 'Ketik atau pindai kode pelanggan.',
    en: 'Type or scan the customer’s code.',
  },
  stepCheck: {
    id: 'Cocokkan nama dan reward yang muncul.',
    en: 'Compare the name and the reward that appear.',
  },
  stepRedeem: {
    id: 'Tekan Tukarkan. Berikan rewardnya setelah layar hijau.',
    en: 'Press Redeem. Hand out the reward once the screen is green.',
  },
  undoOf: { id: 'Batalkan penukaran {name}', en: 'Undo the redemption of {name}' },
  undoThis: { id: 'Batalkan penukaran ini', en: 'Undo this redemption' },
  undoTitle: { id: 'Batalkan penukaran?', en: 'Undo the redemption?' },
  undoRedemption: { id: 'Batalkan penukaran', en: 'Undo the redemption' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonMissing: { id: 'Tulis alasannya', en: 'Write the reason' },
  undone: { id: 'Penukaran dibatalkan', en: 'Redemption undone' },
  undoneDetail: { id: '{name} bisa menukarkan lagi.', en: '{name} can redeem it again.' },

  unknown: {
    id: 'Kode tidak dikenal. Periksa lagi huruf dan angkanya.',
    en: 'Unknown code. Check its letters and digits again.',
  },
  tooMany: {
    id: 'Terlalu banyak kode yang tidak dikenal. Tunggu sebentar, lalu coba lagi.',
    en: 'Too many unknown codes. Wait a moment, then try again.',
  },
  changed: {
    id: 'Status kode ini baru saja berubah. Periksa lagi.',
    en: 'This code has just changed. Check it again.',
  },
  notUsed: { id: 'Kode ini belum digunakan', en: 'This code has not been used yet' },
  erased: { id: 'Data pelanggan sudah dihapus', en: 'The customer’s data was erased' },
  ratingGone: {
    id: 'Ratingnya sudah dihapus: penukaran ini tetap tercatat',
    en: 'Its rating was deleted: this redemption stays on record',
  },
  void: {
    id: 'Dibatalkan. Kode ini tidak berlaku lagi.',
    en: 'Cancelled. This code is not valid any more.',
  },
  expired: { id: 'Masa berlaku habis {when}', en: 'Expired {when}' },
  used: { id: 'Sudah digunakan {when} oleh {who}', en: 'Used {when} by {who}' },
  usedAt: {
    id: 'Sudah digunakan {when} oleh {who} di {place}',
    en: 'Used {when} by {who} at {place}',
  },
});

export const rewardThings = messages('en', { reward: { id: 'reward', en: 'the reward' } });
