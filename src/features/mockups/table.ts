import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns } from '../../server/database/columns.ts';
import { mockupPositions } from './contract.ts';

export const mockups = pgTable('mockups', {
  ...entryColumns('id', { description: '' }),
  name: text().notNull(),
  url: text().notNull(),
  /** English pages show it; when it is empty, they show the usual picture. */
  englishPicture: text('english_picture').notNull().default(''),
  position: text({ enum: mockupPositions }).notNull(),
  description: text(),
  displayOrder: integer('display_order').notNull(),
});
