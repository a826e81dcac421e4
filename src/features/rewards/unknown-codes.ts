import type { Deps } from '../../server/deps.ts';
import { createCounter } from '../../server/forms/counters.ts';
import { HttpError } from '../../server/http/errors.ts';
import { type Reward, readCode } from './contract.ts';
import { rewardTexts } from './messages.ts';
import { findReward } from './store.ts';

export type FindReward = ReturnType<typeof createRewardFinder>;

const MOST = 20;
const SECONDS = 300;

/** Guests behind one Wi-Fi share an address, so a code that exists is always found. */
export function createRewardFinder(deps: Deps) {
  const unknown = createCounter(deps, { name: 'unknown-rewards', seconds: SECONDS });

  /** @param who the account or address whose unknown codes are counted */
  return async function find(who: string, typed: string): Promise<Reward> {
    const code = readCode(typed);
    const reward = code === null ? undefined : await findReward(deps.database.db, code);
    if (reward) return reward;
    const { points, secondsLeft } = await unknown.add(who);
    if (points <= MOST) throw new HttpError(404, 'not_found', rewardTexts.unknown);
    throw new HttpError(429, 'too_many_requests', rewardTexts.tooMany, { retryAfter: secondsLeft });
  };
}
