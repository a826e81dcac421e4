import { z } from 'zod';
import {
  displayOrder,
  inTwoLanguages,
  language,
  limits,
  onlyForStaff,
  requiredText,
  translatedText,
  version,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { faqTexts } from './messages.ts';

const translation = z.object({
  question: translatedText(limits.title),
  answer: translatedText(limits.message),
});

const fields = {
  question: requiredText(limits.title, packed(faqTexts.questionMissing)),
  answer: requiredText(limits.message, packed(faqTexts.answerMissing)),
  displayOrder: displayOrder(0).optional(),
  isActive: z.boolean().optional(),
  ...inTwoLanguages(translation),
};

export const faqInput = z.object({
  ...fields,
  displayOrder: fields.displayOrder.default(1),
  isActive: fields.isActive.default(true),
});

export const faqUpdate = z.object({ ...fields, updatedAt: version });

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type Faq = z.infer<typeof faqSchema>;

export const publicFaqSchema = faqSchema.omit({ ...onlyForStaff, createdAt: true });
export type PublicFaq = z.infer<typeof publicFaqSchema>;
