import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { correctable } from '../../server/privacy/correct.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, type Person } from '../../server/privacy/person.ts';
import type {
  ErasureContext,
  Leftovers,
  PersonalData,
} from '../../server/privacy/personal-data.ts';
import { deleteMailsAbout } from '../email/store.ts';
import { deleteReplyMails, wasAnswered } from '../replies/person-store.ts';
import { feedbackInput } from './contract.ts';
import { categoryTexts } from './messages.ts';
import { feedback } from './table.ts';

const { id, name, details, notes } = feedback;
const aspects = sql`${feedback.aspects}::text`;

/** Feedback without an address belongs to the person that it mentions, or who was answered. */
const isOwn = (person: Person): SQL =>
  or(mentions(person, name, details, notes, aspects), wasAnswered(person, 'feedbackId', id)) ??
  sql`false`;

export const feedbackData: PersonalData = {
  title: personalDataTexts.feedback,
  tab: 'feedback',
  find: async (db, person) => {
    const rows = await db.select().from(feedback).where(isOwn(person)).orderBy(id);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      own: true,
      facts: {
        name: row.name,
        category: categoryTexts[row.category],
        menuItem: row.menuItemName,
        aspects: row.aspects.join(', '),
        content: row.details,
        stars: row.rating,
        notes: row.notes,
      },
    }));
  },
  erase: async (tx, person, context) => {
    const own = await tx.select({ id }).from(feedback).where(isOwn(person));
    return removeFeedback(
      tx,
      own.map((row) => row.id),
      context,
    );
  },
  correct: { name: correctable({ column: name, id, schema: feedbackInput.shape.name }) },
  columns: [name, details, notes, feedback.aspects],
  retention: {
    setting: 'FEEDBACK_KEEP_DAYS',
    table: feedback,
    remove: removeFeedback,
  },
};

/** Replies and mails about the feedback are deleted too. */
export async function removeFeedback(
  tx: Db,
  ids: number[],
  { env }: Pick<ErasureContext, 'env'>,
): Promise<Leftovers> {
  const messageIds = await deleteReplyMails(tx, 'feedbackId', ids, env);
  for (const one of ids) messageIds.push(...(await deleteMailsAbout(tx, 'feedback', one, env)));
  await tx.delete(feedback).where(inArray(id, ids));
  return { files: [], messageIds };
}
