import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../messages.ts';
import { instant } from '../../../server/database/columns.ts';
import { feedbackCategories } from '../contract.ts';

export const feedbackAspects = pgTable('feedback_aspects', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  category: text({ enum: feedbackCategories }).notNull(),
  name: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('id'),
  translation: jsonb().$type<{ name: string }>().notNull().default({ name: '' }),
  deletedAt: instant('deleted_at'),
});
