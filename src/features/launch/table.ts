import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';

export const demoRows = pgTable(
  'demo_rows',
  {
    tableName: text('table_name').notNull(),
    rowId: integer('row_id').notNull(),
    /** The demo's values, once staff have changed them; null while the row has them. */
    brought: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowId] })],
);

export const launch = pgTable('launch', {
  only: boolean().primaryKey().default(true),
  isOpen: boolean('is_open').notNull().default(true),
  cleaning: text({ enum: ['', 'saving', 'removing', 'failed'] })
    .notNull()
    .default(''),
  cleaningSince: instant('cleaning_since'),
  cleanedAt: instant('cleaned_at'),
  backup: text().notNull().default(''),
});
