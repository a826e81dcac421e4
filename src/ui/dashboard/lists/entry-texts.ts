import type { Message } from '../../../messages.ts';

export type EntryTexts = Record<
  'search' | 'add' | 'failed' | 'none' | 'noMatch' | 'updated' | 'restored' | 'purged' | 'deleted',
  Message<never>
> & {
  noneHint?: Message<never>;
  /** It is the title of the form, where a name would make no sentence of it. */
  edit?: Message<never>;
  confirmDelete: Message<'name'>;
  deleteHint?: Message<never>;
};
