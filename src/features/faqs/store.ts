import { asc, eq } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { saveOrder } from '../../server/order.ts';
import type { Faq, FaqInput } from './contract.ts';
import { faqs } from './table.ts';

/** What visitors read: active ones, in the staff's order. */
export function listActiveFaqs(db: Db): Promise<Faq[]> {
  return db
    .select()
    .from(faqs)
    .where(eq(faqs.isActive, true))
    .orderBy(asc(faqs.displayOrder), asc(faqs.id))
    .limit(200);
}

export async function listFaqs(db: Db, query: ListQuery): Promise<Rows<Faq>> {
  const where = matches(query.q, [faqs.question, faqs.answer]);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(faqs)
    .where(where)
    .orderBy(asc(faqs.displayOrder), asc(faqs.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(faqs, where) };
}

export async function createFaq(db: Db, input: FaqInput, now: Date): Promise<Faq> {
  const [faq] = await db
    .insert(faqs)
    .values({ ...input, isActive: input.isActive ?? true, createdAt: now.toISOString() })
    .returning();
  if (!faq) throw new Error('The database returned no row for an insert');
  return faq;
}

export async function updateFaq(db: Db, id: number, input: FaqInput): Promise<Faq> {
  const [faq] = await db.update(faqs).set(input).where(eq(faqs.id, id)).returning();
  if (!faq) throw notFound('This FAQ');
  return faq;
}

export async function deleteFaq(db: Db, id: number): Promise<void> {
  const [faq] = await db.delete(faqs).where(eq(faqs.id, id)).returning({ id: faqs.id });
  if (!faq) throw notFound('This FAQ');
}

export const orderFaqs = (db: Db, ids: number[]) => saveOrder(db, faqs, ids);
