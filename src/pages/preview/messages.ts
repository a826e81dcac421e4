import { messages } from '../../messages.ts';

export const previewTexts = messages('id', {
  note: {
    id: 'Pratinjau dengan draf: pengunjung belum melihatnya.',
    en: 'Preview with drafts: visitors do not see them yet.',
  },
  back: { id: 'Kembali ke editor', en: 'Back to the editor' },
});
