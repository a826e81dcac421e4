import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Reader, Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { handledFilter, inboxStore } from '../../server/lists/inbox-store.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { isAnswered, listReplies } from '../replies/store.ts';
import type { ContactInput } from './contract.ts';
import type { ContactMessage, ContactQuery } from './staff.contract.ts';
import { messageTexts } from './staff.messages.ts';
import { contactMessages } from './table.ts';

type NewMessage = Omit<ContactInput, 'outlet' | 'topic'> & {
  outletId?: number | null;
  outletName?: string | null;
  topicId?: number | null;
  topicName?: string | null;
  voice?: Voice;
  createdAt: string;
};

export async function createContactMessage(db: Db, message: NewMessage): Promise<number> {
  const { id } = contactMessages;
  return inserted(await db.insert(contactMessages).values(message).returning({ id })).id;
}

const { name, email, message, outletId, topicId, isHandled } = contactMessages;

export const messageInbox = inboxStore({
  table: contactMessages,
  select: (db: Db, total: SQL<number>) =>
    db
      .select({
        ...getTableColumns(contactMessages),
        ...isAnswered('messageId', contactMessages),
        total,
      })
      .from(contactMessages)
      .$dynamic(),
  where: (query: Pick<ContactQuery, 'q' | 'outlet' | 'topic' | 'handled' | 'mine'>, reader) =>
    and(
      searchFilter(query.q, [name, email, message]),
      query.outlet === undefined ? undefined : eq(outletId, query.outlet),
      query.topic === undefined ? undefined : eq(topicId, query.topic),
      handledFilter(contactMessages, query, reader),
    ),
  outletId,
  what: messageTexts.thisMessage,
});
export const countNewMessages = (db: Db): Promise<number> =>
  db.$count(contactMessages, eq(isHandled, false));

type MessageRow = typeof contactMessages.$inferSelect;

export const toMessage = ({ outletName, topicName, ...row }: MessageRow) => ({
  ...row,
  topic: topicName === null ? null : { name: topicName },
  outlet: outletName === null ? null : { name: outletName },
});

export async function withReplies(
  db: Db,
  rows: MessageRow[],
  reader: Reader,
): Promise<ContactMessage[]> {
  const replies = await listReplies(db, 'messageId', rows, reader);
  return rows.map((row) => ({ ...toMessage(row), replies: replies.get(row.id) ?? [] }));
}
