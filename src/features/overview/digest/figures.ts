import type { Db } from '../../../server/database/database.ts';
import { boundsOf, type Days } from '../../../time.ts';
import { type FeedbackSummary, summariseFeedback } from '../../feedback/store.ts';
import { countSubmitted } from '../../ratings/numbers-store.ts';
import { countRedeemed, countSent } from '../../rewards/store.ts';
import type { Period } from '../../visitors/contract.ts';
import { readPeriod } from '../../visitors/figures/stats-store.ts';
import { weekBefore } from './week.ts';

export type WeekFigures = {
  visits: number;
  visitors: number;
  taps: number;
  feedback: FeedbackSummary;
  ratings: number;
  rewardsSent: number;
  rewardsRedeemed: number;
};
export type Digest = { week: Days; now: WeekFigures; before: WeekFigures };

export async function readDigest(db: Db, week: Days): Promise<Digest> {
  const { previous, ...period } = await readPeriod(db, week);
  return {
    week,
    now: await readFigures(db, week, period),
    before: await readFigures(db, weekBefore(week), previous),
  };
}

async function readFigures(
  db: Db,
  week: Days,
  { totalVisits, uniqueVisitors, taps }: Pick<Period, 'totalVisits' | 'uniqueVisitors' | 'taps'>,
): Promise<WeekFigures> {
  const [from, to] = boundsOf(week);
  return {
    visits: totalVisits,
    visitors: uniqueVisitors,
    taps: taps.reduce((sum, one) => sum + one.taps, 0),
    feedback: await summariseFeedback(db, from, to),
    ratings: await countSubmitted(db, from, to),
    rewardsSent: await countSent(db, from, to),
    rewardsRedeemed: await countRedeemed(db, from, to),
  };
}
