import { z } from 'zod';
import { idSchema, inboxQuery, limits, optionalText } from '../../contract.ts';
import { packed } from '../../messages.ts';
import { handledFields, handledFilter, handling, someHandling } from '../replies/contract.ts';
import { feedbackCategories } from './contract.ts';
import { feedbackTabTexts } from './staff.messages.ts';

export const feedbackSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(feedbackCategories),
  menuItemId: z.int().nullable(),
  /** The item had this name when the feedback was sent, and may have been renamed since. */
  menuItem: z.object({ name: z.string() }).nullable(),
  aspects: z.array(z.string()),
  details: z.string(),
  rating: z.int().nullable(),
  notes: z.string().nullable(),
  ...handledFields,
  createdAt: z.iso.datetime(),
  outletId: z.int().nullable(),
  /** The outlet had this name when the feedback was sent. */
  outlet: z.object({ name: z.string() }).nullable(),
});
export const feedbackCsv = feedbackSchema.omit({ outletId: true, assignedTo: true, replies: true });
export type Feedback = z.infer<typeof feedbackSchema>;

/** Whoever gives as many or fewer has something to complain about. */
export const UNHAPPY_STARS = 3;

export const aspectCountSchema = z.object({
  category: z.enum(feedbackCategories),
  aspect: z.string(),
  count: z.int(),
  /** So many of them came with few stars. */
  unhappy: z.int(),
  /** It is out of 5, on average of the feedback that names it; null without stars. */
  stars: z.number().nullable(),
});
export type AspectCount = z.infer<typeof aspectCountSchema>;

export const feedbackQuery = inboxQuery.extend({
  category: z.enum(feedbackCategories).optional(),
  outlet: idSchema.optional(),
  aspect: z.string().max(limits.name).optional(),
  ...handledFilter,
});
export type FeedbackQuery = z.infer<typeof feedbackQuery>;

export const feedbackPatch = someHandling(
  handling.extend({
    notes: optionalText(limits.message, packed(feedbackTabTexts.notesLong)),
    /** Saving over newer notes than these is refused. */
    was: optionalText(limits.message),
  }),
);
