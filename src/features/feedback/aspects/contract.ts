import { z } from 'zod';
import {
  inTwoLanguages,
  language,
  limits,
  listQuery,
  requiredText,
  translatedText,
  version,
} from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { feedbackCategories } from '../contract.ts';
import { aspectTexts } from './messages.ts';

const category = z.enum(feedbackCategories, packed(aspectTexts.categoryMissing));
const name = requiredText(limits.name, packed(aspectTexts.nameMissing));

const translation = z.object({ name: translatedText(limits.name) });

export const aspectInput = z.object({ category, name, ...inTwoLanguages(translation) });
export const aspectUpdate = z.object({
  name: z.optional(name),
  ...inTwoLanguages(translation),
  updatedAt: version,
});

export const aspectSchema = z.object({
  id: z.int(),
  category,
  name: z.string(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type Aspect = z.infer<typeof aspectSchema>;

export const aspectQuery = listQuery.extend({ category: category.optional() });
export type AspectQuery = z.infer<typeof aspectQuery>;
