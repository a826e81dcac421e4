import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { localized, packed } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { unlessTaken } from '../../../server/database/rows.ts';
import { invalid } from '../../../server/http/errors.ts';
import { entryStore, isLive } from '../../../server/lists/entry-store.ts';
import type { FeedbackCategory } from '../contract.ts';
import { feedbackTexts } from '../messages.ts';
import type { Aspect } from './contract.ts';
import { aspectTexts } from './messages.ts';
import { feedbackAspects } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(feedbackAspects);

const entries = entryStore({
  table: feedbackAspects,
  select: (db) => db.select(columns).from(feedbackAspects).$dynamic(),
  search: [feedbackAspects.name],
  translation: { column: feedbackAspects.translation, of: [feedbackAspects.name] },
  part: {
    query: sql`'view=' || ${feedbackAspects.category}`,
    isSearched: false,
    name: aspectTexts.one,
  },
  name: feedbackAspects.name,
  what: aspectTexts.what,
});

export const aspectEntries: typeof entries = {
  ...entries,
  create: (db, input, now) =>
    unlessTaken(entries.create(db, input, now), 'name', aspectTexts.taken),
  update: (db, id, input, now) =>
    unlessTaken(entries.update(db, id, input, now), 'name', aspectTexts.taken),
};

export const inCategory = (category: FeedbackCategory | undefined) =>
  category && eq(feedbackAspects.category, category);

/** The form requires an aspect, so this is offered when a category has no active one. */
const ANYTHING = {
  value: 'Lainnya',
  name: 'Lainnya',
  language: 'id' as const,
  translation: { name: 'Something else' },
};

type Choice = Pick<Aspect, 'name' | 'language' | 'translation'> & { value: string };

export async function readAspects(db: Db): Promise<Record<FeedbackCategory, Choice[]>> {
  const { category, name, language, translation } = feedbackAspects;
  const rows = await db
    .select({ category, value: name, name, language, translation })
    .from(feedbackAspects)
    .where(and(eq(feedbackAspects.isActive, true), isLive(feedbackAspects)))
    .orderBy(asc(feedbackAspects.displayOrder), asc(feedbackAspects.id))
    .limit(300);
  const of = (category: FeedbackCategory) => {
    const choices = rows.filter((row) => row.category === category);
    return choices.length > 0 ? choices : [ANYTHING];
  };
  return { minuman: of('minuman'), makanan: of('makanan'), pelayanan: of('pelayanan') };
}

/** Retired aspects are accepted, because the visitor may have opened the page before. */
export async function assertKnownAspects(
  db: Db,
  category: FeedbackCategory,
  aspects: string[],
): Promise<void> {
  const known = await db.select().from(feedbackAspects).where(inCategory(category));
  const names = new Set(known.map(({ name }) => name));
  if (!known.some(({ isActive, deletedAt }) => isActive && deletedAt === null))
    names.add(ANYTHING.value);
  if (aspects.every((aspect) => names.has(aspect))) return;
  throw invalid(localized(feedbackTexts.aspectsOther), {
    aspects: packed(feedbackTexts.aspectsOther),
  });
}
