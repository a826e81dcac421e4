import { messages } from '../../messages.ts';

export const askTexts = messages('around', {
  all: { id: 'Semua {total} pertanyaan', en: 'All {total} questions' },
  another: {
    id: 'Ada pertanyaan lain? Kami sendiri yang menjawab.',
    en: 'Another question? A\u00a0real person answers.',
  },
  ask: { id: 'Tanya kami', en: 'Ask us' },
});
