import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';
import { requestKinds } from './contract.ts';

export const personRequests = pgTable('person_requests', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  kind: text({ enum: requestKinds }).notNull(),
  person: text().notNull(),
  receivedAt: instant('received_at').notNull(),
  dueAt: instant('due_at').notNull(),
  doneAt: instant('done_at'),
});

export const personKey = pgTable('person_key', { key: text().notNull() });

export const erasures = pgTable('erasures', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  digest: text().notNull(),
  erasedAt: instant('erased_at').notNull(),
  byName: text('by_name').notNull(),
  rows: integer().notNull(),
});
