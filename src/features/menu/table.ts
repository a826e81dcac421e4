import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';
import { menuCategories } from './contract.ts';

export const menuItems = pgTable('menu_items', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  category: text({ enum: menuCategories }).notNull(),
  price: integer(),
  imageUrl: text('image_url'),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default('id'),
  translation: jsonb().$type<{ name: string }>().notNull().default({ name: '' }),
  deletedAt: instant('deleted_at'),
});
