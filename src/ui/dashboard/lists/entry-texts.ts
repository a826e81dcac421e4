import type { Message } from '../../../messages.ts';

export type EntryTexts = Record<
  'search' | 'add' | 'failed' | 'none' | 'noMatch' | 'updated' | 'restored' | 'purged' | 'deleted',
  Message<never>
> & {
  noneHint?: Message<never>;
  confirmDelete: Message<'name'>;
};
