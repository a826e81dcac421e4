import { messages } from '../../messages.ts';

export const launchThings = messages('en', {
  launch: { id: 'pembukaan situs', en: 'the opening of the site' },
});

export const launchAnswers = messages('id', {
  running: {
    id: 'Contoh sedang dihapus. Tunggu sampai selesai.',
    en: 'The demo is being removed already. Wait until it is done.',
  },
  nothing: {
    id: 'Tidak ada lagi data yang masih seperti contohnya.',
    en: 'Nothing is left that is still as the demo brought it.',
  },
  closed: { id: 'Situs ini belum dibuka.', en: 'This site is not open yet.' },
});
