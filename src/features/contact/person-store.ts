import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { correctable } from '../../server/privacy/correct.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, type Person, redact } from '../../server/privacy/person.ts';
import type {
  ErasureContext,
  Leftovers,
  PersonalData,
} from '../../server/privacy/personal-data.ts';
import { deleteMailsAbout } from '../email/store.ts';
import { deleteReplyMails, wasAnswered } from '../replies/person-store.ts';
import { contactInput } from './contract.ts';
import { contactMessages } from './table.ts';

const { id, name, email, message } = contactMessages;

const isOwn = (person: Person) =>
  or(mentions(person, email), wasAnswered(person, 'messageId', id)) ?? sql`false`;

export const messageData: PersonalData = {
  title: personalDataTexts.messages,
  tab: 'messages',
  find: async (db, person) => {
    const rows = await db
      .select({ row: contactMessages, own: sql<boolean>`${isOwn(person)}` })
      .from(contactMessages)
      .where(or(isOwn(person), mentions(person, name, message)))
      .orderBy(id);
    return rows.map(({ row, own }) => ({
      id: row.id,
      at: row.createdAt,
      own,
      facts: { name: row.name, email: row.email, message: row.message },
    }));
  },
  erase: async (tx, person, context) => {
    const own = await tx.select({ id }).from(contactMessages).where(isOwn(person));
    const remains = await removeMessages(
      tx,
      own.map((row) => row.id),
      context,
    );
    await tx
      .update(contactMessages)
      .set({ name: redact(person, name), message: redact(person, message) })
      .where(mentions(person, name, message));
    return remains;
  },
  correct: {
    name: correctable({ column: name, id, schema: contactInput.shape.name }),
    email: correctable({ column: email, id, schema: contactInput.shape.email }),
  },
  columns: [name, email, message],
  retention: {
    setting: 'MESSAGES_KEEP_DAYS',
    table: contactMessages,
    remove: removeMessages,
  },
};

/** Replies and mails about the messages are deleted too. */
export async function removeMessages(
  tx: Db,
  ids: number[],
  { env }: Pick<ErasureContext, 'env'>,
): Promise<Leftovers> {
  const messageIds = await deleteReplyMails(tx, 'messageId', ids, env);
  for (const one of ids) messageIds.push(...(await deleteMailsAbout(tx, 'message', one, env)));
  await tx.delete(contactMessages).where(inArray(id, ids));
  return { files: [], messageIds };
}
