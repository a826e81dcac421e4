import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { voices } from '../../messages.ts';
import { bytes, instant } from '../../server/database/columns.ts';
import { devices } from './contract.ts';

export const appRatings = pgTable('app_ratings', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  whatsappNumber: text('whatsapp_number').notNull(),
  deviceType: text('device_type', { enum: devices }).notNull(),
  proofKey: text('proof_key').notNull(),
  proofSketch: bytes('proof_sketch'),
  proofHash: bigint('proof_hash', { mode: 'bigint' }),
  pictureGroup: integer('picture_group'),
  isVerified: boolean('is_verified').notNull().default(false),
  verifiedAt: instant('verified_at'),
  verifiedByName: text('verified_by_name'),
  isRejected: boolean('is_rejected').notNull().default(false),
  rejectedReason: text('rejected_reason'),
  promoCodeSent: boolean('promo_code_sent').notNull().default(false),
  campaign: text(),
  voice: text({ enum: voices }).notNull().default('mixed'),
  createdAt: instant('created_at').notNull(),
});
export type RatingRow = Omit<typeof appRatings.$inferSelect, 'proofSketch' | 'proofHash'>;
