import { messages } from '../../messages.ts';

/** Visitors must not download the texts of staff. */
export const screenTexts = messages('en', {
  none: { id: 'Gambar aplikasi akan segera hadir.', en: 'Pictures of the app are on their way.' },
  show: { id: 'Tampilkan layar {screen} dari {count}', en: 'Show screen {screen} of {count}' },
  previous: { id: 'Layar sebelumnya', en: 'Previous screen' },
  next: { id: 'Layar berikutnya', en: 'Next screen' },
});
