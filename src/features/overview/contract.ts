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
  /** What somebody has to look at. */
  attention: z.object({
    ratings: z.object({
      count,
      /** How long the first of them has been waiting. */
      oldest: ageSchema.nullable(),
    }),
    newMessages: count,
    feedback: z.object({
      unhandled: count,
      /** Of 5, in the last 30 days and in the 30 before; null without enough ratings. */
      average: z.number().nullable(),
      before: z.number().nullable(),
    }),
    failedMails: count,
    /** Answers and rewards that have not reached the customer: they wait, or were kept here. */
    unsent: z.object({ answers: count, rewards: count }),
    hoursDisagree: z.boolean(),
    /** Accounts that still have the password they were given; for the owner only. */
    oneTimePasswords: count,
    noMailServer: z.boolean(),
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
  /** On the store buttons and `/app`. */
  appTaps: count,
  ratings: count,
  sent: count,
  redeemed: count,
});
export type Steps = z.infer<typeof stepsSchema>;

/** How far the last days brought people, from a promo to a reward that is redeemed. */
export const journeySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: stepsSchema,
  /** By the mark that brought them, empty for none; those that brought most first. */
  marks: z.array(stepsSchema.extend({ campaign: z.string() })),
});
export type Journey = z.infer<typeof journeySchema>;

/** What waits for somebody, beside each tab's name. */
export const waitingCounts = z.object({ messages: count, feedback: count, ratings: count });
export type WaitingCounts = z.infer<typeof waitingCounts>;
