import { type Language, languages, type Voice } from '../../../messages.ts';
import { type Content, findItem } from '../contract.ts';
import { isTranslated } from '../registry/translation.contract.ts';

export type Pair = { original: Content; translation: Content };

const addressOf = ({ page, section, key }: Content) => `${page}.${section}.${key}`;

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

/** The id of the row that shows it: both languages of a text share one. */
export const rowOf = (pairs: Map<number, Pair>, { id }: Content): number =>
  pairs.get(id)?.original.id ?? id;

export const textIn = ({ original, translation }: Pair, language: Language): Content =>
  translation.language === language ? translation : original;

export const textOfVoice = (pair: Pair, voice: Voice): Content =>
  voice === 'mixed' ? pair.original : textIn(pair, voice);

export const languageOf = (pair: Pair, content: Content): Language =>
  languages.find((language) => textIn(pair, language).id === content.id) ?? 'id';

/** Visitors of this language then read the text of the other one. */
export function isMissingIn(
  pair: Pair,
  language: Language,
  shownOf: (content: Content) => string,
): boolean {
  const { original, translation } = pair;
  const item = findItem(original.page, original.section, original.key);
  if (!item) return false;
  const [text, translated] = [shownOf(original), shownOf(translation)];
  // A picture without words is not a missing translation.
  if (item.contentType === 'image' && (text === '' || translated === '')) return false;
  // What the demo says of a fact is known to the server only.
  const isBuiltIn =
    item.value === '' ? original.updatedBy === '' && text === original.value : text === item.value;
  const isThere = isTranslated(isBuiltIn, { ...translation, value: translated });
  if (language === translation.language) return text !== '' && !isThere;
  return text === '' && isThere;
}
