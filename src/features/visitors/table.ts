import { bigint, date, inet, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';

export const visits = pgTable('visits', {
  id: bigint({ mode: 'number' }).notNull(),
  visitedAt: instant('visited_at').notNull(),
  address: inet().notNull(),
  page: integer().notNull(),
  referrer: integer(),
  country: integer(),
  city: integer(),
  userAgent: integer('user_agent').notNull(),
  campaign: integer(),
});

export const visitTexts = pgTable('visit_texts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  text: text().notNull(),
  lastDay: date('last_day').notNull(),
});

export const visitCounts = pgTable('visit_counts', {
  dimension: text().notNull(),
  day: date().notNull(),
  value: text().notNull(),
  count: integer().notNull(),
});

export const visitors = pgTable('visitors', {
  digest: uuid().primaryKey(),
  lastAt: instant('last_at').notNull(),
});

export const visitorKey = pgTable('visitor_key', { key: text().notNull() });

export const visitorReturns = pgTable('visitor_returns', {
  day: date().notNull(),
  previousDay: date('previous_day').notNull(),
  visitors: integer().notNull(),
});

export const visitUpkeep = pgTable('visit_upkeep', {
  day: date().primaryKey(),
  shortened: integer().notNull(),
  deleted: integer().notNull(),
});

export const visitMonths = pgTable('visit_months', {
  dimension: text().notNull(),
  month: date().notNull(),
  value: text().notNull(),
  count: integer().notNull(),
});
