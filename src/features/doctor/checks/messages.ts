import { messages } from '../../../messages.ts';

export const checkNames = messages('en', {
  address: { id: 'Alamat situs', en: 'Site address' },
  left: { id: 'Persiapan buka', en: 'Getting ready' },
  backups: { id: 'Cadangan', en: 'Backups' },
  clock: { id: 'Jam', en: 'Clock' },
  commonPasswords: { id: 'Kata sandi umum', en: 'Common passwords' },
  database: { id: 'Basis data', en: 'Database' },
  disk: { id: 'Ruang disk', en: 'Free disk space' },
  durability: { id: 'Ketahanan', en: 'Durability' },
  files: { id: 'Berkas', en: 'Files' },
  folder: { id: 'Folder data', en: 'Data folder' },
  jobs: { id: 'Tugas berkala', en: 'Jobs' },
  mail: { id: 'Server e-mail', en: 'Mail server' },
  memory: { id: 'Memori', en: 'Memory' },
  node: { id: 'Node', en: 'Node' },
  passwords: { id: 'Kata sandi', en: 'Passwords' },
  proxies: { id: 'Proxy', en: 'Proxies' },
  secondFactor: { id: 'Verifikasi dua langkah', en: 'Two-step sign-in' },
  sender: { id: 'Pengirim', en: 'Sender' },
  settings: { id: 'Pengaturan', en: 'Settings' },
  timeZones: { id: 'Zona waktu', en: 'Time zones' },
});

