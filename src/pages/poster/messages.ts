import { messages } from '../../messages.ts';

export const posterTexts = messages('id', {
  title: { id: 'Poster {mark} · {name}', en: 'Poster {mark} · {name}' },
  code: { id: 'Kode QR menuju aplikasi', en: 'QR code to the app' },
  feedbackCode: { id: 'Kode QR menuju kritik & saran', en: 'QR code to the feedback form' },
  menuCode: { id: 'Kode QR menuju menu', en: 'QR code to the menu' },
  scan: { id: 'Pindai dengan kamera ponsel Anda', en: 'Scan with your phone’s camera' },
});

/** Staff who print the poster may read another language than its readers. */
export const posterNoteTexts = messages('en', {
  print: {
    id: 'Cetak halaman ini di kertas {size}, tanpa margin.',
    en: 'Print this page on {size}, without margins.',
  },
});
