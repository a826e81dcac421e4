import { z } from 'zod';
import { requiredText } from '../../contract.ts';

export const posterSizes = ['A4', 'A6'] as const;
export type PosterSize = (typeof posterSizes)[number];

const MARK = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const MARK_MAX = 40;
export const SENTENCE_MAX = 90;

export const posterQuery = z.object({
  sentence: requiredText(SENTENCE_MAX, 'Write a sentence'),
  mark: z
    .string('Give the poster a mark')
    .min(1, 'Give the poster a mark')
    .max(MARK_MAX, `At most ${MARK_MAX} characters`)
    .regex(MARK, 'Small letters, digits and single dashes between them'),
  size: z.enum(posterSizes).default('A4'),
});
