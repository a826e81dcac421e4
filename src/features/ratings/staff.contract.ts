import { z } from 'zod';
import { idSchema, inboxQuery, requiredText } from '../../contract.ts';
import { packed, voices } from '../../messages.ts';
import { outboxMailSchema } from '../email/contract.ts';
import { rewardSchema } from '../rewards/contract.ts';
import { devices } from './contract.ts';
import { staffTexts } from './tab/messages.ts';

export const ratingStates = ['pending', 'verified', 'sent', 'redeemed', 'rejected'] as const;
export type RatingState = (typeof ratingStates)[number];

/** Customers are promised one to two working days. */
export const ageSchema = z.object({
  /** A working day has 24 of these. */
  workingHours: z.int(),
  level: z.enum(['fresh', 'due', 'late']),
});
export type Age = z.infer<typeof ageSchema>;
export const PROMISED_HOURS = 48;

const entity = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  whatsappNumber: z.string(),
  deviceType: z.enum(devices),
  isVerified: z.boolean(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedByName: z.string().nullable(),
  isRejected: z.boolean(),
  rejectedReason: z.string().nullable(),
  promoCodeSent: z.boolean(),
  createdAt: z.iso.datetime(),
  state: z.enum(ratingStates),
};

export const ratingSchema = z.object({
  ...entity,
  voice: z.enum(voices),
  proofImageUrl: z.string(),
  /** It is null unless the rating is pending. */
  age: ageSchema.nullable(),
  reward: rewardSchema
    .pick({ code: true, state: true, validUntil: true, usedAt: true })
    .extend({
      link: z.string(),
      /** The mail server accepted the first mail then; null while that reached nobody. */
      sentAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  delivery: outboxMailSchema
    .pick({ state: true, attempts: true, perhapsSent: true })
    .extend({ reason: z.string().nullable(), nextAttemptAt: z.iso.datetime().nullable() })
    .nullable(),
  /** They count other ratings with the same data. People judge them; nothing is refused. */
  hints: z.object({ sameNumber: z.int(), sameEmail: z.int(), samePicture: z.int() }),
});
export type Rating = z.infer<typeof ratingSchema>;

export const ratingColumns = z.object(entity);

export const ratingQuery = inboxQuery.extend({
  state: z.enum(ratingStates).optional(),
  device: z.enum(devices).optional(),
  /** Finds ratings that share their number, e-mail or picture with this one, and itself. */
  similar: idSchema.optional(),
  sort: z.enum(['newest', 'oldest', 'waiting']).default('newest'),
});
export type RatingQuery = z.infer<typeof ratingQuery>;

export const verifyInput = z.object({ isVerified: z.boolean() });

export const REASON_MAX = 500;
export const rejectInput = z.discriminatedUnion('isRejected', [
  z.object({
    isRejected: z.literal(true),
    reason: requiredText(REASON_MAX, packed(staffTexts.reasonMissing)),
  }),
  z.object({ isRejected: z.literal(false) }),
]);

/**
 * Says where the mail with the reward is: accepted by the mail server, kept here because there is
 * none, still to be tried, or refused.
 */
export const sendAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  state: z.enum(['accepted', 'kept', 'queued', 'failed']),
});
export type SendAnswer = z.infer<typeof sendAnswer>;

const stage = {
  submitted: z.int(),
  verified: z.int(),
  sent: z.int(),
  redeemed: z.int(),
};
/** The weeks are those in which ratings were submitted, the latest first. */
export const funnelSchema = z.object({
  total: z.object(stage),
  weeks: z.array(z.object({ week: z.iso.date(), ...stage })),
});
export type Funnel = z.infer<typeof funnelSchema>;
