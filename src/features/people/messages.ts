import { messages } from '../../messages.ts';

/** How the audit log calls what was changed. */
export const peopleThings = messages('en', {
  person: { id: 'seseorang', en: 'a person' },
  erasure: { id: 'daftar penghapusan', en: 'the list of erasures' },
});
