import { messages } from '../messages.ts';

export const settingTexts = messages('around', {
  meant: {
    id: 'Tidak ada pengaturan {name}: apakah maksudnya {nearest}?',
    en: 'There is no setting {name}: did you mean {nearest}?',
  },
  unknown: {
    id: 'Tidak ada pengaturan {name}: .env.example memuat semuanya.',
    en: 'There is no setting {name}: .env.example lists them all.',
  },
});

export const mailTexts = messages('around', {
  noAddress: { id: 'Ini bukan alamat e-mail', en: 'This is not an e-mail address' },
  notPrepared: { id: 'E-mail tidak dapat disiapkan', en: 'The mail could not be prepared' },
  senderRefused: {
    id: 'Server e-mail menolak alamat kita sendiri: {quote}',
    en: 'The mail server refused our own address: {quote}',
  },
  loginUnchecked: {
    id: 'Server e-mail sedang tidak dapat memeriksa login{reply}',
    en: 'The mail server cannot check the login at the moment{reply}',
  },
  loginRefused: {
    id: 'Server e-mail menolak nama pengguna atau kata sandinya{reply}',
    en: 'The mail server refused the user name or the password{reply}',
  },
  silent: {
    id: 'Server e-mail tidak menjawab tepat waktu',
    en: 'The mail server did not answer in time',
  },
  unknownName: {
    id: 'Nama server e-mail tidak ditemukan',
    en: 'The name of the mail server was not found',
  },
  notSecure: {
    id: 'Sambungan aman ke server e-mail tidak bisa dibuat',
    en: 'No secure connection to the mail server was possible',
  },
  closed: {
    id: 'Server e-mail memutus sambungan{reply}',
    en: 'The mail server closed the connection{reply}',
  },
  refused: { id: 'Server e-mail menolak sambungan', en: 'The mail server refused the connection' },
  unconnected: {
    id: 'Sambungan ke server e-mail gagal ({code})',
    en: 'The connection to the mail server failed ({code})',
  },
  notTaken: {
    id: 'E-mail tidak dapat diserahkan ke server e-mail{reply}',
    en: 'The mail could not be handed to the mail server{reply}',
  },
});
