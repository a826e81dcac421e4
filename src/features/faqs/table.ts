import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../server/database/columns.ts';

export const faqs = pgTable('faqs', {
  ...entryColumns('en', { question: '', answer: '' }),
  question: text().notNull(),
  answer: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: instant('created_at').notNull(),
});
