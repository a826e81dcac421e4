import { messages } from '../../messages.ts';

export const shareTexts = messages('en', {
  share: { id: 'Bagikan', en: 'Share' },
  copied: { id: 'Tautan Disalin', en: 'Link Copied' },
});
