import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';
import { channels } from './contract.ts';

export const replies = pgTable('replies', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  messageId: integer('message_id'),
  feedbackId: integer('feedback_id'),
  channel: text({ enum: channels }).notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  accountId: integer('account_id'),
  accountName: text('account_name').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
});

export const preparedTexts = pgTable('reply_texts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
