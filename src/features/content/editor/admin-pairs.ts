import { type Language, languages, type Voice } from '../../../messages.ts';
import { type Content, findItem } from '../contract.ts';
import { isTranslated } from '../registry/translation.contract.ts';

/** A text as the voice `mixed` has it, and its translation. */
export type Pair = { original: Content; translation: Content };

const addressOf = ({ page, section, key }: Content) => `${page}.${section}.${key}`;

/** The pairs by the id of each of their two texts. */
export function pairsOf(contents: Content[]): Map<number, Pair> {
  const originals = new Map(
    contents.flatMap((one) => (one.language === '' ? [[addressOf(one), one] as const] : [])),
  );
  return new Map(
    contents.flatMap((translation) => {
      const original = translation.language && originals.get(addressOf(translation));
      if (!original) return [];
      const pair = { original, translation };
      return [[original.id, pair] as const, [translation.id, pair] as const];
    }),
  );
}

/** The pair's text in this language. */
export const textIn = ({ original, translation }: Pair, language: Language): Content =>
  translation.language === language ? translation : original;

export const textOfVoice = (pair: Pair, voice: Voice): Content =>
  voice === 'mixed' ? pair.original : textIn(pair, voice);

/** The language of one of the pair's texts. */
export const languageOf = (pair: Pair, content: Content): Language =>
  languages.find((language) => textIn(pair, language).id === content.id) ?? 'id';

/** Whether visitors of this language read the text of the other one. */
export function isMissingIn(
  pair: Pair,
  language: Language,
  shownOf: (content: Content) => string,
): boolean {
  const { original, translation } = pair;
  const item = findItem(original.page, original.section, original.key);
  if (!item) return false;
  const [text, translated] = [shownOf(original), shownOf(translation)];
  // Many pictures have no words.
  if (item.contentType === 'image' && (text === '' || translated === '')) return false;
  // Of facts only the server knows what the demo says.
  const isBuiltIn =
    item.value === '' ? original.updatedBy === '' && text === original.value : text === item.value;
  const isThere = isTranslated(isBuiltIn, { ...translation, value: translated });
  if (language === translation.language) return text !== '' && !isThere;
  return text === '' && isThere;
}
