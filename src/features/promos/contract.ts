import { z } from 'zod';
import {
  asJson,
  displayOrder,
  englishPicture,
  inTwoLanguages,
  isSafeLink,
  language,
  limits,
  onlyForStaff,
  requiredText,
  translatedText,
  uploadedPicture,
  version,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { readLink } from '../content/contract.ts';
import { promoTexts } from './messages.ts';

/** Form fields are text: what is no whole number becomes 1, and one out of range is refused. */
const orderOrDefault = z.preprocess(
  (text) => (typeof text === 'string' && /^\s*-?\d+\s*$/.test(text) ? Number(text) : 1),
  displayOrder(1),
);

const instant = z.iso
  .datetime({ offset: true, error: packed(promoTexts.noTime) })
  .transform((text) => new Date(text).toISOString())
  .nullable();
const optionalInstant = z.preprocess((text) => text || null, instant);

const link = z
  .string()
  .trim()
  .max(2000)
  .nullable()
  .transform((text) => (text ? readLink(text) : null))
  .refine((text) => text === null || isSafeLink(text), packed(promoTexts.linkWrong));

const translation = z.object({
  title: translatedText(limits.title),
  description: translatedText(limits.message),
});

/** The schemas below differ only in their defaults and in how text is parsed. */
const fields = {
  title: requiredText(limits.title, packed(promoTexts.titleMissing)),
  description: requiredText(limits.message, packed(promoTexts.descriptionMissing)),
  displayOrder: displayOrder(1).optional(),
  /** Null shows it at once. */
  startsAt: instant.optional(),
  /** Null is no end. */
  endsAt: instant.optional(),
  isActive: z.boolean().optional(),
  link: link.optional(),
  ...inTwoLanguages(translation),
};
const newFields = {
  ...fields,
  displayOrder: displayOrder(1).default(1),
  isActive: z.boolean().default(true),
};
const imageUrl = uploadedPicture();

type Times = { startsAt?: string | null | undefined; endsAt?: string | null | undefined };
const endsAfterStart = ({ startsAt, endsAt }: Times) => !startsAt || !endsAt || startsAt < endsAt;
const endsBeforeStart = { path: ['endsAt'], message: packed(promoTexts.endsBeforeStart) };

const promoObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).refine(endsAfterStart, endsBeforeStart);

export const promoTimes = promoObject({ startsAt: fields.startsAt, endsAt: fields.endsAt });

export const promoUpload = promoObject({
  ...newFields,
  displayOrder: orderOrDefault,
  startsAt: optionalInstant.default(null),
  endsAt: optionalInstant.default(null),
  isActive: z.stringbool().default(true),
  translation: asJson(translation.optional()),
  englishPicture: englishPicture().optional(),
  /** The focal point is in percent, such as `30,70`. */
  focus: z
    .string()
    .regex(/^\d{1,3},\d{1,3}$/, packed(promoTexts.noFocus))
    .optional(),
});

/** The picture was uploaded before. */
export const promoInput = promoObject({
  ...newFields,
  imageUrl,
  englishPicture: englishPicture().optional(),
});

/** The dashboard's form checks it before it sends anything. */
export const promoForm = promoObject(fields);
export type PromoFields = z.output<typeof promoForm>;

/** Fields left out stay unchanged. A new picture is uploaded first. */
export const promoUpdate = promoObject({
  ...fields,
  imageUrl: imageUrl.optional(),
  englishPicture: englishPicture().optional(),
  updatedAt: version,
});

export const promoSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  imageUrl: z.string(),
  englishPicture: z.string(),
  link: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type Promo = z.infer<typeof promoSchema>;

export const publicPromoSchema = promoSchema.omit({
  startsAt: true,
  isActive: true,
  ...onlyForStaff,
  englishPicture: true,
  createdAt: true,
});
export type PublicPromo = z.infer<typeof publicPromoSchema>;
