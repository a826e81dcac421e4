import { messages } from '../../messages.ts';

/** How the audit log calls what was changed. */
export const mediaThings = messages('en', {
  picture: { id: 'gambar', en: 'the picture' },
});
