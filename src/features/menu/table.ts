import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../server/database/columns.ts';
import { badges, dietNotes, menuCategories, type Variant } from './contract.ts';

export const menuSections = pgTable('menu_sections', {
  ...entryColumns('id', { name: '' }),
  category: text({ enum: menuCategories }).notNull(),
  name: text().notNull(),
  displayOrder: integer('display_order').notNull(),
});

export const menuItems = pgTable('menu_items', {
  ...entryColumns('id', { name: '', description: '' }),
  name: text().notNull(),
  slug: text().notNull(),
  category: text({ enum: menuCategories }).notNull(),
  sectionId: integer('section_id'),
  description: text().notNull().default(''),
  price: integer(),
  variants: jsonb().$type<Variant[]>().notNull().default([]),
  badges: text({ enum: badges }).array().notNull().default([]),
  diet: text({ enum: dietNotes }).array().notNull().default([]),
  soldFrom: date('sold_from', { mode: 'string' }),
  soldTo: date('sold_to', { mode: 'string' }),
  soldOut: boolean('sold_out').notNull().default(false),
  soldOutUntil: instant('sold_out_until'),
  imageUrl: text('image_url'),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
});

/** An item that is sold out everywhere is marked in its own row, not here. */
export const menuSoldOut = pgTable(
  'menu_sold_out',
  {
    itemId: integer('item_id').notNull(),
    outletId: integer('outlet_id').notNull(),
    until: instant(),
  },
  ({ itemId, outletId }) => [primaryKey({ columns: [itemId, outletId] })],
);
