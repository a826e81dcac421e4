import { and, eq, getTableColumns } from 'drizzle-orm';
import { slugOf } from '../../../contract.ts';
import type { Db } from '../../../server/database/database.ts';
import { unlessTaken } from '../../../server/database/rows.ts';
import { type Entries, entryStore, inOrder, isLive } from '../../../server/lists/entry-store.ts';
import type { Topic } from './contract.ts';
import { topicTexts } from './messages.ts';
import { contactTopics } from './table.ts';

const { deletedAt, createdAt, ...columns } = getTableColumns(contactTopics);
const { id, name, slug, language, translation, isActive } = columns;

const entries = entryStore({
  table: contactTopics,
  select: (db) => db.select(columns).from(contactTopics).$dynamic(),
  search: [name, slug],
  translation: { column: translation, of: [name] },
  part: { query: 'view=topics', isSearched: true, name: topicTexts.one },
  name,
  what: topicTexts.what,
});

type Fields = { [Name in keyof Topic]?: Topic[Name] | undefined };

export const topicEntries = {
  ...entries,
  create: (db: Db, input: Fields & { name: string }, now: Date) =>
    unlessTaken(
      entries.create(db, { ...input, slug: input.slug || slugOf(input.name) || 'topic' }, now),
      'slug',
      topicTexts.taken,
    ),
  update: (db: Db, topicId: number, { slug: wanted, ...input }: Fields, now: Date) =>
    unlessTaken(
      entries.update(db, topicId, { ...input, ...(wanted && { slug: wanted }) }, now),
      'slug',
      topicTexts.taken,
    ),
} satisfies Entries;

export type TopicRow = Pick<Topic, 'name' | 'slug' | 'language' | 'translation'>;

export const listActiveTopics = (db: Db): Promise<TopicRow[]> =>
  db
    .select({ name, slug, language, translation })
    .from(contactTopics)
    .where(and(isLive(contactTopics), eq(isActive, true)))
    .orderBy(...inOrder(contactTopics))
    .limit(100);

/** A topic that is gone is no reason to refuse the message. */
export async function topicSaid(tx: Db, wanted: string) {
  const [topic] =
    wanted === ''
      ? []
      : await tx
          .select({ id, name })
          .from(contactTopics)
          .where(and(isLive(contactTopics), eq(slug, wanted)));
  return { topicId: topic?.id ?? null, topicName: topic?.name ?? null };
}
