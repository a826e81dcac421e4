import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../../server/database/columns.ts';

export const contactTopics = pgTable('contact_topics', {
  ...entryColumns('id', { name: '' }),
  name: text().notNull(),
  /** An address presets it: `/contact?topic=franchise`. */
  slug: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  displayOrder: integer('display_order').notNull(),
  createdAt: instant('created_at').notNull(),
});
