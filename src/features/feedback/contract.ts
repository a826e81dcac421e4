import * as z from 'zod/mini';
import { jsonOr, limits, VISIBLE } from '../../form.contract.ts';
import { packed } from '../../messages.ts';
import { feedbackTexts } from './messages.ts';

/** The browser validates with it too. */

export const feedbackCategories = ['minuman', 'makanan', 'pelayanan'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

type AspectChoice = { value: string; name: string };
export type AspectsOf = Record<FeedbackCategory, AspectChoice[]>;

export const STARS = [1, 2, 3, 4, 5] as const;

export const feedbackLimits = {
  nameMin: 2,
  name: limits.name,
  detailsMin: 10,
  details: limits.message,
} as const;

const texts = {
  name: packed(feedbackTexts.nameMissing),
  nameLong: packed(feedbackTexts.nameLong),
  category: packed(feedbackTexts.categoryMissing),
  menuItemId: packed(feedbackTexts.menuItemGone),
  aspects: packed(feedbackTexts.aspectsMissing),
  aspectsOther: packed(feedbackTexts.aspectsOther),
  details: packed(feedbackTexts.detailsMissing),
  detailsLong: packed(feedbackTexts.detailsLong),
  rating: packed(feedbackTexts.ratingRange),
};

const text = (min: number, missing: string, max: number, long: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(min, missing), z.regex(VISIBLE, missing), z.maxLength(max, long));
const optional = (number: z.ZodMiniNumberFormat) => z._default(z.nullable(number), null);

export const feedbackInput = z
  .object({
    name: text(feedbackLimits.nameMin, texts.name, feedbackLimits.name, texts.nameLong),
    category: z.enum(feedbackCategories, texts.category),
    menuItemId: optional(z.int32(texts.menuItemId).check(z.minimum(1, texts.menuItemId))),
    aspects: z.pipe(
      z.transform(jsonOr),
      z.array(z.string(texts.aspectsOther), texts.aspects).check(
        z.minLength(1, texts.aspects),
        z.maxLength(50, texts.aspectsOther),
        z.overwrite((aspects) => [...new Set(aspects)]),
      ),
    ),
    details: text(
      feedbackLimits.detailsMin,
      texts.details,
      feedbackLimits.details,
      texts.detailsLong,
    ),
    /** It is the slug of an outlet; one that is gone is no reason to refuse the feedback. */
    outlet: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    rating: optional(
      z.int(texts.rating).check(z.minimum(1, texts.rating), z.maximum(5, texts.rating)),
    ),
  })
  .check(
    z.overwrite((input) =>
      input.category === 'pelayanan' ? { ...input, menuItemId: null } : input,
    ),
  );
export type FeedbackInput = z.output<typeof feedbackInput>;

/** Empty text means that nothing is chosen. */
export type FeedbackValues = {
  name: string;
  category: FeedbackCategory | '';
  menuItemId: string;
  aspects: string[];
  details: string;
  rating: string;
  outlet: string;
};

export const blankFeedback: FeedbackValues = {
  name: '',
  category: '',
  menuItemId: '',
  aspects: [],
  details: '',
  rating: '',
  outlet: '',
};

export function feedbackPayload({ menuItemId, rating, ...texts }: FeedbackValues) {
  const numberOrNull = (text: string) => (text === '' ? null : Number(text));
  return { ...texts, menuItemId: numberOrNull(menuItemId), rating: numberOrNull(rating) };
}

export function isFeedbackCategory(value: string): value is FeedbackCategory {
  return feedbackCategories.some((category) => category === value);
}
