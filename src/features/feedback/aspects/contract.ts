import { z } from 'zod';
import { limits, listQuery, requiredText, version } from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { feedbackCategories } from '../contract.ts';
import { aspectTexts } from './messages.ts';

const category = z.enum(feedbackCategories, packed(aspectTexts.categoryMissing));
const name = requiredText(limits.name, packed(aspectTexts.nameMissing));

export const aspectInput = z.object({ category, name });
/** Absent fields stay unchanged. */
export const aspectUpdate = z.object({
  name: z.optional(name),
  updatedAt: version,
});

export const aspectSchema = z.object({
  id: z.int(),
  category,
  name: z.string(),
  displayOrder: z.int(),
  /** Whether visitors can choose it. */
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Aspect = z.infer<typeof aspectSchema>;

export const aspectQuery = listQuery.extend({ category: category.optional() });
export type AspectQuery = z.infer<typeof aspectQuery>;
