import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { Faq, PublicFaq } from './contract.ts';
import { faqTexts } from './messages.ts';
import { faqs } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(faqs);
const { createdAt, updatedAt, ...publicColumns } = columns;

export const faqEntries = entryStore({
  table: faqs,
  select: (db) => db.select(columns).from(faqs).$dynamic(),
  search: [faqs.question, faqs.answer],
  translation: { column: faqs.translation, of: [faqs.question, faqs.answer] },
  name: faqs.question,
  line: faqs.answer,
  what: faqTexts.what,
});

type ActiveFaq = PublicFaq & Pick<Faq, 'language' | 'translation'>;

export function listActiveFaqs(db: Db): Promise<ActiveFaq[]> {
  return db
    .select(publicColumns)
    .from(faqs)
    .where(and(isLive(faqs), eq(faqs.isActive, true)))
    .orderBy(...inOrder(faqs))
    .limit(200);
}