/** The advice for a finding has its name with `Advice`. */
export const findingTexts = messages('en', {
  nothingLeft: { id: 'Semua isi kedai ini milik Anda.', en: 'All of this shop is your own.' },
  left: {
    id: '{count} bagian lagi sebelum situs siap dibuka.',
    en: '{count} {count:part is|parts are} left.',
  },
  leftAdvice: {
    id: 'Buka tabnya untuk melengkapi tiap isian.',
    en: 'Its tab leads to each field.',
  },
  node: { id: 'Node {version} menjalankan program ini.', en: 'Node {version} runs the program.' },
  memory: { id: 'Mesin ini punya {size} GB.', en: 'This machine has {size} GB.' },
  memoryAdvice: { id: 'Beri 512 MB atau lebih.', en: 'Give it 512 MB or more.' },
  settingAdvice: { id: 'Ganti namanya, atau hapus.', en: 'Rename it, or remove it.' },
  disk: {
    id: 'Masih ada {size} GB di tempat data disimpan.',
    en: '{size} GB are free where the data is.',
  },
  diskFullAdvice: {
    id: 'Kosongkan sekarang: di bawah 20 MB tidak ada yang bisa disimpan.',
    en: 'Make room now: below 20 MB nothing can be saved.',
  },
  diskAdvice: {
    id: 'Kosongkan, atau pindahkan DATA_DIR ke disk yang lebih besar.',
    en: 'Make room, or move DATA_DIR to a larger disk.',
  },
  noFolder: {
    id: '{folder} dibuat saat program pertama kali dijalankan.',
    en: 'The first start makes {folder}.',
  },
  folder: {
    id: 'Hanya akun ini yang bisa membaca data.',
    en: 'Only this account can read the data.',
  },
  folderOpen: {
    id: 'Akun lain di mesin ini bisa membaca data.',
    en: 'Other accounts of this machine can read the data.',
  },
  noBackups: { id: 'Belum ada cadangan otomatis setiap malam.', en: 'There is no nightly backup.' },
  noBackupsAdvice: {
    id: 'Isi BACKUP_DIR dengan folder di disk lain, atau jalankan npm run backup dari penjadwal.',
    en: 'Set BACKUP_DIR to a folder on another disk, or run npm run backup from a scheduler.',
  },
  backupsEmpty: { id: 'Foldernya tidak berisi cadangan.', en: 'The folder holds no backup.' },
  backupsEmptyAdvice: { id: 'Lihat di log mengapa gagal.', en: 'See the log for why it failed.' },
  backup: {
    id: 'Yang terbaru {name}, {hours} jam yang lalu.',
    en: 'The newest is {name}, {hours} {hours:hour|hours} old.',
  },
  backupAdvice: {
    id: 'Lihat di log mengapa yang terakhir gagal.',
    en: 'See the log for why the last one failed.',
  },
  timeZones: { id: 'Waktu ditampilkan dalam WIB.', en: 'Times are shown in WIB.' },
  timeZonesWrong: {
    id: 'Node ini tidak mengenal bahasa Indonesia.',
    en: 'This Node knows no Indonesian.',
  },
  timeZonesAdvice: {
    id: 'Pakai Node dengan data ICU lengkap.',
    en: 'Use a Node with full ICU data.',
  },

  jobs: {
    id: 'Semua tugas otomatis selesai tepat waktu.',
    en: 'All automatic jobs were done in time.',
  },
  jobsLate: { id: 'Terlambat dikerjakan: {jobs}.', en: 'Not done when they were due: {jobs}.' },
  jobsAdvice: {
    id: 'Lihat di log “A job failed”, yang menyebutkan sebabnya.',
    en: 'See the log for “A job failed”, which names the reason.',
  },

  siteUrl: { id: 'Pengunjung memakai {url}.', en: 'Visitors use {url}.' },
  siteUrlOther: {
    id: 'Isinya {url}, dan halaman ini dibuka dari {host}.',
    en: 'It is {url}, and this page was asked for at {host}.',
  },
  siteUrlOtherAdvice: {
    id: 'Isi SITE_URL dengan alamat yang dipakai pengunjung; tautan di e-mail menuju ke sana.',
    en: 'Set SITE_URL to the address that visitors use; links in mails point there.',
  },
  siteUrlOpen: {
    id: '{url} tidak terenkripsi: kata sandi bisa dibaca di perjalanan, dan passkey tidak berfungsi.',
    en: '{url} is not encrypted: passwords can be read on the way, and passkeys do not work.',
  },
  siteUrlOpenAdvice: {
    id: 'Pasang HTTPS di depannya, lihat docs/operating.md.',
    en: 'Put HTTPS in front, see docs/operating.md.',
  },
  proxies: {
    id: 'Alamat Anda sendiri terbaca {address}.',
    en: 'Your own address arrives as {address}.',
  },
  proxiesFew: {
    id: 'Ada {hops} proxy, dan {trusted} dipercaya.',
    en: 'There are {hops} proxies, and {trusted} are trusted.',
  },
  proxiesFewAdvice: {
    id: 'Bila itu milik Anda, isi TRUST_PROXY={hops}: kalau tidak, semua pengunjung berbagi satu alamat dan batasnya.',
    en: 'If they are yours, set TRUST_PROXY={hops}: otherwise all visitors share one address and its limits.',
  },
  proxiesMany: {
    id: '{trusted} proxy dipercaya, padahal hanya ada {hops}.',
    en: '{trusted} proxies are trusted, but there are only {hops}.',
  },
  proxiesManyAdvice: {
    id: 'Isi TRUST_PROXY={hops}: kalau tidak, pengunjung bisa memalsukan alamatnya.',
    en: 'Set TRUST_PROXY={hops}: otherwise visitors can forge their address.',
  },

  embedded: {
    id: 'PostgreSQL tertanam versi {version}, berisi {size}.',
    en: 'The embedded PostgreSQL is version {version}, with {size}.',
  },
  server: {
    id: 'Server PostgreSQL versi {version}, berisi {size}.',
    en: 'The PostgreSQL server is version {version}, with {size}.',
  },
  durability: {
    id: 'PostgreSQL berjalan dengan {settings} mati: saat listrik padam, yang sudah tersimpan bisa hilang.',
    en: 'PostgreSQL runs with {settings} off: a power cut can lose what was already saved.',
  },
  durabilityAdvice: {
    id: 'Ubah {settings} menjadi on di postgresql.conf.',
    en: 'Set {settings} to on in postgresql.conf.',
  },
  clock: {
    id: 'Jam mesin ini dan basis data sama.',
    en: 'This machine and the database agree on the time.',
  },
  clockApart: {
    id: 'Jam mesin ini dan basis data berselisih {seconds} detik.',
    en: 'This machine and the database are {seconds} seconds apart.',
  },
  clockAdvice: {
    id: 'Aktifkan sinkronisasi waktu (NTP) di keduanya.',
    en: 'Switch on time synchronisation (NTP) on both.',
  },
  noFiles: { id: 'Unggahan masuk ke folder data.', en: 'Uploads go into the data folder.' },
  files: { id: 'Unggahan disimpan di {where}.', en: 'Uploads are kept in {where}.' },
  filesDown: {
    id: 'Tidak ada yang bisa disimpan di {where}.',
    en: 'Nothing can be stored in {where}.',
  },
  filesAdvice: {
    id: 'Periksa pengaturan S3_*, atau foldernya.',
    en: 'Check the S3_* settings, or the folder.',
  },
  dataFolder: { id: 'folder data', en: 'the data folder' },
  bucket: { id: 'bucket {name}', en: 'the bucket {name}' },

  noMail: {
    id: 'Tidak ada: e-mail tidak sampai ke siapa pun.',
    en: 'There is none: mail reaches nobody.',
  },
  noMailAdvice: {
    id: 'Isi SMTP_URL, lalu kirim uji coba dari tab E-mail.',
    en: 'Set SMTP_URL, then send a test from Email Config.',
  },
  mail: { id: '{server} menerima e-mail kita.', en: '{server} accepts our mail.' },
  mailSecure: {
    id: '{server} menerima e-mail kita, lewat TLS.',
    en: '{server} accepts our mail, over TLS.',
  },
  mailDown: {
    id: '{server} tidak menerima e-mail: {reason}.',
    en: '{server} accepts no mail: {reason}.',
  },
  mailSilent: { id: 'Tidak menjawab tepat waktu', en: 'It did not answer in time' },
  mailAdvice: { id: 'Periksa SMTP_URL.', en: 'Check SMTP_URL.' },
  nobodys: {
    id: 'E-mail dikirim dari {domain}, domain yang tidak ada.',
    en: 'Mail is sent from {domain}, a domain that does not exist.',
  },
  nobodysAdvice: {
    id: 'Isi MAIL_FROM dengan alamat dari domain Anda sendiri.',
    en: 'Set MAIL_FROM to an address of your own domain.',
  },
  noDns: {
    id: 'Catatan DNS {domain} tidak bisa dibaca.',
    en: 'The records of {domain} cannot be looked up.',
  },
  noDnsAdvice: { id: 'Periksa DNS mesin ini.', en: 'Check this machine’s DNS.' },
  sender: {
    id: '{domain} punya catatan SPF dan DMARC.',
    en: '{domain} has SPF and DMARC records.',
  },
  noRecord: {
    id: '{domain} tidak punya catatan {record}.',
    en: '{domain} has no {record} record.',
  },
  noRecords: {
    id: '{domain} tidak punya catatan SPF dan DMARC.',
    en: '{domain} has no SPF and no DMARC record.',
  },
  noRecordAdvice: {
    id: 'Tambahkan seperti petunjuk penyedia e-mail Anda, juga DKIM: tanpa itu e-mail berakhir di spam.',
    en: 'Add it as your mail provider describes, and DKIM as well: without them mail ends up in spam folders.',
  },

  adminPassword: {
    id: 'Mudah ditebak, dan pemilik pertama mungkin masih memakainya.',
    en: 'It is easy to guess, and the first owner may still use it.',
  },
  adminPasswordAdvice: {
    id: 'Pilih kata sandi baru di Akun saya, lalu hapus pengaturan ini.',
    en: 'Choose a new password under My account, and remove this setting.',
  },
  noCommonPasswords: {
    id: 'Daftar kata sandi yang ditolak tidak ada.',
    en: 'The list of passwords to refuse is missing.',
  },
  noCommonPasswordsAdvice: { id: 'Bangun lagi: npm run build.', en: 'Build again: npm run build.' },
  passwords: { id: 'Semua sudah memilih kata sandi.', en: 'Everybody has chosen a password.' },
  oneTimePasswords: {
    id: '{count} akun masih memakai kata sandi sekali pakai.',
    en: '{count} {count:account still has|accounts still have} a one-time password.',
  },
  oneTimePasswordsAdvice: {
    id: 'Minta pemakainya masuk sekali, atau matikan di Akun.',
    en: 'Have their owners log in once, or disable them under Accounts.',
  },
  secondFactor: { id: 'Setiap pemilik memakainya.', en: 'Every owner has it.' },
  noSecondFactor: {
    id: '{count} pemilik masuk dengan kata sandi saja.',
    en: '{count} {count:owner signs|owners sign} in with a password alone.',
  },
  noSecondFactorAdvice: {
    id: 'Siapkan di Akun saya, dan wajibkan untuk semua pemilik di Akun.',
    en: 'Set it up under My account, and ask it of all owners under Accounts.',
  },
});
