import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';
import type { TypefaceName } from './typefaces.contract.ts';

export const brand = pgTable('brand', {
  id: integer().primaryKey(),
  logo: text('logo_image').notNull(),
  darkLogo: text('dark_logo_image').notNull(),
  mark: text('mark_image').notNull(),
  share: text('share_image').notNull(),
  main: text('main_colour'),
  accent: text('accent_colour'),
  typefaces: text().$type<TypefaceName>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
