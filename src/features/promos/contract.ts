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

/** What staff say of a promo. The forms, the upload and the `PUT` below differ only in how they read it. */
const fields = {
  title: requiredText(limits.title, 'Title is required'),
  description: requiredText(limits.message, 'Description is required'),
  displayOrder: displayOrder(1).optional(),
  /** Shown from here on; null from now. */
  startsAt: instant.optional(),
  /** Shown until here; null for good. */
  endsAt: instant.optional(),
  isActive: z.boolean().optional(),
};
/** A new one is shown, and first. */
const added = {
  ...fields,
  displayOrder: displayOrder(1).default(1),
  isActive: z.boolean().default(true),
};
const imageUrl = uploadedPicture('Upload the picture first');

type Times = { startsAt?: string | null | undefined; endsAt?: string | null | undefined };
const endsLater = ({ startsAt, endsAt }: Times) => !startsAt || !endsAt || startsAt < endsAt;
const endsTooEarly = { path: ['endsAt'], message: 'The promo must end after it begins' };

const promo = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).refine(endsLater, endsTooEarly);

/** With the picture itself, in a form, which knows only text. */
export const promoUpload = promo({
  ...added,
  displayOrder: orderOrFirst,
  startsAt: instantOrNone.default(null),
  endsAt: instantOrNone.default(null),
  isActive: z.stringbool().default(true),
  /** What must stay in view of the picture, in percent: `30,70`. */
  focus: z
    .string()
    .regex(/^\d{1,3},\d{1,3}$/, 'Two numbers from 0 to 100')
    .optional(),
});

/** With a picture that was uploaded before. */
export const promoAgain = promo({ ...added, imageUrl });

/** What the dashboard's form checks before anything is sent. */
export const promoForm = promo(fields);
export type PromoFields = z.output<typeof promoForm>;

/** Absent fields stay unchanged. The picture is one that was uploaded before. */
export const promoUpdate = promo({
  ...fields,
  imageUrl: imageUrl.optional(),
  updatedAt: version,
});

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
