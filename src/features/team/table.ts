import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';

export const teamMembers = pgTable('team_members', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  position: text().notNull(),
  photoUrl: text('photo_url'),
  displayOrder: integer('display_order').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('en'),
  translation: jsonb().$type<{ position: string }>().notNull().default({ position: '' }),
  deletedAt: instant('deleted_at'),
});
