import { sayLocalized } from '../../../messages.ts';
import { ApiError, api, errorMessage } from '../../../ui/fetch.ts';
import { pageReader, sayHere } from '../../../ui/reader.tsx';
import {
  type RedemptionInput,
  type RewardView,
  reasonNotRedeemable,
  rewardSchema,
} from '../contract.ts';
import { rewardTexts } from '../messages.ts';

/** Without a certain answer a code is `unsure`, never valid. */
export type CodeOutcome =
  | { kind: 'found'; reward: RewardView }
  | { kind: 'redeemed'; reward: RewardView }
  /** This account redeemed it a moment ago, and the first answer may have been lost. */
  | { kind: 'just-now'; reward: RewardView }
  | { kind: 'refused'; why: string; reward: RewardView | null }
  | { kind: 'unsure'; why: string };

/** A cashier waits this long on a bad connection. */
const PATIENCE_MS = 10_000;
const options = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
const pathOf = (code: string) => `/api/rewards/${code}`;

export async function lookUp(code: string): Promise<CodeOutcome> {
  try {
    const reward = await api.get(pathOf(code), rewardSchema, options());
    return reward.state === 'issued' ? { kind: 'found', reward } : refused(reward);
  } catch (error) {
    return failed(error);
  }
}

export async function redeemCode(code: string, place: RedemptionInput): Promise<CodeOutcome> {
  try {
    const path = `${pathOf(code)}/redemption`;
    const reward = await api.post(path, place, rewardSchema, options());
    return { kind: 'redeemed', reward };
  } catch (error) {
    return failed(error);
  }
}

function refused(reward: RewardView, why = reasonOf(reward)): CodeOutcome {
  return reward.byYouJustNow ? { kind: 'just-now', reward } : { kind: 'refused', why, reward };
}

function reasonOf(reward: RewardView): string {
  const reason = reasonNotRedeemable(reward);
  return reason ? sayLocalized(pageReader(), reason) : '';
}

function failed(error: unknown): CodeOutcome {
  if (!(error instanceof ApiError)) return { kind: 'unsure', why: '' };
  if (error.status === 404)
    return { kind: 'refused', why: sayHere(rewardTexts.unknown), reward: null };
  if (error.status === 409) {
    const { success, data } = rewardSchema.safeParse(error.current);
    if (success) return refused(data, error.userMessage);
  }
  return { kind: 'unsure', why: error.status === undefined ? '' : errorMessage(error) };
}
