import { z } from 'zod';
import { limits, listQuery, period } from '../../contract.ts';
import { replySchema } from '../replies/contract.ts';
import { feedbackCategories } from './contract.ts';

export const feedbackSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(feedbackCategories),
  menuItemId: z.int().nullable(),
  /** The name at the time of the feedback, even if the item was renamed or deleted since. */
  menuItem: z.object({ name: z.string() }).nullable(),
  aspects: z.array(z.string()),
  details: z.string(),
  rating: z.int().nullable(),
  notes: z.string().nullable(),
  isHandled: z.boolean(),
  /** The account that takes care of it. */
  assignedTo: z.int().nullable(),
  replies: z.array(replySchema),
  createdAt: z.iso.datetime(),
});
export const feedbackCsv = feedbackSchema.omit({ assignedTo: true, replies: true });
/** As the tab calls them. */
export const feedbackHeadings = {
  name: 'Nama',
  category: 'Kategori',
  menuItemId: 'ID menu',
  menuItem: 'Menu',
  aspects: 'Aspek',
  details: 'Detail',
  rating: 'Rating',
  notes: 'Catatan',
  isHandled: 'Ditangani',
  createdAt: 'Diterima (WIB)',
};
export type Feedback = z.infer<typeof feedbackSchema>;

export const aspectCountSchema = z.object({
  category: z.enum(feedbackCategories),
  aspect: z.string(),
  count: z.int(),
});
export type AspectCount = z.infer<typeof aspectCountSchema>;

const filter = {
  category: z.enum(feedbackCategories).optional(),
  handled: z.stringbool().optional(),
  aspect: z.string().max(limits.name).optional(),
  period,
  /** Only what the reader takes care of. */
  mine: z.stringbool().optional(),
};
export const feedbackQuery = listQuery.extend(filter);
export type FeedbackQuery = z.infer<typeof feedbackQuery>;
export const feedbackExport = listQuery.pick({ q: true }).extend(filter);
export type FeedbackExport = z.infer<typeof feedbackExport>;

export const feedbackPatch = z
  .object({
    notes: z
      .string()
      .trim()
      .max(limits.message, 'Catatan paling panjang 5.000 karakter')
      .transform((notes) => notes || null)
      .nullable(),
    isHandled: z.boolean(),
    assignedTo: z.int32().min(1).nullable(),
  })
  .partial()
  .refine(
    (patch) => Object.values(patch).some((value) => value !== undefined),
    'Nothing to change',
  );
export type FeedbackPatch = z.output<typeof feedbackPatch>;
