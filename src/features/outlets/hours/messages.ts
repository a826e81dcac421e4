import { messages } from '../../../messages.ts';

export const weekdayTexts = Object.values(
  messages('around', {
    monday: { id: 'Senin', en: 'Monday' },
    tuesday: { id: 'Selasa', en: 'Tuesday' },
    wednesday: { id: 'Rabu', en: 'Wednesday' },
    thursday: { id: 'Kamis', en: 'Thursday' },
    friday: { id: 'Jumat', en: 'Friday' },
    saturday: { id: 'Sabtu', en: 'Saturday' },
    sunday: { id: 'Minggu', en: 'Sunday' },
  }),
);

export const hoursTexts = messages('around', {
  weekMissing: { id: 'Pilih tutup atau jam bukanya', en: 'Choose closed or the hours' },
  everyDay: { id: 'Setiap hari', en: 'Every day' },
  wholeDay: { id: '24 jam', en: '24 hours' },
  and: { id: 'dan', en: 'and' },
  closed: { id: 'tutup', en: 'closed' },

  atAll: {
    id: '{hours} di semua outlet, sebagian lebih lama',
    en: '{hours} at every outlet, at some longer',
  },
  byOutlet: { id: 'Jam buka berbeda tiap outlet', en: 'Each outlet has its own hours' },

  open: { id: 'Buka sekarang', en: 'Open now' },
  closesSoon: { id: 'Segera tutup', en: 'Closes soon' },
  closedNow: { id: 'Tutup', en: 'Closed' },
  closedForNow: { id: 'Tutup sementara', en: 'Temporarily closed' },
  soon: { id: 'Segera dibuka', en: 'Opening soon' },
  soonAt: { id: 'pukul {time}', en: 'at {time}' },
  closesAt: { id: 'tutup {time}', en: 'closes {time}' },
  opensAt: { id: 'buka {time}', en: 'opens {time}' },
  tomorrow: { id: 'besok {time}', en: 'tomorrow {time}' },

  timeWrong: { id: 'Jam ditulis seperti 07:00', en: 'Write a time like 07:00' },
  notRead: {
    id: '"{text}" bukan jam buka. Tulis seperti 07:00-22:00, 24 jam, atau tutup.',
    en: '"{text}" is not a time. Write 07:00-22:00, 24 hours, or closed.',
  },
  sameTimes: {
    id: '{day}: jam buka dan tutupnya sama',
    en: '{day}: opens and closes at the same time',
  },
  overlap: { id: '{day}: jam-jamnya bertumpuk', en: '{day}: its hours overlap' },
});
