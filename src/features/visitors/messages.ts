import { messages } from '../../messages.ts';

/** How the audit log calls what was changed. */
export const visitorThings = messages('en', {
  visitors: { id: 'catatan pengunjung', en: 'the visitor log' },
});
