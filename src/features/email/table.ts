import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { voices } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';
import { mailStates } from './contract.ts';

const subjects = ['rating', 'message', 'feedback', 'reply'] as const;
export type MailSubject = (typeof subjects)[number];

export const outbox = pgTable('outbox', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  key: text().notNull(),
  kind: text().notNull(),
  about: text({ enum: subjects }),
  aboutId: integer('about_id'),
  data: jsonb().$type<object>().notNull(),
  voice: text({ enum: voices }).notNull().default('mixed'),
  recipient: text().notNull(),
  subject: text().notNull(),
  messageId: text('message_id').notNull(),
  state: text({ enum: mailStates }).notNull().default('queued'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lease: text(),
  leaseRenewals: integer('lease_renewals').notNull().default(0),
  unknownEnds: integer('unknown_ends').notNull().default(0),
  error: text(),
  createdAt: instant('created_at').notNull(),
  acceptedAt: instant('accepted_at'),
});
export type OutboxMail = typeof outbox.$inferSelect;

export const emailSettings = pgTable('email_settings', {
  id: integer().primaryKey(),
  message: text().array().notNull(),
  feedback: text().array().notNull(),
  rating: text().array().notNull(),
  digest: text().array().notNull(),
  digestWeek: date('digest_week'),
});
