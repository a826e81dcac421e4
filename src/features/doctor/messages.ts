import { messages } from '../../messages.ts';

export const doctorTexts = messages('en', {
  failed: { id: 'Sistem gagal diperiksa', en: 'The system could not be checked' },
  title: { id: 'Pemeriksaan sistem', en: 'System check' },
  checked: { id: 'Diperiksa {time}', en: 'Checked {time}' },
  again: { id: 'Periksa lagi', en: 'Check again' },
  bad: { id: 'Perlu diperbaiki', en: 'Needs fixing' },
  good: { id: 'Baik', en: 'Fine' },
  attention: {
    id: '{count} hal perlu perhatian',
    en: '{count} {count:thing needs|things need} attention',
  },
  attentionToo: {
    id: '{count} hal perlu perhatian, {hints} lagi bisa lebih baik',
    en: '{count} {count:thing needs|things need} attention, {hints} more could be better',
  },
  couldBeBetter: {
    id: '{hints} hal bisa lebih baik',
    en: '{hints} {hints:thing|things} could be better',
  },
  allFine: { id: 'Semua baik', en: 'All is fine' },
  here: { id: 'Bisa Anda atur sendiri', en: 'You can do it here' },
  setUp: { id: 'Siapkan', en: 'Set up' },
  open: { id: 'Buka', en: 'Open' },
  named: { id: '{action}: {name}', en: '{action}: {name}' },
  forServer: { id: 'Untuk pengelola server', en: 'For whoever runs the server' },
  copyForServer: { id: 'Salin pesan untuk pengelola server', en: 'Copy a message for them' },
  toServer: {
    id: 'Pemeriksaan situs {address} menemukan ini. Tolong perbaiki, lalu jalankan ulang situsnya.',
    en: 'A check of the site {address} found this. Please mend it, then restart the site.',
  },
});
