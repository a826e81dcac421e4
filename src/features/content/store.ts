import { and, asc, eq, max, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Language, otherLanguage, readerOf, say, type Voice } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { type Db, isUniqueViolation } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { withHtmlLanguage, withLanguage } from '../../server/http/language-marks.ts';
import { askedVoice, withoutPrefix } from '../../server/http/reader.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { checkedValue, type PictureExists } from './checked-value.ts';
import {
  type Content,
  type ContentInput,
  findItem,
  type PageName,
  refusal,
  registry,
  tidied,
  type Values,
} from './contract.ts';
import { demoFact } from './demo/facts.ts';
import { withHtmlMark, withMark } from './marks.contract.ts';
import { contentTexts, shopTexts } from './messages.ts';
import { withoutApp } from './registry/about-app.contract.ts';
import { knowsApp } from './registry/facts.contract.ts';
import type { Item, PageContent } from './registry/item.contract.ts';
import { voicesOf } from './registry/languages.contract.ts';
import { isTranslated } from './registry/translation.contract.ts';
import { sanitiseHtml } from './sanitise.ts';
import { contents, contentVersions } from './table.ts';

/** Adds a row for every registry item that has none; never changes an existing one. */
export async function createMissingContents(db: Db, now: Date): Promise<void> {
  const pages = Object.entries<PageContent>(registry).flatMap(([name, { sections }]) => {
    const page = Object.keys(registry).find((known): known is PageName => known === name);
    return page ? rowsOf(page, sections, now) : [];
  });
  const { page, section, key, language } = contents;
  const rows = await db.select({ page, section, key, language }).from(contents);
  const found = new Set(rows.map(addressOf));
  const missing = pages.filter((row) => !found.has(addressOf(row)));
  // Several instances may start at once.
  if (missing.length > 0) await db.insert(contents).values(missing).onConflictDoNothing();
}

type Address = { page: string; section: string; key: string; language?: Content['language'] };
const addressOf = ({ page, section, key, language = '' }: Address) =>
  `${page}.${section}.${key}.${language}`;

/** The editor has labels and hints in both languages; programs get those of the voice `mixed`. */
const WITH_INDONESIAN_LABELS = readerOf('mixed', 'id');

function rowsOf(page: PageName, sections: PageContent['sections'], now: Date) {
  return Object.entries(sections).flatMap(([section, { items }]) =>
    Object.entries(items).flatMap(([key, item]) => {
      const row = {
        page,
        section,
        key,
        language: '' as const,
        contentType: item.contentType,
        value: item.value,
        label: say(WITH_INDONESIAN_LABELS, item.label),
        description: item.hint ? say(WITH_INDONESIAN_LABELS, item.hint) : null,
        updatedAt: now.toISOString(),
        updatedBy: '',
        publishedAt: now.toISOString(),
      };
      return item.translation ? [row, { ...row, ...item.translation }] : [row];
    }),
  );
}

/** The texts of the voice `mixed`, and then their translations. */
export function listContents(db: Db, page: PageName): Promise<Content[]> {
  return db
    .select()
    .from(contents)
    .where(eq(contents.page, page))
    .orderBy(ne(contents.language, ''), asc(contents.id))
    .limit(1000);
}

/** The first texts in which the words occur, or whose label has them. */
export function searchContents(db: Db, q: string, limit: number): Promise<Content[]> {
  return db
    .select()
    .from(contents)
    .where(searchFilter(q, [contents.label, contents.value, contents.draft, contents.key]))
    .orderBy(asc(contents.id))
    .limit(limit);
}

const storedColumns = {
  id: contents.id,
  page: contents.page,
  section: contents.section,
  key: contents.key,
  language: contents.language,
  value: contents.value,
  updatedBy: contents.updatedBy,
};
export type Stored = Pick<Content, keyof typeof storedColumns>;

/** What visitors see. */
export function readValues(db: Db): Promise<Stored[]> {
  return db.select(storedColumns).from(contents).limit(4000);
}

