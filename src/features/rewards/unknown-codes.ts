import type { Deps } from '../../server/deps.ts';
import { createCounter } from '../../server/forms/counters.ts';
import { HttpError } from '../../server/http/errors.ts';
import { type Reward, readCode } from './contract.ts';
import { rewardTexts } from './messages.ts';
import { findReward } from './store.ts';

export type FindReward = ReturnType<typeof createRewardFinder>;

const MOST = 20;
const SECONDS = 300;

/** Known codes are not counted, so that a busy cashier never has to wait. */
export function createRewardFinder(deps: Deps) {
  const unknown = createCounter(deps, { name: 'unknown-rewards', seconds: SECONDS });

  /** @param who the account or address whose attempts are counted */
  return async function find(who: string, typed: string): Promise<Reward> {
    const { points, secondsLeft } = await unknown.add(who, 0);
    if (points >= MOST) {
      throw new HttpError(429, 'too_many_requests', rewardTexts.tooMany, {
        retryAfter: secondsLeft,
      });
    }
    const code = readCode(typed);
    const reward = code === null ? undefined : await findReward(deps.database.db, code);
    if (reward) return reward;
    await unknown.add(who);
    throw new HttpError(404, 'not_found', rewardTexts.unknown);
  };
}
