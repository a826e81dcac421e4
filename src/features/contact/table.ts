import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { voices } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  outletId: integer('outlet_id'),
  outletName: text('outlet_name'),
  topicId: integer('topic_id'),
  topicName: text('topic_name'),
  isHandled: boolean('is_handled').notNull().default(false),
  assignedTo: integer('assigned_to'),
  voice: text({ enum: voices }).notNull().default('mixed'),
  createdAt: instant('created_at').notNull(),
});
