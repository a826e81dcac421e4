import { z } from 'zod';
import {
  inTwoLanguages,
  language,
  limits,
  requiredText,
  slugOf,
  translatedText,
  version,
} from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { topicTexts } from './messages.ts';

const fields = {
  name: requiredText(limits.name, packed(topicTexts.nameMissing)),
  /** An empty slug is made from the name. */
  slug: z.string().trim().max(200).transform(slugOf).optional(),
  ...inTwoLanguages(z.object({ name: translatedText(limits.name) })),
  isActive: z.boolean().optional(),
};

export const topicInput = z.object(fields);
export const topicUpdate = z.object({ ...fields, updatedAt: version });

export const topicSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  language,
  translation: z.object({ name: z.string() }),
  isActive: z.boolean(),
  displayOrder: z.int(),
  updatedAt: z.iso.datetime(),
});
export type Topic = z.output<typeof topicSchema>;
