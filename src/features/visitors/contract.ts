import { z } from 'zod';

/** Any other address: a name of its own would let strangers write the list of popular pages. */
export const NOT_FOUND = '404';
/** What there are too many of in one day is counted under this name. */
export const OTHER = 'other';

const lenient = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text ?? '');

export const visitInput = z.object({
  page: z.string().max(4000),
  referrer: lenient(4000),
  campaign: lenient(200),
  /** Has several touch points: so an iPad is known, which calls itself a Macintosh. */
  touch: z.boolean().default(false),
});

export const tapInput = z.object({
  target: z
    .string()
    .regex(
      /^(app_store|google_play|whatsapp|directions|app|promo:[1-9]\d{0,9})$/,
      'Unknown target',
    ),
  campaign: lenient(200),
});

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export const systems = ['android', 'ios', 'other'] as const;

/** Why something was not counted as a visit. */
export const leftOutReasons = ['bot', 'preview', 'prerender', 'staff', 'privacy'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const visitorLogSchema = z.object({
  id: z.int(),
  page: z.string(),
  /** Some weeks old: the network only, as in `203.0.113.0/24`. */
  ipAddress: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  referrer: z.string().nullable(),
  userAgent: z.string(),
  visitedAt: z.iso.datetime(),
});
export type VisitorLog = z.infer<typeof visitorLogSchema>;

/** Days in WIB, both included. Without either, figures are those since the beginning. */
export const statsQuery = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type StatsQuery = z.infer<typeof statsQuery>;

const count = z.int();
const pageVisits = z.object({ page: z.string(), visits: count });
const countryVisits = z.object({ country: z.string(), visits: count });

/** As specified: everything since the beginning. */
export const visitorStatsSchema = z.object({
  totalVisits: count,
  uniqueVisitors: count,
  topPages: z.array(pageVisits),
  topCountries: z.array(countryVisits),
});
export type VisitorStats = z.infer<typeof visitorStatsSchema>;

/** The same of a period, and all that the charts show; longest first where no order is natural. */
const periodSchema = visitorStatsSchema.extend({
  from: z.iso.date(),
  to: z.iso.date(),
  byDay: z.array(z.object({ day: z.iso.date(), visits: count, visitors: count })),
  /** `visitors`: how many in that hour, each day counted anew. */
  byHour: z.array(z.object({ hour: z.int(), visits: count, visitors: count })),
  pages: z.array(pageVisits),
  /** A host; visits without one came directly, or from a page of this site. */
  referrers: z.array(z.object({ referrer: z.string(), visits: count })),
  /** `code`: two letters, empty for "Unknown". */
  countries: z.array(countryVisits.extend({ code: z.string() })),
  cities: z.array(z.object({ city: z.string(), country: z.string(), visits: count })),
  devices: z.array(
    z.object({
      device: z.enum(deviceKinds),
      system: z.enum(systems),
      visits: count,
    }),
  ),
  campaigns: z.array(z.object({ campaign: z.string(), visits: count })),
  taps: z.array(z.object({ target: z.string(), campaign: z.string(), taps: count })),
  /** What was left out of all the above. */
  filtered: z.array(z.object({ reason: z.enum(leftOutReasons), count })),
});
export type Period = z.infer<typeof periodSchema>;

export const visitorPeriodSchema = periodSchema.extend({
  /** As many days, just before. */
  previous: periodSchema,
  /** What the last daily care for old visits did, when it did anything. */
  upkeep: z.object({ day: z.iso.date(), shortened: count, deleted: count }).nullable(),
});
export type VisitorPeriod = z.infer<typeof visitorPeriodSchema>;
