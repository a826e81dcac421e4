import { and, asc, eq, max, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { readerOf, say, sayLocalized, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { isUniqueViolation } from '../../server/database/database-errors.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { askedVoice } from '../../server/http/reader.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { checkedValue } from './checked-value.ts';
import {
  type Content,
  type ContentInput,
  findItem,
  type PageName,
  refusal,
  registry,
  tidied,
} from './contract.ts';
import { contentTexts } from './messages.ts';
import type { Change } from './publish-store.ts';
import type { PageContent } from './registry/item.contract.ts';
import { voicesOf } from './registry/languages.contract.ts';
import { sanitiseHtml } from './sanitise.ts';
import { contents, contentVersions } from './table.ts';
import {
  addressOf,
  byAddress,
  chosenText,
  namesIn,
  type Stored,
  valuesOf,
} from './values-store.ts';

export async function createMissingContents(db: Db, now: Date): Promise<void> {
  const pages = Object.entries<PageContent>(registry).flatMap(([name, { sections }]) => {
    const page = Object.keys(registry).find((known): known is PageName => known === name);
    return page ? rowsOf(page, sections, now) : [];
  });
  const { page, section, key, language } = contents;
  const rows = await db.select({ page, section, key, language }).from(contents);
  const found = new Set(rows.map(addressOf));
  const missing = pages.filter((row) => !found.has(addressOf(row)));
  // Several instances may start at once and add the same rows.
  if (missing.length > 0) await db.insert(contents).values(missing).onConflictDoNothing();
}

/** The editor has its labels in both languages. Other programs get those of the voice `mixed`. */
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
        description: item.hint ? sayLocalized(WITH_INDONESIAN_LABELS, item.hint) : null,
        updatedAt: now.toISOString(),
        updatedBy: '',
        publishedAt: now.toISOString(),
      };
      return item.translation ? [row, { ...row, ...item.translation }] : [row];
    }),
  );
}

export function listContents(db: Db, page: PageName): Promise<Content[]> {
  return db
    .select()
    .from(contents)
    .where(eq(contents.page, page))
    .orderBy(ne(contents.language, ''), asc(contents.id))
    .limit(1000);
}

/** Looks in labels and texts. The address of a picture is left out, because nobody sees it. */
export function searchContents(db: Db, q: string, limit: number): Promise<Content[]> {
  const { label, key, value, draft, contentType } = contents;
  const isSaid = and(ne(contentType, 'image'), searchFilter(q, [value, draft]));
  return db
    .select()
    .from(contents)
    .where(or(searchFilter(q, [label, key]), isSaid))
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

export function readValues(db: Db): Promise<Stored[]> {
  return db.select(storedColumns).from(contents).limit(4000);
}

/**
 * Returns what staff would publish: what is being typed, or else the draft, or else what visitors
 * see.
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

/** Replaces `{brand}` and `{app}` in the texts, in the language of the voice. */
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

export async function createContent(
  db: Db,
  input: ContentInput,
  { by, now, hasPicture }: Change,
): Promise<Content> {
  const value = checkedValue(input, input.value, hasPicture);
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

/** Refuses an item of the registry with a 409, because pages need it; it can only be emptied. */
export async function deleteContent(db: Db, id: number): Promise<Content> {
  const found = await db.select().from(contents).where(eq(contents.id, id));
  const current = firstOrNotFound(found, contentTexts.what);
  if (findItem(current.page, current.section, current.key)) throw conflict(contentTexts.builtIn);
  await db.delete(contents).where(eq(contents.id, id));
  return current;
}

export async function lastChanges(db: Db): Promise<Map<PageName, string>> {
  const rows = await db
    .select({ page: contents.page, at: max(contents.publishedAt) })
    .from(contents)
    .groupBy(contents.page);
  return new Map(rows.flatMap(({ page, at }) => (at ? [[page, at] as const] : [])));
}

export type FormRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'originalUrl'>;

/** The mails that follow a form are written in the voice of the page that it came from. */
export async function voiceOfForm(db: Db, request: FormRequest): Promise<Voice> {
  const asked = askedVoice(request);
  if (asked) return asked;
  // Reading all texts would halve how many forms can be stored in a second.
  const isSetting = and(eq(contents.page, 'contact'), eq(contents.section, 'languages'));
  const settings = await db.select(storedColumns).from(contents).where(isSetting);
  return voicesOf(valuesOf('contact', settings).languages).mainVoice;
}
