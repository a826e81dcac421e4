import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../server/database/columns.ts';

export const uploads = pgTable('uploads', {
  url: text().primaryKey(),
  name: text().notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});
