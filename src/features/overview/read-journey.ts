import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { addDays, boundsOf, type Days, eachDay, lastDays } from '../../time.ts';
import { countByDay, countByMark, countOpen } from '../ratings/numbers-store.ts';
import { firstDay, readMarks, readVisitsByDay } from '../visitors/figures/stats-store.ts';
import type { Journey, Steps } from './contract.ts';

const MAX_MARKS = 50;
const APP = ['app_store', 'google_play', 'app'];
const none: Steps = { visits: 0, promoTaps: 0, appTaps: 0, ratings: 0, sent: 0, redeemed: 0 };

/** Nobody is followed: visits and taps are of these days, ratings with what became of them. */
export async function readJourney(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  length: number,
): Promise<Journey> {
  const days = lastDays(clock(), length);
  const daysBefore = { from: addDays(days.from, -length), to: addDays(days.from, -1) };
  const [{ total, marks }, open, byDay, began] = await Promise.all([
    readSteps(db, days),
    countOpen(db, ...boundsOf(days), clock()),
    readByDay(db, days),
    firstDay(db),
  ]);
  const hasBefore = began !== null && began <= daysBefore.from;
  const before = hasBefore ? (await readSteps(db, daysBefore)).total : null;
  return { ...days, total, open, before, byDay, marks };
}

async function readByDay(db: Db, days: Days): Promise<Journey['byDay']> {
  const [visits, ratings] = await Promise.all([
    readVisitsByDay(db, days, APP),
    countByDay(db, ...boundsOf(days)),
  ]);
  const visitsOn = new Map(visits.map((one) => [one.day, one]));
  const ratingsOn = new Map(ratings.map((one) => [one.day, one]));
  return eachDay(days).map((day) => ({
    day,
    visits: visitsOn.get(day)?.visits ?? 0,
    appTaps: visitsOn.get(day)?.taps ?? 0,
    ratings: ratingsOn.get(day)?.ratings ?? 0,
    redeemed: ratingsOn.get(day)?.redeemed ?? 0,
  }));
}

async function readSteps(db: Db, days: Days): Promise<Pick<Journey, 'total' | 'marks'>> {
  const [{ totalVisits, campaigns, taps }, ratings] = await Promise.all([
    readMarks(db, days),
    countByMark(db, ...boundsOf(days)),
  ]);
  const byMark = new Map<string, Steps>();
  const add = (campaign: string, more: Partial<Steps>) =>
    byMark.set(campaign, sum(byMark.get(campaign) ?? none, more));

  for (const { campaign, visits } of campaigns) add(campaign, { visits });
  for (const tap of taps) {
    if (tap.target.startsWith('promo:')) add(tap.campaign, { promoTaps: tap.taps });
    if (APP.includes(tap.target)) add(tap.campaign, { appTaps: tap.taps });
  }
  for (const { campaign, ...came } of ratings) add(campaign, came);
  const marked = campaigns.reduce((all, { visits }) => all + visits, 0);
  add('', { visits: totalVisits - marked });

  const marks = [...byMark].map(([campaign, steps]) => ({ campaign, ...steps }));
  return {
    total: marks.reduce<Steps>(sum, none),
    marks: marks.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_MARKS),
  };
}

const sum = (a: Steps, b: Partial<Steps>): Steps => ({
  visits: a.visits + (b.visits ?? 0),
  promoTaps: a.promoTaps + (b.promoTaps ?? 0),
  appTaps: a.appTaps + (b.appTaps ?? 0),
  ratings: a.ratings + (b.ratings ?? 0),
  sent: a.sent + (b.sent ?? 0),
  redeemed: a.redeemed + (b.redeemed ?? 0),
});

/** Campaigns with ratings or rewards come first, visits without a campaign last. */
const rankOf = ({
  campaign,
  visits,
  promoTaps,
  appTaps,
  ratings,
  redeemed,
}: Journey['marks'][0]) =>
  campaign === '' ? -1 : 1e6 * (redeemed + ratings) + 1e3 * (promoTaps + appTaps) + visits;
