import { type Language, otherLanguage, readerOf, say, type Voice } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { withHtmlLanguage, withLanguage } from '../../server/http/language-marks.ts';
import { withoutPrefix } from '../../server/http/reader.ts';
import { type Content, type PageName, registry, type Values } from './contract.ts';
import { demoFact } from './demo/facts.ts';
import { withHtmlMark, withMark } from './marks.contract.ts';
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
  /** What its links to our pages begin with: nothing, `/id` or `/en`. */
  prefix: string;
  /** For the preview: texts carry the id of their content. */
  hasIds: boolean;
};

/**
 * The stored values over the registry's defaults; with nothing stored, the defaults alone. Replaces
 * `{brand}` and `{app}` with the shop's own names.
 *
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
  /** Of the text's own place, where staff write what this voice lacks. */
  id: number | undefined;
  /** The text's language, when it stands in for one that is missing. */
  instead?: Language;
};

/** A voice's text, or the one in the other language when it has none. */
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

/** A page looks up several pages' worth of values in what was read once. */
const indexes = new WeakMap<Stored[], Map<string, Stored>>();

export function byAddress(stored: Stored[]): Map<string, Stored> {
  const index = indexes.get(stored) ?? new Map(stored.map((row) => [addressOf(row), row]));
  indexes.set(stored, index);
  return index;
}

/** Addresses, switches and figures are used as they are; their fields are found by other means. */
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
  const spoken = instead ? (isHtml ? withHtmlLanguage : withLanguage)(linked, instead) : linked;
  return hasIds && id !== undefined ? (isHtml ? withHtmlMark : withMark)(spoken, id) : spoken;
}

/** A link to one of our pages stays in the language of the page that it stands on. */
function inVoiceOf(prefix: string, link: string): string {
  const page = prefix + link.replace(/[?#].*/, '');
  return withoutPrefix(page) === page ? link : inVoice(prefix, link);
}

const contactFact = (stored: Stored[], section: string, key: string): string =>
  byAddress(stored).get(addressOf({ page: 'contact', section, key }))?.value ?? '';

/** Empty until the owner has given the shop one; pages then say what is neutral. */
export const nameOf = (stored: Stored[]): string => contactFact(stored, 'brand', 'name');

/** The shop's names in a text. What the product itself says of an app is not said without one. */
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

/** Whether the owner has said that the shop has no app, whatever is stored about one. */
const isAppOff = (stored: Stored[]): boolean => contactFact(stored, 'brand', 'has_app') === 'off';

const APP_FACTS = ['app_name', 'app_store', 'play_store', 'member_site'];

const withoutAppLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes('{app}'))
    .join('\n');

/** HTML is sanitised when it is saved; the names are put in afterwards. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function mapValues<From, To>(from: Record<string, From>, change: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
}
