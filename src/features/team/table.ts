import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns } from '../../server/database/columns.ts';

export const teamMembers = pgTable('team_members', {
  ...entryColumns('en', { position: '', about: '' }),
  name: text().notNull(),
  position: text().notNull(),
  about: text().notNull().default(''),
  photoUrl: text('photo_url'),
  displayOrder: integer('display_order').notNull(),
});
