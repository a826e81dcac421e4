import { messages } from '../../messages.ts';

export const doctorTexts = messages('en', {
  failed: { id: 'Sistem gagal diperiksa', en: 'The system could not be checked' },
  title: { id: 'Pemeriksaan sistem', en: 'System check' },
  checked: { id: 'Diperiksa {time}', en: 'Checked {time}' },
  again: { id: 'Periksa lagi', en: 'Check again' },
  bad: { id: 'Perlu diperbaiki', en: 'Needs fixing' },
  warning: { id: 'Perlu dilihat', en: 'Worth a look' },
  good: { id: 'Baik', en: 'Fine' },
  forServer: { id: 'Cara memperbaikinya, di server', en: 'How to mend it, on the server' },
});
