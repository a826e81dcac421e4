import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../server/database/columns.ts';

export const rewards = pgTable('rewards', {
  code: text().primaryKey(),
  /** It is null once the rating was deleted; the name is deleted with it. */
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
  /** The mail server accepted the mail then, or staff said that they sent the code themselves. */
  sentAt: instant('sent_at'),
  ratedAt: instant('rated_at'),
});
