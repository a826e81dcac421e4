import { z } from 'zod';
import { requiredText } from '../../contract.ts';
import { packed } from '../../messages.ts';
import { fieldTexts } from '../../shared.messages.ts';
import { posterTexts } from './messages.ts';

export const posterSizes = ['A4', 'A6'] as const;
export type PosterSize = (typeof posterSizes)[number];

const posterPurpose = z.enum(['feedback', 'menu', 'app']);
export type PosterPurpose = z.infer<typeof posterPurpose>;

/** The usual purpose comes first. */
export const posterPurposes = z.array(posterPurpose);

const MARK = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const MARK_MAX = 40;
export const SENTENCE_MAX = 90;

export const posterQuery = z.object({
  sentence: requiredText(SENTENCE_MAX, packed(posterTexts.noSentence)),
  mark: z
    .string(packed(posterTexts.noMark))
    .min(1, packed(posterTexts.noMark))
    .max(MARK_MAX, packed(fieldTexts.atMostCharacters, { max: MARK_MAX }))
    .regex(MARK, packed(posterTexts.wrongMark)),
  /** It is the slug of the outlet where the poster hangs. */
  outlet: z.string().max(80).regex(MARK).optional(),
  purpose: posterPurpose.optional(),
  size: z.enum(posterSizes).default('A4'),
});
