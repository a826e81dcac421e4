import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { PublicFaq } from './contract.ts';
import { faqTexts } from './messages.ts';
import { faqs } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(faqs);
const { createdAt, updatedAt, ...publicColumns } = columns;

export const faqEntries = entryStore({
  table: faqs,
  select: (db) => db.select(columns).from(faqs).$dynamic(),
  search: [faqs.question, faqs.answer],
  name: faqs.question,
  what: faqTexts.what,
});

export function listActiveFaqs(db: Db): Promise<PublicFaq[]> {
  return db
    .select(publicColumns)
    .from(faqs)
    .where(and(isLive(faqs), eq(faqs.isActive, true)))
    .orderBy(...inOrder(faqs))
    .limit(200);
}
