import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { menuCategories } from './contract.ts';

export const menuItems = pgTable('menu_items', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  category: text({ enum: menuCategories }).notNull(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
});
