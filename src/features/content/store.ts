import { asc, eq, max } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { checkedValue, type PictureExists } from './checked-value.ts';
import {
  type Content,
  type ContentInput,
  contentMessages,
  findItem,
  type PageName,
  refusal,
  registry,
  tidied,
  type Values,
} from './contract.ts';
import { withHtmlMark, withMark } from './marks.contract.ts';
import type { Item, PageContent } from './registry/item.contract.ts';
import { sanitiseHtml } from './sanitise.ts';
import { contents, contentVersions } from './table.ts';

/** Adds a row for every registry item that has none; never changes an existing one. */
export async function createMissingContents(db: Db, now: Date): Promise<void> {
  const pages = Object.entries<PageContent>(registry).flatMap(([name, { sections }]) => {
    const page = Object.keys(registry).find((known): known is PageName => known === name);
    return page ? rowsOf(page, sections, now) : [];
  });
  const { page, section, key } = contents;
  const found = new Set((await db.select({ page, section, key }).from(contents)).map(addressOf));
  const missing = pages.filter((row) => !found.has(addressOf(row)));
  // Several instances may start at once.
  if (missing.length > 0) await db.insert(contents).values(missing).onConflictDoNothing();
}

type Address = { page: string; section: string; key: string };
const addressOf = ({ page, section, key }: Address) => `${page}.${section}.${key}`;

function rowsOf(page: PageName, sections: PageContent['sections'], now: Date) {
  return Object.entries(sections).flatMap(([section, { items }]) =>
    Object.entries(items).map(([key, item]) => ({
      page,
      section,
      key,
      contentType: item.contentType,
      value: item.value,
      label: item.label,
      description: item.hint ?? null,
      updatedAt: now.toISOString(),
      updatedBy: '',
      publishedAt: now.toISOString(),
    })),
  );
}

export function listContents(db: Db, page: PageName): Promise<Content[]> {
  return db
    .select()
    .from(contents)
    .where(eq(contents.page, page))
    .orderBy(asc(contents.id))
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
  value: contents.value,
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
    return { ...stored, value: contentType === 'html' ? sanitiseHtml(value) : value };
  });
}

/** The texts of a page as visitors read them, with the names of the shop put in. */
export async function listPublicContents(db: Db, page: PageName): Promise<Stored[]> {
  const [stored, rows] = await Promise.all([readValues(db), listContents(db, page)]);
  const putNames = namesIn(stored);
  return rows.map((row) => ({ ...row, value: putNames(row.value, row.contentType) }));
}

/**
 * The stored values over the registry's defaults; with nothing stored, the defaults alone. Replaces
 * `{brand}` and `{app}` with the shop's own names.
 *
 * @param marked for the preview: texts carry the id of their content
 */
export function valuesOf<Page extends PageName>(
  page: Page,
  stored: Stored[],
  marked?: boolean,
): Values<Page>;
export function valuesOf(page: PageName, stored: Stored[], marked = false): unknown {
  const found = byAddress(stored);
  const putNames = namesIn(stored);
  const sections: Record<string, { items: Record<string, Item> }> = registry[page].sections;

  return mapValues(sections, ({ items }, section) =>
    mapValues(items, (item, key) => {
      const row = found.get(addressOf({ page, section, key }));
      const value = putNames(row?.value ?? item.value, item.contentType);
      return marked && row ? markedValue(item, value, row.id) : value;
    }),
  );
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

function markedValue({ contentType, format }: Item, value: string, id: number): string {
  if (value === '' || contentType === 'image' || !MARKED.includes(format)) return value;
  return contentType === 'html' ? withHtmlMark(value, id) : withMark(value, id);
}

function namesIn(stored: Stored[]) {
  const { name, app_name } = registry.contact.sections.brand.items;
  const found = byAddress(stored);
  const brand = found.get('contact.brand.name')?.value ?? name.value;
  const app = found.get('contact.brand.app_name')?.value ?? app_name.value;
  return (value: string, contentType: Item['contentType']) => {
    const put = contentType === 'html' ? escapeHtml : String;
    return value.replaceAll('{brand}', () => put(brand)).replaceAll('{app}', () => put(app));
  };
}

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
    if (isUniqueViolation(error)) throw conflict(contentMessages.exists);
    throw error;
  }
}

/** The site's own items can only be emptied. */
export async function deleteContent(db: Db, id: number): Promise<Content> {
  const found = await db.select().from(contents).where(eq(contents.id, id));
  const current = firstOrNotFound(found, 'This content');
  if (findItem(current.page, current.section, current.key)) throw conflict(contentMessages.builtIn);
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
