import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export type RowChange = {
  table: string;
  id: number | null;
  label: string;
  fields: Record<string, [before: unknown, after: unknown]>;
};

export const auditEntries = pgTable('audit_entries', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  at: instant().notNull().default(sql`now()`),
  accountId: integer('account_id'),
  accountName: text('account_name').notNull(),
  action: text().notNull(),
  target: text().notNull(),
  detail: text().notNull(),
  requestId: text('request_id').notNull(),
  changes: jsonb().$type<RowChange[]>(),
});
