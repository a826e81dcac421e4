import { z } from 'zod';
import { displayOrder, limits, requiredText, uploadedPicture, version } from '../../contract.ts';

/**
 * For forms, which know only text. Anything but a whole number becomes 1; a number out of range, 0
 * included, is refused.
 */
const orderOrFirst = z.preprocess(
  (text) => (typeof text === 'string' && /^\s*-?\d+\s*$/.test(text) ? Number(text) : 1),
  displayOrder(1),
);

const instant = z.iso
  .datetime({ offset: true, error: 'A date and a time' })
  .transform((text) => new Date(text).toISOString())
  .nullable();
const instantOrNone = z.preprocess((text) => text || null, instant);

const texts = {
  title: requiredText(limits.title, 'Title is required'),
  description: requiredText(limits.message, 'Description is required'),
};

type Times = { startsAt?: string | null | undefined; endsAt?: string | null | undefined };
const endsLater = ({ startsAt, endsAt }: Times) => !startsAt || !endsAt || startsAt < endsAt;
const endsTooEarly = { path: ['endsAt'], message: 'The promo must end after it begins' };

/** What the form with the picture sends: text only. */
export const promoUpload = z
  .object({
    ...texts,
    displayOrder: orderOrFirst,
    /** Shown from here on; null from now. */
    startsAt: instantOrNone.default(null),
    /** Shown until here; null for good. */
    endsAt: instantOrNone.default(null),
    isActive: z.stringbool().default(true),
    /** What must stay in view of the picture, in percent: `30,70`. */
    focus: z
      .string()
      .regex(/^\d{1,3},\d{1,3}$/, 'Two numbers from 0 to 100')
      .optional(),
  })
  .refine(endsLater, endsTooEarly);

/** With a picture that was uploaded before. */
export const promoAgain = z
  .object({
    ...texts,
    displayOrder: displayOrder(1).default(1),
    startsAt: instant.default(null),
    endsAt: instant.default(null),
    isActive: z.boolean().default(true),
    imageUrl: uploadedPicture('Upload the picture first'),
  })
  .refine(endsLater, endsTooEarly);

/** What the dashboard's form checks before anything is sent. */
export const promoForm = z
  .object({
    ...texts,
    displayOrder: displayOrder(1).optional(),
    startsAt: instant,
    endsAt: instant,
    isActive: z.boolean(),
  })
  .refine(endsLater, endsTooEarly);
export type PromoFields = z.output<typeof promoForm>;

/** Absent fields stay unchanged. */
export const promoUpdate = z
  .object({
    ...texts,
    displayOrder: displayOrder(1).optional(),
    startsAt: instant.optional(),
    endsAt: instant.optional(),
    isActive: z.boolean().optional(),
    /** The address of a picture uploaded before, which replaces the present one. */
    imageUrl: uploadedPicture('Upload the picture first').optional(),
    updatedAt: version,
  })
  .refine(endsLater, endsTooEarly);

export const promoSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  imageUrl: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Promo = z.infer<typeof promoSchema>;

export const publicPromoSchema = promoSchema.omit({
  startsAt: true,
  isActive: true,
  createdAt: true,
  updatedAt: true,
});
export type PublicPromo = z.infer<typeof publicPromoSchema>;

export const promoMessages = {
  ordered: 'Promo order updated successfully',
  imageMissing: 'Please select an image',
  created: 'Promo image uploaded successfully',
  updated: 'Promo image updated successfully',
  restored: 'Promo image restored successfully',
  purged: 'Promo image deleted for good',
  deleted: 'Promo image deleted successfully',
  confirmDelete: 'Are you sure you want to delete this promo image?',
} as const;
