import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';

export const teamMembers = pgTable('team_members', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  position: text().notNull(),
  about: text().notNull().default(''),
  photoUrl: text('photo_url'),
  displayOrder: integer('display_order').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('en'),
  translation: jsonb()
    .$type<{ position: string; about: string }>()
    .notNull()
    .default({ position: '', about: '' }),
  deletedAt: instant('deleted_at'),
});
