import { asc, eq, max } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../server/db.ts';
import { conflict, HttpError, notFound } from '../../server/errors.ts';
import {
  type Content,
  type ContentInput,
  contentMessages,
  findItem,
  type PageName,
  refusal,
  registry,
  type Values,
} from './contract.ts';
import type { ContentType, Item, PageContent } from './item.contract.ts';
import { sanitiseHtml } from './sanitise.ts';
import { contents } from './table.ts';

/** Adds a row for every item of the registry that has none yet; never touches an existing one. */
export async function createMissingContents(db: Db, now: Date): Promise<void> {
  const pages = Object.entries<PageContent>(registry).flatMap(([name, { sections }]) => {
    const page = Object.keys(registry).find((known): known is PageName => known === name);
    return page ? rowsOf(page, sections, now) : [];
  });
  await db.insert(contents).values(pages).onConflictDoNothing();
}

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

export type Stored = Pick<Content, 'page' | 'section' | 'key' | 'value'>;

/** Everything the database holds, for `valuesOf` to lay over the defaults. */
export function readValues(db: Db): Promise<Stored[]> {
  return db
    .select({
      page: contents.page,
      section: contents.section,
      key: contents.key,
      value: contents.value,
    })
    .from(contents)
    .limit(4000);
}

/**
 * Lays stored values over the registry's defaults; with nothing stored, the defaults alone.
 * `{brand}` and `{app}` in any text stand for the shop's own names.
 */
export function valuesOf<Page extends PageName>(page: Page, stored: Stored[]): Values<Page>;
export function valuesOf(page: PageName, stored: Stored[]): unknown {
  const found = new Map(stored.map((row) => [`${row.page}.${row.section}.${row.key}`, row.value]));
  const { name, app_name } = registry.contact.sections.brand.items;
  const brand = found.get('contact.brand.name') ?? name.value;
  const app = found.get('contact.brand.app_name') ?? app_name.value;
  const sections: Record<string, { items: Record<string, Item> }> = registry[page].sections;

  return mapValues(sections, ({ items }, section) =>
    mapValues(items, (item, key) =>
      (found.get(`${page}.${section}.${key}`) ?? item.value)
        .replaceAll('{brand}', brand)
        .replaceAll('{app}', app),
    ),
  );
}

function mapValues<From, To>(from: Record<string, From>, change: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
}

export async function createContent(db: Db, input: ContentInput, now: Date): Promise<Content> {
  const value = checked(
    input.contentType,
    findItem(input.page, input.section, input.key),
    input.value,
  );
  try {
    const [row] = await db
      .insert(contents)
      .values({
        ...input,
        value,
        description: input.description ?? null,
        updatedAt: now.toISOString(),
      })
      .returning();
    if (!row) throw new Error('The database returned no row for an insert');
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(contentMessages.exists);
    throw error;
  }
}

export async function updateContent(
  db: Db,
  id: number,
  value: string,
  now: Date,
): Promise<Content> {
  const [current] = await db.select().from(contents).where(eq(contents.id, id));
  if (!current) throw notFound('This content');
  const item = findItem(current.page, current.section, current.key);
  const [row] = await db
    .update(contents)
    .set({ value: checked(current.contentType, item, value), updatedAt: now.toISOString() })
    .where(eq(contents.id, id))
    .returning();
  if (!row) throw notFound('This content');
  return row;
}

/** Removes content that staff added; what the site itself reads can only be emptied. */
export async function deleteContent(db: Db, id: number): Promise<void> {
  const [current] = await db.select().from(contents).where(eq(contents.id, id));
  if (!current) throw notFound('This content');
  if (findItem(current.page, current.section, current.key)) throw conflict(contentMessages.builtIn);
  await db.delete(contents).where(eq(contents.id, id));
}

/** When staff last changed a text or picture, by page. */
export async function lastChanges(db: Db): Promise<Map<PageName, string>> {
  const rows = await db
    .select({ page: contents.page, at: max(contents.updatedAt) })
    .from(contents)
    .groupBy(contents.page);
  return new Map(rows.flatMap(({ page, at }) => (at ? [[page, at] as const] : [])));
}

/** Every picture that content refers to, so that the sweep keeps its file. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  const rows = await db.select({ value: contents.value }).from(contents).limit(10_000);
  return rows.map((row) => row.value).filter((value) => value.includes('/media/'));
}

function checked(contentType: ContentType, item: Item | undefined, value: string): string {
  const sentence = refusal(contentType, item, value.trim());
  if (sentence)
    throw new HttpError(400, 'refused_value', sentence, { fields: { value: sentence } });
  return contentType === 'html' ? sanitiseHtml(value) : value.trim();
}
