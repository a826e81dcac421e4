import { z } from 'zod';
import { packed } from '../../messages.ts';
import { visitErrors } from './messages.ts';

/** Strangers could write into the log with addresses that lead nowhere, so it has this. */
export const NOT_FOUND = '404';
/** It stands for all values beyond the daily limit. */
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
  /** An iPad calls itself a Macintosh, but has several touch points. */
  touch: z.boolean().default(false),
});

/** A target of an outlet ends in its slug: `gofood:menteng`. */
export const tapInput = z.object({
  target: z
    .string()
    .regex(
      /^(app_store|google_play|whatsapp|directions|app|promo:[1-9]\d{0,9}|(whatsapp|directions|call|gofood|grabfood|shopeefood):[a-z0-9-]{1,80})$/,
      packed(visitErrors.target),
    ),
  campaign: lenient(200),
});

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export const systems = ['android', 'ios', 'other'] as const;

export const leftOutReasons = ['bot', 'preview', 'prerender', 'staff', 'privacy'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const visitorLogSchema = z.object({
  id: z.int(),
  page: z.string(),
  /** After some weeks it is only the network, as in `203.0.113.0/24`. */
  ipAddress: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  referrer: z.string().nullable(),
  userAgent: z.string(),
  visitedAt: z.iso.datetime(),
});
export type VisitorLog = z.infer<typeof visitorLogSchema>;

export const LONGEST_DAYS = 3660;

/** Both days are included. Without either, all figures since the beginning are meant. */
export const statsQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
export type StatsQuery = z.infer<typeof statsQuery>;

const count = z.int();
const pageVisits = z.object({ page: z.string(), visits: count });
const countryVisits = z.object({ country: z.string(), visits: count });
const totals = { totalVisits: count, uniqueVisitors: count };

export const visitorStatsSchema = z.object({
  ...totals,
  topPages: z.array(pageVisits),
  topCountries: z.array(countryVisits),
});
export type VisitorStats = z.infer<typeof visitorStatsSchema>;

const periodSchema = z.object({
  ...totals,
  from: z.iso.date(),
  to: z.iso.date(),
  byDay: z.array(z.object({ day: z.iso.date(), visits: count, visitors: count })),
  /** It leaves out pages that do not exist. */
  pages: z.array(pageVisits),
  /** `from` is the host or own page that has the link; empty when nobody knows. */
  brokenLinks: z.array(z.object({ address: z.string(), from: z.string(), visits: count })),
  /** Visits without a referrer came directly or from this site. */
  referrers: z.array(z.object({ referrer: z.string(), visits: count })),
  countries: z.array(countryVisits),
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
  filtered: z.array(z.object({ reason: z.enum(leftOutReasons), count })),
});
export type Period = z.infer<typeof periodSchema>;

export const visitorPeriodSchema = periodSchema.extend({
  /** It has the same number of days, just before. */
  previous: periodSchema,
  /** It sums all Mondays at one hour, and so on, without empty hours; `weekday` 0 is Monday. */
  byWeekHour: z.array(z.object({ weekday: z.int(), hour: z.int(), visits: count })),
  /** It is false when the figures had not begun by then. */
  hasPrevious: z.boolean(),
  upkeep: z.object({ day: z.iso.date(), shortened: count, deleted: count }).nullable(),
});
export type VisitorPeriod = z.infer<typeof visitorPeriodSchema>;
