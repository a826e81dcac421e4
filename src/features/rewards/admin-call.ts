import { ApiError, api, errorMessage } from '../../ui/fetch.ts';
import { type RewardView, reasonNotRedeemable, rewardMessages, rewardSchema } from './contract.ts';

/** Without a certain answer a code is `unsure`, never valid. */
export type CodeOutcome =
  | { kind: 'found'; reward: RewardView }
  | { kind: 'redeemed'; reward: RewardView }
  /** Redeemed by this account a moment ago; the first answer may have been lost. */
  | { kind: 'just-now'; reward: RewardView }
  | { kind: 'refused'; why: string; reward: RewardView | null }
  | { kind: 'unsure'; why: string };

/** Milliseconds that a cashier waits on a bad connection. */
const PATIENCE = 10_000;
const options = () => ({ signal: AbortSignal.timeout(PATIENCE) });
const pathOf = (code: string) => `/api/rewards/${code}`;

export async function lookUp(code: string): Promise<CodeOutcome> {
  try {
    const reward = await api.get(pathOf(code), rewardSchema, options());
    return reward.state === 'issued' ? { kind: 'found', reward } : refused(reward);
  } catch (error) {
    return failed(error);
  }
}

export async function redeemCode(code: string, where: string): Promise<CodeOutcome> {
  try {
    const path = `${pathOf(code)}/redemption`;
    const reward = await api.post(path, { where }, rewardSchema, options());
    return { kind: 'redeemed', reward };
  } catch (error) {
    return failed(error);
  }
}

function refused(reward: RewardView, why = reasonNotRedeemable(reward)): CodeOutcome {
  return reward.byYouJustNow ? { kind: 'just-now', reward } : { kind: 'refused', why, reward };
}

function failed(error: unknown): CodeOutcome {
  if (!(error instanceof ApiError)) return { kind: 'unsure', why: '' };
  if (error.status === 404) return { kind: 'refused', why: rewardMessages.unknown, reward: null };
  if (error.status === 409) {
    const { success, data } = rewardSchema.safeParse(error.current);
    if (success) return refused(data, error.userMessage);
  }
  return { kind: 'unsure', why: error.status === undefined ? '' : errorMessage(error) };
}
