import { z } from 'zod';
import { ageSchema, funnelSchema } from '../ratings/staff.contract.ts';

const count = z.int();

export const overviewSchema = z.object({
  counts: z.object({
    mockups: count,
    messages: count,
    team: count,
    promos: count,
  }),
  funnel: funnelSchema.shape.total,
  attention: z.object({
    ratings: z.object({ count, oldest: ageSchema.nullable() }),
    newMessages: count,
    feedback: z.object({
      unhandled: count,
      /** Both are out of 5, of the last 30 days and of the 30 before; null with too few ratings. */
      average: z.number().nullable(),
      before: z.number().nullable(),
    }),
    failedMails: count,
    unsent: z.object({ answers: count, rewards: count }),
    hoursDisagree: z.boolean(),
    /** Only the owner sees how many accounts still have the password they were given. */
    oneTimePasswords: count,
    noMailServer: z.boolean(),
    /** Only the owner, who can open the site, is told. */
    isClosed: z.boolean(),
  }),
});
export type Overview = z.infer<typeof overviewSchema>;

export const journeyDays = [7, 30, 90, 365] as const;
export const journeyQuery = z.object({
  days: z.coerce.number().pipe(z.literal(journeyDays)).default(30),
});

const stepsSchema = z.object({
  visits: count,
  promoTaps: count,
  /** It counts taps on the store buttons and visits to `/app`. */
  appTaps: count,
  ratings: count,
  sent: count,
  redeemed: count,
});
export type Steps = z.infer<typeof stepsSchema>;

export const journeySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: stepsSchema,
  /** These ratings can still be sent a reward, and these rewards can still be redeemed. */
  open: stepsSchema.pick({ sent: true, redeemed: true }),
  /** It is null when the figures began later. */
  before: stepsSchema.nullable(),
  /** A rating and its redemption count on the day when the rating was sent. */
  byDay: z.array(
    stepsSchema
      .pick({ visits: true, appTaps: true, ratings: true, redeemed: true })
      .extend({ day: z.iso.date() }),
  ),
  /** `campaign` is empty for visits without one. The most successful comes first. */
  marks: z.array(stepsSchema.extend({ campaign: z.string() })),
});
export type Journey = z.infer<typeof journeySchema>;

export const waitingCounts = z.object({ messages: count, feedback: count, ratings: count });
export type WaitingCounts = z.infer<typeof waitingCounts>;
