import { z } from 'zod';
import { limits, listQuery } from '../../contract.ts';
import {
  aspectsOf,
  feedbackCategories,
  feedbackLimits,
  feedbackMessages as texts,
} from './form.contract.ts';

/** A list, or the same list as JSON text; anything else is left for the schema to refuse. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const aspects = z
  .array(z.string(texts.aspectsOther), texts.aspects)
  .min(1, texts.aspects)
  .max(50, texts.aspectsOther)
  .transform((list) => [...new Set(list)]);

export const feedbackInput = z
  .object({
    name: z
      .string(texts.name)
      .trim()
      .min(feedbackLimits.nameMin, texts.name)
      .max(feedbackLimits.name, texts.nameLong),
    category: z.enum(feedbackCategories, texts.category),
    /** Whether there is such an item is for the route to find out. */
    menuItemId: z.number(texts.menuItemId).nullable().default(null),
    aspects: z.preprocess(listOf, aspects),
    details: z
      .string(texts.details)
      .trim()
      .min(feedbackLimits.detailsMin, texts.details)
      .max(feedbackLimits.message, texts.detailsLong),
    rating: z.int(texts.rating).min(1, texts.rating).max(5, texts.rating).nullable().default(null),
  })
  .refine(({ category, aspects }) => aspects.every((one) => aspectsOf[category].includes(one)), {
    path: ['aspects'],
    message: texts.aspectsOther,
  })
  .transform((input) => ({
    ...input,
    menuItemId: input.category === 'pelayanan' ? null : input.menuItemId,
  }));
export type FeedbackInput = z.output<typeof feedbackInput>;

export const feedbackAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.int(),
});

export const feedbackSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(feedbackCategories),
  menuItemId: z.int().nullable(),
  /** As it was called when the visitor chose it, whatever has become of it since. */
  menuItem: z.object({ name: z.string() }).nullable(),
  aspects: z.array(z.string()),
  details: z.string(),
  rating: z.int().nullable(),
  notes: z.string().nullable(),
  isHandled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** How often one aspect was named. */
export const aspectCountSchema = z.object({
  category: z.enum(feedbackCategories),
  aspect: z.string(),
  count: z.int(),
});
export type AspectCount = z.infer<typeof aspectCountSchema>;

const filter = {
  category: z.enum(feedbackCategories).optional(),
  handled: z.stringbool().optional(),
};
export const feedbackQuery = listQuery.extend(filter);
export type FeedbackQuery = z.infer<typeof feedbackQuery>;
export const feedbackExport = listQuery.pick({ q: true }).extend(filter);
export type FeedbackExport = z.infer<typeof feedbackExport>;

export const feedbackPatch = z
  .object({
    /** Blank means none. */
    notes: z
      .string()
      .trim()
      .max(limits.message, 'Catatan paling panjang 5.000 karakter')
      .transform((notes) => notes || null)
      .nullable(),
    isHandled: z.boolean(),
  })
  .partial()
  .refine(
    (patch) => Object.values(patch).some((value) => value !== undefined),
    'Nothing to change',
  );
export type FeedbackPatch = z.output<typeof feedbackPatch>;