/**
 * What staff would publish: what is being typed, or else the draft, or else what visitors see.
 *
 * @param typed by id; what could not be saved is left out
 */
export async function readDrafts(db: Db, typed: Record<string, string>): Promise<Stored[]> {
  const rows = await db
    .select({ ...storedColumns, draft: contents.draft, contentType: contents.contentType })
    .from(contents)
    .limit(4000);
  return rows.map(({ draft, contentType, ...row }) => {
    const stored = { ...row, value: draft ?? row.value };
    const raw = typed[String(row.id)];
    if (raw === undefined) return stored;
    const item = findItem(row.page, row.section, row.key);
    const value = tidied(item, raw);
    if (refusal(contentType, item, value) !== null) return stored;
    return {
      ...stored,
      updatedBy: 'typing',
      value: contentType === 'html' ? sanitiseHtml(value) : value,
    };
  });
}

/** The texts of a page as visitors of this voice read them, with the names of the shop put in. */
export async function listPublicContents(
  db: Db,
  page: PageName,
  voice: Voice,
): Promise<Pick<Content, 'section' | 'key' | 'value'>[]> {
  const [stored, rows] = await Promise.all([readValues(db), listContents(db, page)]);
  const putNames = namesIn(stored, voice);
  return rows.flatMap((row) => {
    if (row.language !== '') return [];
    const item = findItem(page, row.section, row.key);
    const { value } = item ? chosenText(item, row, byAddress(stored), voice) : row;
    return [{ ...row, value: putNames(value, row.contentType, item) }];
  });
}

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
function chosenText(
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

function byAddress(stored: Stored[]): Map<string, Stored> {
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
function namesIn(stored: Stored[], voice: Voice) {
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
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function mapValues<From, To>(from: Record<string, From>, change: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
}

type Change = { by: string; now: Date; pictureExists: PictureExists };

export async function createContent(
  db: Db,
  input: ContentInput,
  { by, now, pictureExists }: Change,
): Promise<Content> {
  const value = await checkedValue(input, input.value, pictureExists);
  const at = now.toISOString();
  try {
    const description = input.description ?? null;
    const times = { updatedAt: at, publishedAt: at, updatedBy: by };
    const values = { ...input, value, description, ...times };
    const created = inserted(await db.insert(contents).values(values).returning());
    const version = { contentId: created.id, version: 1, publishedAt: at, publishedBy: by };
    await db.insert(contentVersions).values({ ...version, value });
    return created;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(contentTexts.exists);
    throw error;
  }
}

/** The site's own items can only be emptied. */
export async function deleteContent(db: Db, id: number): Promise<Content> {
  const found = await db.select().from(contents).where(eq(contents.id, id));
  const current = firstOrNotFound(found, contentTexts.what);
  if (findItem(current.page, current.section, current.key)) throw conflict(contentTexts.builtIn);
  await db.delete(contents).where(eq(contents.id, id));
  return current;
}

/** When visitors last saw something new, by page. */
export async function lastChanges(db: Db): Promise<Map<PageName, string>> {
  const rows = await db
    .select({ page: contents.page, at: max(contents.publishedAt) })
    .from(contents)
    .groupBy(contents.page);
  return new Map(rows.flatMap(({ page, at }) => (at ? [[page, at] as const] : [])));
}

export type FormRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'originalUrl'>;

/** The voice of the page that a form came from, in which the mails that follow are written. */
export async function voiceOfForm(db: Db, request: FormRequest): Promise<Voice> {
  const asked = askedVoice(request);
  if (asked) return asked;
  // Reading all texts would halve how many forms a second can be stored.
  const isSetting = and(eq(contents.page, 'contact'), eq(contents.section, 'languages'));
  const settings = await db.select(storedColumns).from(contents).where(isSetting);
  return voicesOf(valuesOf('contact', settings).languages).mainVoice;
}
