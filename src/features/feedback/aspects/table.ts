import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../server/database/columns.ts';
import { feedbackCategories } from '../contract.ts';

export const feedbackAspects = pgTable('feedback_aspects', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  category: text({ enum: feedbackCategories }).notNull(),
  name: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
});
