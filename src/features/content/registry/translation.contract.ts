import type { Content } from '../contract.ts';
import type { Item } from './item.contract.ts';

type Stored = Pick<Content, 'value' | 'updatedBy'>;

/**
 * The built-in translation says what the built-in text says. Once staff have written another text, it
 * counts as missing until they have written its translation, too.
 */
export function isTranslated(item: Item, original: string, stored: Stored | undefined): boolean {
  const { value, updatedBy } = stored ?? { value: item.translation?.value, updatedBy: '' };
  return value !== '' && (updatedBy !== '' || original === item.value);
}
