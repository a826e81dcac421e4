import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { localized, packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { type Entries, entryStore } from '../../server/lists/entry-store.ts';
import { fieldTexts } from '../../shared.messages.ts';
import {
  type Article,
  articleTimes,
  BODY_MAX,
  type Kind,
  type publishChoices,
} from './contract.ts';
import { articleTexts } from './messages.ts';
import { publishArticle } from './publish-store.ts';
import { sanitiseBody } from './sanitise.ts';
import { chooseSlug, keepSlug } from './slug-store.ts';
import { articles } from './table.ts';

/** Without a row, the built-in text of a legal page is shown. */
export const LEGAL = ['privacy', 'data-privacy', 'terms-of-use'];

const { deletedAt, published, hasDraft, ...columns } = getTableColumns(articles);
const { publishAt, displayOrder, day, kind, id: idColumn } = columns;

type Publish = (typeof publishChoices)[number];
const publish = sql<Publish>`case when ${publishAt} is not null then 'at'
  when ${hasDraft} then 'draft' else 'now' end`;

const entries = entryStore({
  table: articles,
  // News come newest first, and pages in the order of staff.
  orderBy: [
    // News without a day are not published yet.
    sql`case when ${kind} = 'news' then coalesce(${day}, 'infinity') end desc nulls last`,
    sql`${displayOrder}`,
    sql`${idColumn}`,
  ],
  select: (db) =>
    db
      .select({ ...columns, publish })
      .from(articles)
      .$dynamic(),
  search: [articles.title, articles.slug, articles.body],
  translation: {
    column: articles.translation,
    of: [articles.title, articles.summary, articles.body],
  },
  part: { query: sql`'kind=' || ${kind}`, isSearched: true },
  name: articles.title,
  line: sql`case when ${kind} = 'news' then '/news/' else '/' end || ${articles.slug}`,
  what: articleTexts.what,
  whole: articleTimes,
});

type Fields = { [Name in keyof Article]?: Article[Name] | undefined };

export const articleEntries = {
  ...entries,

  async create(tx: Db, input: Fields & { title: string }, now: Date, by = ''): Promise<Article> {
    const { publish: choice = 'now', slug = '', ...fields } = input;
    const isLegal = fields.kind === 'legal';
    if (isLegal && !LEGAL.includes(slug)) throw conflict(articleTexts.legalStays);
    const earlier = isLegal && (await takeFromBin(tx, slug));
    if (earlier) return articleEntries.update(tx, earlier, { ...input, publish: choice }, now, by);
    const chosen = await chooseSlug(tx, { wanted: slug, title: input.title, isLegal });
    const row = { place: 'none' as const, isActive: true, ...clean(fields) };
    const article = await entries.create(
      tx,
      {
        ...row,
        ...draftOf(choice, fields.publishAt, now),
        slug: chosen,
        updatedBy: by,
      },
      now,
    );
    await keepSlug(tx, chosen, article.id);
    if (choice === 'now') await publishArticle(tx, article.id, by, now);
    return entries.find(tx, article.id);
  },

  async update(tx: Db, id: number, input: Fields, now: Date, by = ''): Promise<Article> {
    const before = await entries.find(tx, id);
    const { slug = before.slug, publish: choice = before.publish, ...fields } = input;
    const isMoved = slug !== before.slug;
    const { kind = before.kind } = fields;
    if (kind !== before.kind && [kind, before.kind].includes('legal')) {
      throw conflict(articleTexts.legalStays);
    }
    if (before.kind === 'legal' && isMoved) {
      throw conflict(articleTexts.legalStays);
    }
    const chosen = isMoved
      ? await chooseSlug(tx, { wanted: slug, title: fields.title ?? before.title }, id)
      : before.slug;
    const { publishAt: at = before.publishAt } = fields;
    const changes = { ...clean(fields), ...draftOf(choice, at, now), slug: chosen, updatedBy: by };
    await entries.update(tx, id, changes, now);
    // Another who moves this page holds the table of slugs and waits for its row.
    if (isMoved) await keepSlug(tx, chosen, id);
    if (choice === 'now') await publishArticle(tx, id, by, now);
    return entries.find(tx, id);
  },
} satisfies Entries;

/** Showing the built-in text again has put the owner's own legal page into the bin. */
async function takeFromBin(tx: Db, slug: string): Promise<number | null> {
  const [found] = await tx
    .update(articles)
    .set({ deletedAt: null })
    .where(and(eq(articles.slug, slug), eq(kind, 'legal'), isNotNull(articles.deletedAt)))
    .returning({ id: articles.id });
  return found?.id ?? null;
}

function draftOf(choice: Publish, at: string | null | undefined, now: Date) {
  if (choice !== 'at') return { hasDraft: choice === 'draft', publishAt: null };
  if (!at || new Date(at) <= now) {
    throw invalid(localized(articleTexts.publishAtPast), {
      publishAt: packed(articleTexts.publishAtPast),
    });
  }
  return { hasDraft: true, publishAt: at };
}

function clean<Texts extends Pick<Fields, 'body' | 'translation'>>(fields: Texts): Texts {
  const { body, translation } = fields;
  return {
    ...fields,
    ...(body !== undefined && { body: cleanBody(body, 'body') }),
    ...(translation && {
      translation: { ...translation, body: cleanBody(translation.body, 'translation') },
    }),
  };
}

/** Cleaned text is longer where `&` becomes `&amp;`, and must be one that can be saved again. */
function cleanBody(dirty: string, field: 'body' | 'translation'): string {
  const body = sanitiseBody(dirty);
  if (body.length <= BODY_MAX) return body;
  const max = { max: BODY_MAX };
  throw invalid(localized(fieldTexts.atMostCharacters, max), {
    [field]: packed(fieldTexts.atMostCharacters, max),
  });
}

export const isOfKind = (wanted: Kind | undefined) => wanted && eq(kind, wanted);
