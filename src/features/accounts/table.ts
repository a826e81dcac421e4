import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { voices } from '../../messages.ts';
import { bytes, instant } from '../../server/database/columns.ts';
import { roles } from './contract.ts';

export const accounts = pgTable('accounts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  passwordHash: text('password_hash').notNull(),
  mustChangePassword: boolean('must_change_password').notNull(),
  disabled: boolean().notNull().default(false),
  voice: text({ enum: voices }).notNull().default('mixed'),
  outletIds: integer('outlet_ids').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  signedInAt: instant('signed_in_at'),
});

export const secondFactors = pgTable('second_factors', {
  accountId: integer('account_id').primaryKey(),
  secret: text().notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  accountId: integer('account_id').notNull(),
  hash: text().notNull(),
});

export const passkeys = pgTable('passkeys', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  accountId: integer('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  accountId: integer('account_id'),
  expiresAt: instant('expires_at').notNull(),
});

export const signInSettings = pgTable('sign_in_settings', {
  secondFactorRoles: text('second_factor_roles', { enum: roles }).array().notNull(),
});

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  accountId: integer('account_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  userAgent: text('user_agent').notNull(),
  number: integer().generatedAlwaysAsIdentity(),
  browser: text().notNull(),
  address: text(),
});
