import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';

export const promos = pgTable('promos', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  imageUrl: text('image_url').notNull(),
  /** Where it leads; null: to the app. */
  link: text(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  isActive: boolean('is_active').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('id'),
  translation: jsonb()
    .$type<{ title: string; description: string }>()
    .notNull()
    .default({ title: '', description: '' }),
  deletedAt: instant('deleted_at'),
});
