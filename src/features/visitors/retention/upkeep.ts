import type { Deps } from '../../../server/deps.ts';
import type { Job } from '../../../server/jobs.ts';
import { DAY, dayOf, HOUR } from '../../../time.ts';
import { prepareNextMonth } from '../months.ts';
import {
  deleteVisits,
  forgetUnused,
  recordUpkeep,
  shortenAddresses,
  sumMonths,
} from './upkeep-store.ts';

type UpkeepDeps = Pick<Deps, 'database' | 'clock' | 'env'>;

/** Keeps what the privacy page promises. Safe to run again, and by two instances at once. */
export async function keepPrivacy({ database: { db }, clock, env }: UpkeepDeps): Promise<void> {
  const now = clock().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY);
  const oldest = daysAgo(env.VISITS_KEEP_DAYS);

  await prepareNextMonth(db, dayOf(now));
  const deleted = await deleteVisits(db, oldest);
  if (deleted > 0) await forgetUnused(db, oldest, dayOf(oldest.getTime()));
  const shortened = await shortenAddresses(db, daysAgo(env.VISIT_ADDRESS_DAYS));
  if (deleted + shortened > 0) await recordUpkeep(db, dayOf(now), shortened, deleted);
  await sumMonths(db, dayOf(now));
}

export const forgetVisits: Job<Deps> = { name: 'visits', every: HOUR, run: keepPrivacy };
