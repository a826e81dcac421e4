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
    id: '{bad} hal perlu diperbaiki',
    en: '{bad} {bad:thing needs|things need} fixing',
  },
  brokenToo: {
    id: '{bad} hal perlu diperbaiki, {count} lagi bisa lebih baik',
    en: '{bad} {bad:thing needs|things need} fixing, {count} more could be better',
  },
  nothingBroken: {
    id: 'Tidak ada yang rusak; {count} hal bisa lebih baik',
    en: 'Nothing is broken; {count} {count:thing|things} could be better',
  },
  allFine: { id: 'Semua baik', en: 'All is fine' },
  here: { id: 'Bisa Anda kerjakan di sini', en: 'You can do it here' },
  setUp: { id: 'Siapkan', en: 'Set up' },
  open: { id: 'Buka', en: 'Open' },
  named: { id: '{action}: {name}', en: '{action}: {name}' },
  forServer: { id: 'Untuk pengelola server', en: 'For whoever runs the server' },
});
