import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';
import { roles } from './contract.ts';

export const accounts = pgTable('accounts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  passwordHash: text('password_hash').notNull(),
  mustChangePassword: boolean('must_change_password').notNull(),
  disabled: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  accountId: integer('account_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  userAgent: text('user_agent').notNull(),
});
