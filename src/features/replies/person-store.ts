import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import type { Env } from '../../server/env.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, type Person, redact } from '../../server/privacy/person.ts';
import { noLeftovers, type PersonalData } from '../../server/privacy/personal-data.ts';
import { deleteMailsAbout } from '../email/store.ts';
import { replies } from './table.ts';

type Answered = 'messageId' | 'feedbackId';

export const wasAnswered = (person: Person, kind: Answered, id: AnyColumn): SQL =>
  sql`exists (select from ${replies} where ${replies[kind]} = ${id} and ${mentions(person, replies.recipient)})`;

export async function deleteReplyMails(
  tx: Db,
  kind: Answered,
  ids: number[],
  env: Pick<Env, 'SITE_URL'>,
): Promise<string[]> {
  const rows = await tx.select({ id: replies.id }).from(replies).where(inArray(replies[kind], ids));
  const messageIds: string[] = [];
  for (const { id } of rows) messageIds.push(...(await deleteMailsAbout(tx, 'reply', id, env)));
  return messageIds;
}

/** Replies go with what they answer. In replies to others, only the mention is redacted. */
export const replyData: PersonalData = {
  title: personalDataTexts.replies,
  tab: 'messages',
  find: async (db, person) => {
    const rows = await db
      .select({ row: replies, own: sql<boolean>`${mentions(person, replies.recipient)}` })
      .from(replies)
      .where(mentions(person, replies.recipient, replies.body))
      .orderBy(replies.id);
    return rows.map(({ row, own }) => ({
      id: row.id,
      at: row.createdAt,
      own,
      facts: { to: row.recipient, channel: row.channel, content: row.body },
    }));
  },
  erase: async (tx, person) => {
    await tx.delete(replies).where(mentions(person, replies.recipient));
    await tx
      .update(replies)
      .set({ body: redact(person, replies.body) })
      .where(mentions(person, replies.body));
    return noLeftovers;
  },
  columns: [replies.recipient, replies.body],
};
