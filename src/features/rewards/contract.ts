import { z } from 'zod';
import { requiredText } from '../../contract.ts';
import { to } from '../../pages.contract.ts';
import { addDays, dayOf, endOfDay, formatShort } from '../../time.ts';

/** No 0 and O, no 1, I and L, no U: whatever people mistake for one another is not there at all. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** What is left of a code when spelling does not matter: `abcd-2345` and `ABCD 2345` are the same. */
export const bareCode = (text: string) => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** The code in what was scanned, typed or pasted, which may be a link; null when there is none. */
export function readCode(text: string): string | null {
  const [, linked] = /[?&]code=([^&#\s]*)/.exec(text) ?? [];
  const code = bareCode(linked ?? text);
  return CODE.test(code) ? code : null;
}

/** In groups of four, as it is printed. */
export const formatCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** How a customer reaches the page of a reward. */
export const barcodePath = (code: string) => to(`/barcode?code=${code}`);

/** What is stored of one reward. */
export type Reward = {
  code: string;
  /** Null once the rating was deleted; then there is no name, either. */
  ratingId: number | null;
  name: string;
  reward: string;
  issuedAt: string;
  validUntil: string;
  usedAt: string | null;
  usedBy: number | null;
  usedByName: string | null;
  usedWhere: string | null;
  voidedAt: string | null;
  /** When the mail server accepted its mail; null when that was only kept here. */
  sentAt: string | null;
};

/** One that a rating has. */
export type IssuedReward = Reward & { ratingId: number };

const rewardStates = ['issued', 'used', 'expired', 'void'] as const;
export type RewardState = (typeof rewardStates)[number];

export function stateOf({ voidedAt, usedAt, validUntil }: Reward, now: Date): RewardState {
  if (usedAt !== null) return 'used';
  if (voidedAt !== null) return 'void';
  return now.getTime() > Date.parse(validUntil) ? 'expired' : 'issued';
}

const VALID_DAYS = 30;

/** The last moment of the thirtieth day after this one. */
export const validFrom = (now: Date): string =>
  new Date(endOfDay(addDays(dayOf(now), VALID_DAYS))).toISOString();

/** What the cashier's screen is told. */
export const rewardSchema = z.object({
  code: z.string(),
  state: z.enum(rewardStates),
  name: z.string(),
  reward: z.string(),
  validUntil: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  usedBy: z.string().nullable(),
  usedWhere: z.string().nullable(),
  /** Redeemed a moment ago by the account that asks: perhaps the answer to it got lost. */
  byYouJustNow: z.boolean(),
});
export type RewardView = z.infer<typeof rewardSchema>;

const JUST_NOW = 2 * 60 * 1000;

export function viewOf(reward: Reward, askedBy: number | undefined, now: Date): RewardView {
  const { code, name, validUntil, usedAt, usedBy, usedByName, usedWhere } = reward;
  const fresh = usedAt !== null && now.getTime() - Date.parse(usedAt) < JUST_NOW;
  return {
    code,
    state: stateOf(reward, now),
    name: name || rewardMessages.erased,
    reward: reward.reward,
    validUntil,
    usedAt,
    usedBy: usedByName,
    usedWhere,
    byYouJustNow: fresh && usedBy === askedBy,
  };
}

/** Why it may not be redeemed; empty for one that may. */
export function whyNot({ state, validUntil, usedAt, usedBy, usedWhere }: RewardView): string {
  if (state === 'void') return 'Dibatalkan. Kode ini tidak berlaku lagi.';
  if (state === 'expired') return `Masa berlaku habis ${formatShort(validUntil)}`;
  if (usedAt === null) return '';
  const place = usedWhere === null ? '' : ` di ${usedWhere}`;
  return `Sudah digunakan ${formatShort(usedAt)} oleh ${usedBy}${place}`;
}

export const OUTLET_MAX = 60;

export const redemptionInput = z
  .object({ where: z.string().trim().max(OUTLET_MAX).default('') })
  .nullish();

export const undoInput = z.object({ reason: requiredText(500, 'Tulis alasannya') });

export const rewardMessages = {
  unknown: 'Kode tidak dikenal. Periksa lagi huruf dan angkanya.',
  tooMany: 'Terlalu banyak kode yang tidak dikenal. Tunggu sebentar, lalu coba lagi.',
  changed: 'Keadaan kode ini baru saja berubah. Periksa lagi.',
  notUsed: 'Kode ini belum digunakan',
  erased: 'Data pelanggan sudah dihapus',
  ratingGone: 'Ratingnya sudah dihapus: penukaran ini tetap tercatat',
} as const;
