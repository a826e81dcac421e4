import { messages } from '../../messages.ts';

/** Visitors must not download the texts of staff. */
export const teamTexts = messages('en', {
  all: { id: 'Lihat semua {total} anggota tim', en: 'See all {total} of us' },
  member: { id: 'Anggota tim {member} dari {count}', en: 'Team member {member} of {count}' },
  previous: { id: 'Anggota tim sebelumnya', en: 'Previous team member' },
  next: { id: 'Anggota tim berikutnya', en: 'Next team member' },
});
