import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';

export const faqs = pgTable('faqs', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  question: text().notNull(),
  answer: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('en'),
  translation: jsonb()
    .$type<{ question: string; answer: string }>()
    .notNull()
    .default({ question: '', answer: '' }),
  deletedAt: instant('deleted_at'),
});
