import type { Message, Reader } from '../../../messages.ts';

export const usualReason = (usual: Message<never>, { voice }: Reader): string =>
  usual[voice === 'en' ? 'en' : 'id'];

/** Keeps a typed reason in the language of whoever typed it; the usual reason has both. */
export function reasonOf(typed: string, usual: Message<never>, reader: Reader) {
  const { id, en } = usual;
  const isUsual = typed === '' || typed === usualReason(usual, reader);
  if (isUsual) return { name: id, language: 'id', translation: { name: en } };
  const language = reader.voice === 'en' ? 'en' : 'id';
  return { name: typed, language, translation: { name: '' } };
}
