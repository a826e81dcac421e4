import type { Message, Reader } from '../../../messages.ts';

/** The reason that stands in the field before somebody types one. */
export const usualReason = (usual: Message<never>, { voice }: Reader): string =>
  usual[voice === 'en' ? 'en' : 'id'];

/** For visitors: what was typed, in the language of whoever typed it, or the usual reason in both. */
export function reasonOf(typed: string, usual: Message<never>, reader: Reader) {
  const { id, en } = usual;
  const isUsual = typed === '' || typed === usualReason(usual, reader);
  if (isUsual) return { name: id, language: 'id', translation: { name: en } };
  const language = reader.voice === 'en' ? 'en' : 'id';
  return { name: typed, language, translation: { name: '' } };
}
