import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../messages.ts';
import { instant } from '../../../server/database/columns.ts';

export const contactTopics = pgTable('contact_topics', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  /** In the address that presets it: `/contact?topic=franchise`. */
  slug: text().notNull(),
  language: text().$type<Language>().notNull().default('id'),
  translation: jsonb().$type<{ name: string }>().notNull().default({ name: '' }),
  isActive: boolean('is_active').notNull().default(true),
  displayOrder: integer('display_order').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
});
