import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';
import { mockupPositions } from './contract.ts';

export const mockups = pgTable('mockups', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  position: text({ enum: mockupPositions }).notNull(),
  description: text(),
  displayOrder: integer('display_order').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('id'),
  translation: jsonb().$type<{ description: string }>().notNull().default({ description: '' }),
  deletedAt: instant('deleted_at'),
});
