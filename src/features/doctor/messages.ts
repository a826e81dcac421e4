import { messages } from '../../messages.ts';

export const doctorTexts = messages('en', {
  failed: { id: 'Sistem gagal diperiksa', en: 'The system could not be checked' },
  title: { id: 'Pemeriksaan sistem', en: 'System check' },
  checked: { id: 'Diperiksa {time}', en: 'Checked {time}' },
  again: { id: 'Periksa lagi', en: 'Check again' },
  bad: { id: 'Perlu diperbaiki', en: 'Needs fixing' },
  warning: { id: 'Perlu dilihat', en: 'Worth a look' },
  good: { id: 'Baik', en: 'Fine' },
  broken: {
    id: '{count} hal perlu diperbaiki',
    en: '{count} {count:thing needs|things need} fixing',
  },
  nothingBroken: {
    id: 'Tidak ada yang rusak; {count} hal perlu dilihat',
    en: 'Nothing is broken; {count} {count:thing is|things are} worth a look',
  },
  allFine: { id: 'Semua baik', en: 'All is fine' },
  here: { id: 'Bisa Anda kerjakan di sini', en: 'You can do it here' },
  setUp: { id: 'Siapkan', en: 'Set up' },
  open: { id: 'Buka', en: 'Open' },
  named: { id: '{action}: {name}', en: '{action}: {name}' },
  forServer: { id: 'Untuk pengelola server', en: 'For whoever runs the server' },
});
