import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns } from '../../../server/database/columns.ts';
import { feedbackCategories } from '../contract.ts';

export const feedbackAspects = pgTable('feedback_aspects', {
  ...entryColumns('id', { name: '' }),
  category: text({ enum: feedbackCategories }).notNull(),
  name: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
