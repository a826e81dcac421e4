import { messages } from '../messages.ts';

export const pageTexts = messages('en', {
  address: { id: 'Alamat ini', en: 'This address' },
  file: { id: 'Berkas ini', en: 'This file' },
  notFound: { id: '404 Halaman Tidak Ditemukan', en: '404 Page Not Found' },
  notFoundHint: {
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah.',
    en: 'Perhaps there is a typo in the address, or the page has moved.',
    mixed: 'Did you forget to add the page to the router?',
  },
  staffOnly: { id: 'Khusus staf', en: 'For staff only' },
  wentWrong: { id: 'Ada yang tidak beres', en: 'Something went wrong' },
  request: { id: 'Permintaan {id}', en: 'Request {id}' },
  membersSignIn: {
    id: 'Member masuk di situs membership',
    en: 'Members log in on the membership site',
  },
  signInHint: { id: 'Masuk ke dasbor', en: 'Sign in to the dashboard' },
  signOut: { id: 'Keluar', en: 'Logout' },
  needsScript: { id: 'Dasbor membutuhkan JavaScript.', en: 'The dashboard needs JavaScript.' },
});
