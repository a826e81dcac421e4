import { messages } from '../../../messages.ts';

export const staffTexts = messages('en', {
  many: { id: 'Rating dan reward', en: 'Ratings and rewards' },
  search: { id: 'Cari nama, e-mail, atau nomor', en: 'Search name, e-mail or number' },
  all: { id: 'Semua rating', en: 'All ratings' },
  failed: { id: 'Rating gagal dimuat', en: 'Failed to fetch ratings' },
  none: { id: 'Belum ada rating', en: 'No ratings yet' },
  noneHint: {
    id: 'Kiriman pelanggan dari halaman rating muncul di sini.',
    en: 'What customers send from the rating page arrives here.',
  },
  noMatch: { id: 'Tidak ada rating yang cocok', en: 'No rating matches' },
  thisRating: { id: 'Rating ini', en: 'This rating' },

  pending: { id: 'Menunggu', en: 'Pending' },
  verified: { id: 'Terverifikasi', en: 'Verified' },
  sent: { id: 'Terkirim', en: 'Sent' },
  redeemed: { id: 'Ditukarkan', en: 'Redeemed' },
  rejected: { id: 'Ditolak', en: 'Rejected' },

  mailSentVoid: { id: 'E-mail terkirim, kode dibatalkan', en: 'Email sent, code void' },
  codeVoid: { id: 'Kode dibatalkan', en: 'Code void' },
  mailPending: { id: 'E-mail menunggu', en: 'Email pending' },
  rewardUnsent: { id: 'Reward belum terkirim', en: 'Reward not sent yet' },
  mailFailed: { id: 'E-mail gagal', en: 'Mail failed' },
  lateDays: { id: 'Terlambat {days} hari', en: '{days} {days:day|days} late' },
  lateHours: { id: 'Terlambat {hours} jam', en: '{hours} {hours:hour|hours} late' },
  waitingSince: { id: 'Menunggu, belum sehari kerja', en: 'Waiting less than a working day' },
  dueFor: { id: 'Saatnya diperiksa: menunggu {time}', en: 'Due: waiting for {time}' },
  lateFor: { id: '{late}: menunggu {time}', en: '{late}: waiting for {time}' },
  workingDays: { id: '{days} hari kerja', en: '{days} working {days:day|days}' },
  workingDaysAndHours: {
    id: '{days} hari kerja dan {hours} jam',
    en: '{days} working {days:day|days} and {hours} {hours:hour|hours}',
  },
  numberAgain: { id: 'Nomor sama', en: 'Same number' },
  emailAgain: { id: 'E-mail sama', en: 'Same e-mail' },
  pictureAgain: { id: 'Gambar sama', en: 'Same picture' },
  sameNumber: {
    id: '{count} rating lain memakai nomor WhatsApp yang sama',
    en: '{count} other {count:rating has|ratings have} the same WhatsApp number',
  },
  sameEmail: {
    id: '{count} rating lain memakai alamat e-mail yang sama',
    en: '{count} other {count:rating has|ratings have} the same e-mail address',
  },
  samePicture: {
    id: '{count} rating lain memakai gambar yang sama',
    en: '{count} other {count:rating has|ratings have} the same picture',
  },
  showTogether: { id: 'Tampilkan bersama', en: 'Show them together' },

  order: { id: 'Urutan', en: 'Order' },
  newest: { id: 'Terbaru dulu', en: 'Newest first' },
  oldest: { id: 'Paling lama menunggu', en: 'Longest waiting' },
  state: { id: 'Status', en: 'State' },
  allStates: { id: 'Semua status', en: 'All states' },
  device: { id: 'Perangkat', en: 'Device' },
  allDevices: { id: 'Semua perangkat', en: 'All devices' },
  onlyAlike: { id: 'Hanya yang serupa', en: 'Only alike' },

  email: { id: 'E-mail', en: 'E-mail' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  verifiedBy: { id: '{when} oleh {name}', en: '{when} by {name}' },
  proofOf: { id: 'Bukti dari {name}', en: 'Proof of {name}' },
  fullSize: { id: 'Perbesar', en: 'Full size' },
  picture: { id: 'Gambar', en: 'Picture' },
  zoomIn: { id: 'Perbesar', en: 'Zoom in' },
  zoomOut: { id: 'Perkecil', en: 'Zoom out' },
  openInTab: { id: 'Buka di tab baru', en: 'Open in a new tab' },
  opensInTab: { id: ' (terbuka di tab baru)', en: ' (opens in a new tab)' },

  verifyAndSend: { id: 'Verifikasi dan kirim', en: 'Verify and send' },
  verifyThenWhatsapp: {
    id: 'Verifikasi, lalu kirim lewat WhatsApp',
    en: 'Verify, then send by WhatsApp',
  },
  sendByWhatsapp: { id: 'Kirim lewat WhatsApp', en: 'Send by WhatsApp' },
  verifyAndSendMany: {
    id: 'Verifikasi dan kirim {count} reward?',
    en: 'Verify and send {count} {count:reward|rewards}?',
  },
  sentTwice: {
    id: '{count} di antaranya memakai gambar yang dikirim lebih dari sekali: {names}',
    en: '{count} of them {count:shows|show} a picture that was sent more than once: {names}',
  },
  withoutThem: { id: 'Kirim {count} lainnya saja', en: 'Send only the other {count}' },
  sendAll: { id: 'Kirim semua {count}', en: 'Send all {count}' },
  verify: { id: 'Verifikasi', en: 'Verify' },
  unverify: { id: 'Batalkan verifikasi', en: 'Unverify' },
  reject: { id: 'Tolak', en: 'Reject' },
  notOurApp: { id: 'Bukan aplikasi kami', en: 'Not our app' },
  noReview: { id: 'Rating tidak terlihat', en: 'Rating not visible' },
  takeBack: { id: 'Batalkan penolakan', en: 'Undo the rejection' },
  sendBarcode: { id: 'Kirim barcode', en: 'Send Barcode' },
  sendTheBarcode: { id: 'Kirim barcode', en: 'Send the barcode' },
  sendAgain: { id: 'Kirim lagi', en: 'Send Again' },
  markSent: { id: 'Tandai terkirim', en: 'Mark as sent' },
  keptHere: { id: '(tersimpan di sini)', en: '(kept here)' },
  rewardSent: { id: 'Reward terkirim', en: 'Reward Sent' },
  deleteOne: { id: 'Hapus rating {name}', en: 'Delete the rating of {name}' },
  confirmDelete: {
    id: 'Yakin hapus rating ini?',
    en: 'Are you sure you want to delete this rating?',
  },
  deleteHint: {
    id: 'Dari {name}. Buktinya ikut terhapus, dan kode yang belum dipakai tidak berlaku lagi.',
    en: 'From {name}. The proof goes with it, and a code that was not used no longer works.',
  },
  unverifyQuestion: { id: 'Batalkan verifikasi rating ini?', en: 'Unverify this rating?' },
  unverifySent: {
    id: 'Reward sudah dikirim ke {name}. Kodenya langsung tidak berlaku; bila diverifikasi lagi, berlaku lagi.',
    en: 'The reward was sent to {name}. The code stops working at once; verified again, it works again.',
  },
  unverifyPerhaps: {
    id: '{name} mungkin sudah punya kodenya. Kodenya langsung tidak berlaku; bila diverifikasi lagi, berlaku lagi.',
    en: '{name} may have the code already. The code stops working at once; verified again, it works again.',
  },
  unverifyAction: { id: 'Batalkan verifikasi dan kodenya', en: 'Unverify and void the code' },
  rejectQuestion: { id: 'Tolak rating ini?', en: 'Reject this rating?' },
  rejectHint: {
    id: 'Rating dari {name}: pelanggan tidak diberi tahu, dan penolakan bisa dibatalkan.',
    en: 'The rating of {name}: the customer is not told, and you can undo it.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Hanya dilihat staf', en: 'Seen by staff only' },
  reasonMissing: { id: 'Tulis alasannya', en: 'Give a reason' },

  reward: { id: 'Reward', en: 'Reward' },
  valid: { id: 'Berlaku', en: 'Valid' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  void: { id: 'Dibatalkan', en: 'Void' },
  redeemedAt: { id: 'Ditukarkan {when}', en: 'Redeemed {when}' },
  validUntil: { id: 'Berlaku sampai {when}', en: 'Valid until {when}' },
  attemptsNext: {
    id: '{count} percobaan, berikutnya {when}',
    en: '{count} {count:attempt|attempts}, next {when}',
  },
  copyLink: { id: 'Salin tautan', en: 'Copy link' },
  linkCopied: { id: 'Tautan disalin', en: 'Link Copied' },

  funnel: { id: 'Dari tangkapan layar sampai minuman gratis', en: 'From screenshot to free drink' },
  funnelFailed: { id: 'Angkanya gagal dimuat', en: 'Failed to fetch the numbers' },
  funnelCaption: { id: 'Rating menurut tahap dan minggu', en: 'Ratings by stage and week' },
  weekFrom: { id: 'Minggu mulai', en: 'Week from' },
  submitted: { id: 'Masuk', en: 'Submitted' },
  stageVerified: { id: 'Lolos', en: 'Verified' },
  stageRedeemed: { id: 'Ditukar', en: 'Redeemed' },
  inAll: { id: 'Total', en: 'In all' },

  storesPlace: { id: 'Konten, halaman Kontak', en: 'Content, on the page Kontak' },
  storesTitle: { id: 'Aturan toko aplikasi', en: 'What the app stores say' },
  storesText: {
    id: 'Google Play dan App Store tidak mengizinkan rating yang diberi imbalan. Reward di sini tidak pernah bergantung pada jumlah bintang; kalimatnya bisa diubah, dan tautan ke halaman rating bisa dimatikan, di {content}.',
    en: 'Google Play and the App Store do not allow ratings in exchange for a reward. A reward here never depends on the number of stars; its wording can be changed, and the links to the rating page switched off, in {content}.',
  },

  updated: {
    id: 'Status verifikasi rating diperbarui',
    en: 'Rating verification status updated successfully',
  },
  updateFailed: {
    id: 'Status verifikasi rating gagal diperbarui',
    en: 'Failed to update rating verification',
  },
  sendFailed: { id: 'Barcode reward gagal dikirim', en: 'Failed to send barcode reward' },
  sendFailedTitle: { id: 'Gagal Mengirim', en: 'Send Failed' },
  rewardQueued: { id: 'Reward antre', en: 'Reward Queued' },
  verifiedAndQueued: {
    id: '{count} diverifikasi, dan reward-nya sedang dikirim',
    en: '{count} verified, and their rewards are on their way',
  },
  oneVerifiedAndQueued: {
    id: 'Diverifikasi, dan reward-nya sedang dikirim',
    en: 'Verified, and the reward is on its way',
  },
  verifiedAndKept: {
    id: '{count} diverifikasi, dan reward-nya disimpan di sini: belum ada server e-mail',
    en: '{count} verified, and their rewards kept here: there is no mail server',
  },
  oneVerifiedAndKept: {
    id: 'Diverifikasi, dan reward-nya disimpan di sini: belum ada server e-mail',
    en: 'Verified, and the reward kept here: there is no mail server',
  },
  rejectedDone: { id: 'Rating ditolak', en: 'Rating rejected' },
  restored: { id: 'Penolakan dibatalkan', en: 'Rejection undone' },
  deleted: { id: 'Rating dihapus', en: 'Rating deleted successfully' },

  isRejected: {
    id: 'Rating ini ditolak. Batalkan dulu penolakannya.',
    en: 'This rating was rejected. Undo the rejection first.',
  },
  rejectedAlready: {
    id: 'Rating ini sudah ditolak: {reason}',
    en: 'This rating was rejected already: {reason}',
  },
  isVerified: {
    id: 'Rating ini terverifikasi. Batalkan dulu verifikasinya.',
    en: 'This rating is verified. Unverify it first.',
  },
  notVerified: {
    id: 'Hanya rating yang terverifikasi yang mendapat reward',
    en: 'Only a verified rating can be rewarded',
  },
  alreadySent: { id: 'Reward-nya sudah terkirim', en: 'The reward was already sent' },
  keptAlready: {
    id: 'Reward-nya sudah disimpan di sini: belum ada server e-mail',
    en: 'The reward is kept here already: there is no mail server',
  },
  notSentYet: { id: 'Reward-nya belum terkirim', en: 'The reward was not sent yet' },
  notValid: { id: 'Kode ini tidak berlaku lagi', en: 'This code is not valid any more' },
  tooOften: {
    id: 'Reward ini sudah empat kali dikirim. Kirim tautannya lewat WhatsApp.',
    en: 'This reward was sent four times already. Send the link by WhatsApp.',
  },
  onItsWay: { id: 'Reward-nya sedang dikirim', en: 'The reward is already on its way' },
  alreadyRedeemed: { id: 'Reward-nya sudah ditukarkan', en: 'The reward was already redeemed' },
  mailAccepted: {
    id: 'Server e-mail menerima reward untuk {to}',
    en: 'The mail server accepted the reward for {to}',
  },
  mailKeptFor: {
    id: 'Reward untuk {to} disimpan di sini: belum ada server e-mail',
    en: 'The reward for {to} was kept here: there is no mail server',
  },
  mailQueuedFor: {
    id: 'Reward untuk {to} antre. Akan dicoba lagi otomatis.',
    en: 'The reward for {to} is queued. It will be tried again automatically.',
  },
  mailQueuedBecause: {
    id: 'Reward untuk {to} antre ({why}). Akan dicoba lagi otomatis.',
    en: 'The reward for {to} is queued ({why}). It will be tried again automatically.',
  },
});

/** The chat is in the language of the customer, not of staff. */
export const greetingTexts = messages('id', {
  greeting: {
    id: 'Halo {name}, terima kasih atas rating Anda.\nIni barcode reward Anda: {link}\nTunjukkan kepada kasir, paling lambat {day}.',
    en: 'Hello {name}, thank you for your rating.\nHere is your reward barcode: {link}\nShow it to the cashier by {day}.',
  },
});

export const noticeTexts = messages('id', {
  title: { id: 'Rating baru dari {name}', en: 'New rating from {name}' },
  proofWaits: {
    id: '{device}. Buktinya menunggu diperiksa.',
    en: '{device}. The screenshot is waiting to be checked.',
  },
});

export const ratingHeadings = messages('en', {
  whatsappNumber: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
  deviceType: { id: 'Perangkat', en: 'Device type' },
  state: { id: 'Status', en: 'State' },
  isVerified: { id: 'Terverifikasi', en: 'Verified' },
  verifiedAt: { id: 'Diverifikasi (WIB)', en: 'Verified (WIB)' },
  verifiedByName: { id: 'Diverifikasi oleh', en: 'Verified by name' },
  isRejected: { id: 'Ditolak', en: 'Rejected' },
  rejectedReason: { id: 'Alasan ditolak', en: 'Rejected reason' },
  promoCodeSent: { id: 'Reward terkirim', en: 'Promo code sent' },
});
