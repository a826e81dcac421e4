import { z } from 'zod';
import { displayOrder, isPictureUrl, limits, requiredText } from '../../contract.ts';

/** What is no number at all becomes 1; a number out of range, 0 included, is refused. */
const orderOrFirst = z.preprocess((value) => {
  if (typeof value === 'number') return Number.isNaN(value) ? 1 : value;
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : 1;
}, displayOrder(1));

/** The texts that travel beside the picture when a promo is added. */
export const promoInput = z.object({
  title: requiredText(limits.title, 'Title is required'),
  description: requiredText(limits.message, 'Description is required'),
  displayOrder: orderOrFirst,
});
export type PromoInput = z.output<typeof promoInput>;

/** Left alone when absent. */
const isActive = z.boolean().optional();

/** What the dashboard's form holds; the picture stands beside it. */
export const promoForm = promoInput.extend({ isActive });

export const promoUpdate = promoForm.extend({
  /** Replaces the picture by one that was uploaded before. */
  imageUrl: z
    .string()
    .refine((url) => url.startsWith('/') && isPictureUrl(url), 'Upload the picture first')
    .optional(),
});
export type PromoUpdate = z.output<typeof promoUpdate>;

export const promoSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  imageUrl: z.string(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Promo = z.infer<typeof promoSchema>;

/** What visitors are given. */
export const publicPromoSchema = promoSchema.omit({ isActive: true, createdAt: true });
export type PublicPromo = z.infer<typeof publicPromoSchema>;

export const promoMessages = {
  ordered: 'Promo order updated successfully',
  imageMissing: 'Please select an image',
  created: 'Promo image uploaded successfully',
  updated: 'Promo image updated successfully',
  deleted: 'Promo image deleted successfully',
  confirmDelete: 'Are you sure you want to delete this promo image?',
} as const;
