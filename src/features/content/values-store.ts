import { type Language, otherLanguage, readerOf, say, type Voice } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { languageMark, markBlocks, markLines } from '../../server/http/language-marks.ts';
import { withoutPrefix } from '../../server/http/reader.ts';
import { type Content, type PageName, registry, type Values } from './contract.ts';
import { demoFact } from './demo/facts.ts';
import { idMark } from './marks.contract.ts';
import { shopTexts } from './messages.ts';
import { withoutApp } from './registry/about-app.contract.ts';
import { knowsApp } from './registry/facts.contract.ts';
import type { Item } from './registry/item.contract.ts';
import { isTranslated } from './registry/translation.contract.ts';

export type Stored = Pick<
  Content,
  'id' | 'page' | 'section' | 'key' | 'language' | 'value' | 'updatedBy'
>;

type Address = { page: string; section: string; key: string; language?: Content['language'] };
export const addressOf = ({ page, section, key, language = '' }: Address) =>
  `${page}.${section}.${key}.${language}`;

type ForPage = {
  voice: Voice;
  /** Links to our pages begin with nothing, `/id` or `/en`. */
  prefix: string;
  /** In the preview, texts carry the id of their content. */
  hasIds: boolean;
};

/**
 * Puts the stored values over the registry's defaults, and the shop's own names in place of
 * `{brand}` and `{app}`.
 * @param voice for texts; for a page, also how its values are marked
 */
export function valuesOf<Page extends PageName>(
  page: Page,
  stored: Stored[],
  voice?: Voice | ForPage,
): Values<Page>;
export function valuesOf(
  page: PageName,
  stored: Stored[],
  asked: Voice | ForPage = 'mixed',
): unknown {
  const forPage = typeof asked === 'string' ? null : asked;
  const voice = typeof asked === 'string' ? asked : asked.voice;
  const found = byAddress(stored);
  const putNames = namesIn(stored, voice);
  const isOff = isAppOff(stored);
  const sections: Record<string, { items: Record<string, Item> }> = registry[page].sections;

  return mapValues(sections, ({ items }, section) =>
    mapValues(items, (item, key) => {
      if (isOff && page === 'contact' && APP_FACTS.includes(key)) return '';
      const text = chosenText(item, { page, section, key }, found, voice);
      const isName = page === 'contact' && section === 'brand' && key === 'name';
      const value = putNames(isName ? '{brand}' : text.value, item.contentType, item);
      return forPage ? onPage(item, { ...text, value }, forPage) : value;
    }),
  );
}

type Chosen = {
  value: string;
  /** It names the place where staff write the text, also when another language stands in for it. */
  id: number | undefined;
  /** It is set when the text stands in for one that is missing in the voice's language. */
  instead?: Language;
};

/** A text that is missing in the voice's language is shown in the other one. */
export function chosenText(
  item: Item,
  address: Pick<Content, 'page' | 'section' | 'key'>,
  found: Map<string, Stored>,
  voice: Voice,
): Chosen {
  const original = found.get(addressOf(address));
  const value = original?.value ?? item.value;
  const { translation } = item;
  if (voice === 'mixed' || !translation) return { value, id: original?.id };

  const stored = found.get(addressOf({ ...address, language: translation.language }));
  const isBuiltIn = value === item.value || value === demoFact({ ...address, language: '' });
  const written = stored ?? { value: translation.value, updatedBy: '' };
  const translated = isTranslated(isBuiltIn, written) ? written.value : '';
  if (voice === translation.language) {
    const id = stored?.id;
    return translated
      ? { value: translated, id }
      : { value, id, instead: otherLanguage(translation.language) };
  }
  const id = original?.id;
  return value || !translated
    ? { value, id }
    : { value: translated, id, instead: translation.language };
}

/** Several pages look up their values in what was read once. */
const indexes = new WeakMap<Stored[], Map<string, Stored>>();

export function byAddress(stored: Stored[]): Map<string, Stored> {
  const index = indexes.get(stored) ?? new Map(stored.map((row) => [addressOf(row), row]));
  indexes.set(stored, index);
  return index;
}

/** Addresses, switches and figures stay unmarked, because a mark would break them. */
const MARKED: Item['format'][] = [undefined, 'long', 'lines', 'hours'];

function onPage(
  { contentType, format }: Item,
  chosen: Chosen,
  { prefix, hasIds }: ForPage,
): string {
  const { value, id, instead } = chosen;
  if (value === '') return value;
  if (format === 'link') return inVoiceOf(prefix, value);
  if (contentType === 'image' || !MARKED.includes(format)) return value;
  const isHtml = contentType === 'html';
  const linked = isHtml
    ? value.replaceAll(/ href="(\/[^"]*)"/g, (_all, to) => ` href="${inVoiceOf(prefix, to)}"`)
    : value;
  const mark = isHtml ? markBlocks : markLines;
  const spoken = instead ? mark(linked, languageMark(instead)) : linked;
  return hasIds && id !== undefined ? mark(spoken, idMark(id)) : spoken;
}

/** A link to one of our pages stays in the language of the page that it is on. */
function inVoiceOf(prefix: string, link: string): string {
  const page = prefix + link.replace(/[?#].*/, '');
  return withoutPrefix(page) === page ? link : inVoice(prefix, link);
}

const contactFact = (stored: Stored[], section: string, key: string): string =>
  byAddress(stored).get(addressOf({ page: 'contact', section, key }))?.value ?? '';

/** Returns an empty name until the owner has entered one. */
export const nameOf = (stored: Stored[]): string => contactFact(stored, 'brand', 'name');

/** The texts about an app are left out while the shop has none. */
export function namesIn(stored: Stored[], voice: Voice) {
  const brand = nameOf(stored) || say(readerOf(voice, 'id'), shopTexts.unnamed);
  const app = contactFact(stored, 'brand', 'app_name') || brand;
  const isOff = isAppOff(stored);
  const withApp =
    !isOff &&
    knowsApp({
      app_name: contactFact(stored, 'brand', 'app_name'),
      app_store: contactFact(stored, 'links', 'app_store'),
      play_store: contactFact(stored, 'links', 'play_store'),
    });
  return (text: string, contentType: Item['contentType'], item?: Item) => {
    const isOurs = isOff || text === item?.value || text === item?.translation?.value;
    const value = isOurs && !withApp ? (isOff ? withoutApp(text) : withoutAppLines(text)) : text;
    const put = contentType === 'html' ? escapeHtml : String;
    return value.replaceAll('{brand}', () => put(brand)).replaceAll('{app}', () => put(app));
  };
}

/** A switched-off app counts as absent, although its name and links are still stored. */
const isAppOff = (stored: Stored[]): boolean => contactFact(stored, 'brand', 'has_app') === 'off';

const APP_FACTS = ['app_name', 'app_store', 'play_store', 'member_site'];

const withoutAppLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes('{app}'))
    .join('\n');

/** HTML is sanitised when it is saved. The names are put in later, so they must be escaped. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function mapValues<From, To>(from: Record<string, From>, change: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
}
