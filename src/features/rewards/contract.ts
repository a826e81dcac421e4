import { z } from 'zod';
import { requiredText } from '../../contract.ts';
import { type Localized, localized, packed, type Reader, say } from '../../messages.ts';
import { to } from '../../pages.contract.ts';
import { addDays, dayOf, endOfDay, formatShortDate, HOME, type Zone } from '../../time.ts';
import { zones } from '../outlets/contract.ts';
import { rewardTexts } from './messages.ts';
import type { rewards } from './table.ts';

/** Codes leave out 0, O, 1, I, L and U, which people confuse with other characters. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** `abcd-2345` and `ABCD 2345` are the same code. */
export const bareCode = (text: string) => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

export function readCode(text: string): string | null {
  const [, linked] = /[?&]code=([^&#\s]*)/.exec(text) ?? [];
  const code = bareCode(linked ?? text);
  return CODE.test(code) ? code : null;
}

export const formatCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** @param prefix of the voice: nothing, `/id` or `/en` */
export const barcodePath = (code: string, prefix = '') => prefix + to(`/barcode?code=${code}`);

export type Reward = Omit<typeof rewards.$inferSelect, 'ratedAt'>;
export type IssuedReward = Reward & { ratingId: number };

const rewardStates = ['issued', 'used', 'expired', 'void'] as const;
export type RewardState = (typeof rewardStates)[number];

export function stateOf({ voidedAt, usedAt, validUntil }: Reward, now: Date): RewardState {
  if (usedAt !== null) return 'used';
  if (voidedAt !== null) return 'void';
  return now.getTime() > Date.parse(validUntil) ? 'expired' : 'issued';
}

const VALID_DAYS = 30;

/** Returns the end of the thirtieth day after this one. */
export const validFrom = (now: Date): string =>
  new Date(endOfDay(addDays(dayOf(now), VALID_DAYS))).toISOString();

export const rewardSchema = z.object({
  code: z.string(),
  state: z.enum(rewardStates),
  name: z.string(),
  reward: z.string(),
  validUntil: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  usedBy: z.string().nullable(),
  usedWhere: z.string().nullable(),
  /** The time is shown as it was at that outlet. */
  usedZone: z.enum(zones),
  /** This account redeemed it a moment ago, and the first answer may have been lost. */
  byYouJustNow: z.boolean(),
});
export type RewardView = z.infer<typeof rewardSchema>;

const JUST_NOW = 2 * 60 * 1000;

type Asked = { by: number; now: Date; reader: Reader; zones: Map<number, Zone> };

/**
 * @param by the account that asks
 * @param zones of the outlets
 */
export function viewOf(reward: Reward, { by, now, reader, zones: zoneAt }: Asked): RewardView {
  const { code, name, validUntil, usedAt, usedBy, usedByName, usedWhere, usedOutletId } = reward;
  const fresh = usedAt !== null && now.getTime() - Date.parse(usedAt) < JUST_NOW;
  return {
    code,
    state: stateOf(reward, now),
    name: name || say(reader, rewardTexts.erased),
    reward: reward.reward,
    validUntil,
    usedAt,
    usedBy: usedByName,
    usedWhere,
    usedZone: (usedOutletId && zoneAt.get(usedOutletId)) || HOME,
    byYouJustNow: fresh && usedBy === by,
  };
}

/** Returns null when it may be redeemed. */
export function reasonNotRedeemable({
  state,
  validUntil,
  usedAt,
  usedBy,
  usedWhere: place,
  usedZone,
}: RewardView): Localized | null {
  if (state === 'void') return localized(rewardTexts.void);
  if (state === 'expired') return localized(rewardTexts.expired, { when: shortDate(validUntil) });
  if (usedAt === null) return null;
  const used = { when: shortDate(usedAt, usedZone), who: usedBy ?? '' };
  return place === null
    ? localized(rewardTexts.used, used)
    : localized(rewardTexts.usedAt, { ...used, place });
}

const shortDate = (at: string, zone?: Zone): Localized => ({
  id: formatShortDate(at, { zone }),
  en: formatShortDate(at, { zone, lang: 'en' }),
});

export const OUTLET_MAX = 60;

export const redemptionInput = z.object({
  where: z.string().trim().max(OUTLET_MAX).default(''),
  outletId: z.int32().min(1).optional(),
});
export type RedemptionInput = z.output<typeof redemptionInput>;

export const undoInput = z.object({ reason: requiredText(500, packed(rewardTexts.reasonMissing)) });
