import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { voices } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';
import { feedbackCategories } from './contract.ts';

export const feedback = pgTable('feedback', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  category: text({ enum: feedbackCategories }).notNull(),
  menuItemId: integer('menu_item_id'),
  menuItemName: text('menu_item_name'),
  outletId: integer('outlet_id'),
  outletName: text('outlet_name'),
  aspects: jsonb().$type<string[]>().notNull(),
  details: text().notNull(),
  rating: smallint(),
  notes: text(),
  isHandled: boolean('is_handled').notNull().default(false),
  assignedTo: integer('assigned_to'),
  voice: text({ enum: voices }).notNull().default('mixed'),
  createdAt: instant('created_at').notNull(),
});
