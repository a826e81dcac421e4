import { z } from 'zod';
import {
  inTwoLanguages,
  language,
  requiredName,
  translatedName,
  version,
} from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { menuCategories } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { sectionTexts } from './messages.ts';

const translation = z.object({ name: translatedName });

const fields = {
  category: z.enum(menuCategories, packed(menuTexts.categoryMissing)),
  name: requiredName(packed(sectionTexts.nameMissing)),
};

export const sectionInput = z.object({ ...fields, ...inTwoLanguages(translation) });
export const sectionUpdate = sectionInput.partial().extend({ updatedAt: version });

export const sectionSchema = z.object({
  id: z.int(),
  category: z.enum(menuCategories),
  name: z.string(),
  displayOrder: z.int(),
  items: z.int(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type MenuSection = z.infer<typeof sectionSchema>;
