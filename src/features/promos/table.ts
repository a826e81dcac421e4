import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../server/database/columns.ts';

export const promos = pgTable('promos', {
  ...entryColumns('id', { title: '', description: '' }),
  title: text().notNull(),
  description: text().notNull(),
  displayOrder: integer('display_order').notNull(),
  imageUrl: text('image_url').notNull(),
  /** English pages show it; when it is empty, they show the usual picture. */
  englishPicture: text('english_picture').notNull().default(''),
  /** Null leads to the app. */
  link: text(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  isActive: boolean('is_active').notNull(),
  createdAt: instant('created_at').notNull(),
});
