import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';

export const rewards = pgTable('rewards', {
  code: text().primaryKey(),
  ratingId: integer('rating_id'),
  name: text().notNull(),
  reward: text().notNull(),
  issuedAt: instant('issued_at').notNull(),
  validUntil: instant('valid_until').notNull(),
  usedAt: instant('used_at'),
  usedBy: integer('used_by'),
  usedByName: text('used_by_name'),
  usedWhere: text('used_where'),
  usedOutletId: integer('used_outlet_id'),
  voidedAt: instant('voided_at'),
  sentAt: instant('sent_at'),
  ratedAt: instant('rated_at'),
});
