import { z } from 'zod';
import {
  inTwoLanguages,
  language,
  listQuery,
  MAX_ID,
  requiredName,
  requiredText,
  translatedName,
  translatedText,
  uploadedPicture,
  version,
  writtenDay,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { menuTexts } from './messages.ts';

export const menuCategories = ['minuman', 'makanan'] as const;
export type MenuCategory = (typeof menuCategories)[number];
export const badges = ['new', 'favourite', 'seasonal'] as const;
export type Badge = (typeof badges)[number];
export const dietNotes = [
  'milk',
  'nuts',
  'soy',
  'egg',
  'fish',
  'shellfish',
  'gluten',
  'caffeine',
  'vegetarian',
] as const;
export type DietNote = (typeof dietNotes)[number];

const PRICE_MAX = 100_000_000;
const VARIANTS_MAX = 8;
const DESCRIPTION_MAX = 500;
const priceMessage = packed(menuTexts.notAPrice);
const wholePrice = z.int(priceMessage).min(0, priceMessage).max(PRICE_MAX, priceMessage);

const variantSchema = z.object({
  name: requiredText(40, packed(menuTexts.variantNameMissing)),
  price: wholePrice,
});
export type Variant = z.infer<typeof variantSchema>;

const areDifferent = (variants: Variant[]) =>
  new Set(variants.map(({ name }) => name.toLowerCase())).size === variants.length;
const once = <Value>(values: Value[]) => [...new Set(values)];
const day = writtenDay(packed(menuTexts.noDay)).nullable();

const translation = z.object({
  name: translatedName,
  description: translatedText(DESCRIPTION_MAX),
});

const fields = {
  name: requiredName(packed(menuTexts.nameMissing)),
  category: z.enum(menuCategories, packed(menuTexts.categoryMissing)),
  /** The price is in whole rupiah; null hides it. With sizes it is null, whatever is sent. */
  price: wholePrice.nullable(),
  imageUrl: uploadedPicture().nullable(),
  isActive: z.boolean(),
  ...inTwoLanguages(translation),
};
const more = {
  /** An item is in the category of its section. */
  sectionId: z.int().min(1, packed(menuTexts.noSection)).nullable(),
  description: z.string().trim().max(DESCRIPTION_MAX),
  /** The prices of sizes and kinds replace `price`. */
  variants: z
    .array(variantSchema)
    .max(VARIANTS_MAX)
    .refine(areDifferent, packed(menuTexts.variantTwice)),
  badges: z.array(z.enum(badges)).max(20).transform(once),
  diet: z.array(z.enum(dietNotes)).max(20).transform(once),
  /** They are the first and the last day; null is no limit. */
  soldFrom: day,
  soldTo: day,
};

type Days = { soldFrom?: string | null | undefined; soldTo?: string | null | undefined };
const endsAfterStart = ({ soldFrom, soldTo }: Days) => !soldFrom || !soldTo || soldFrom <= soldTo;
const endsBeforeStart = { path: ['soldTo'], message: packed(menuTexts.endsBeforeStart) };

export const menuItemDays = z
  .object({ soldFrom: day, soldTo: day })
  .refine(endsAfterStart, endsBeforeStart);

export const menuItemInput = z
  .object({
    ...fields,
    price: fields.price.default(null),
    imageUrl: fields.imageUrl.default(null),
    isActive: fields.isActive.default(true),
    ...z.object(more).partial().shape,
  })
  .refine(endsAfterStart, endsBeforeStart);

export const menuItemUpdate = z
  .object({
    ...fields,
    ...z.object({ ...more, price: fields.price }).partial().shape,
    imageUrl: fields.imageUrl.optional(),
    isActive: fields.isActive.optional(),
    updatedAt: version,
  })
  .refine(endsAfterStart, endsBeforeStart);

export const menuItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(menuCategories),
  slug: z.string(),
  sectionId: z.int().nullable(),
  /** It is null in no section, and when two sections have the same name. */
  sectionName: z.string().nullable(),
  description: z.string(),
  price: z.int().nullable(),
  variants: z.array(z.object({ name: z.string(), price: z.int() })),
  badges: z.array(z.enum(badges)),
  diet: z.array(z.enum(dietNotes)),
  soldFrom: z.string().nullable(),
  soldTo: z.string().nullable(),
  soldOut: z.boolean(),
  /** It is sold again by itself then; null waits for staff. */
  soldOutUntil: z.iso.datetime().nullable(),
  soldOutAt: z.array(z.object({ outletId: z.int(), until: z.iso.datetime().nullable() })),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type MenuItem = z.infer<typeof menuItemSchema>;

const isStill = (until: string | null, now: Date) => until === null || new Date(until) > now;

type SoldOut = Pick<MenuItem, 'soldOut' | 'soldOutUntil' | 'soldOutAt'>;

export const isSoldOutEverywhere = (item: Omit<SoldOut, 'soldOutAt'>, now: Date): boolean =>
  item.soldOut && isStill(item.soldOutUntil, now);

export const soldOutOutlets = ({ soldOutAt }: Pick<SoldOut, 'soldOutAt'>, now: Date) =>
  soldOutAt.filter(({ until }) => isStill(until, now));

export const isSoldOutAt = (item: SoldOut, outletId: number, now: Date): boolean =>
  isSoldOutEverywhere(item, now) ||
  soldOutOutlets(item, now).some((mark) => mark.outletId === outletId);

export const soldOutInput = z.object({
  ids: z.array(z.int().min(1)).min(1).max(1000),
  soldOut: z.boolean(),
  /** The mark ends at each outlet when that opens tomorrow; otherwise staff end it. */
  untilTomorrow: z.boolean().default(false),
  outletIds: z.array(z.int().min(1)).min(1).max(1000).optional(),
});
export type SoldOutInput = z.output<typeof soldOutInput>;

const marks = z.array(
  menuItemSchema.pick({ id: true, soldOut: true, soldOutUntil: true, soldOutAt: true }),
);
export type Marks = z.infer<typeof marks>;

/** Holds what a mark changed. Undoing is refused if somebody has marked one of the items since. */
export const markUndo = z.object({ before: marks.min(1).max(1000), after: marks.max(1000) });
export type MarkUndo = z.infer<typeof markUndo>;
/** The limit in bytes allows for a whole menu at all outlets of a chain. */
export const UNDO_BYTES = 5_000_000;

export const marked = z.object({ message: z.string(), undo: markUndo });

/** The dashboard works the prices out. All are written, or none. */
export const pricesInput = z.object({
  items: z
    .array(
      z.object({
        id: z.int().min(1),
        price: wholePrice.nullable(),
        variants: more.variants,
        updatedAt: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(1000),
});

export const categoryParams = z.object({ category: z.enum(menuCategories) });

export const menuQuery = listQuery.extend({
  category: z.enum(menuCategories).optional(),
  /** 0 stands for the items without a section. */
  section: z.coerce.number().int().min(0).max(MAX_ID).optional(),
});
export type MenuQuery = z.infer<typeof menuQuery>;

export const publicMenuItemSchema = menuItemSchema.pick({
  id: true,
  name: true,
  price: true,
  imageUrl: true,
});
export type PublicMenuItem = z.infer<typeof publicMenuItemSchema>;

const WHOLE_PRICE = /^(?:\d{1,3}([.,])\d{3}(?:\1\d{3})*|\d+)(?=(?:[.,]00|,-)?$)/;
const SHORT_PRICE = /^(\d+(?:[.,]\d{1,2})?)(k|rb|ribu|jt|juta)$/;

/**
 * Reads a typed price in rupiah: `22000`, `22.000`, `Rp 22.000`, `22k`, `22rb`, `22,5 ribu`.
 * Returns null for an empty text, NaN for anything else.
 */
export function readPrice(typed: string): number | null {
  const text = typed
    .toLowerCase()
    .replace(/^\s*(rp|idr)\.?/, '')
    .replaceAll(/\s/g, '');
  if (text === '') return null;
  const [, amount, unit = ''] = SHORT_PRICE.exec(text) ?? [];
  if (amount) {
    return Math.round(Number(amount.replace(',', '.')) * (unit.startsWith('j') ? 1_000_000 : 1000));
  }
  const [whole] = WHOLE_PRICE.exec(text) ?? [];
  return whole ? Number(whole.replaceAll(/[.,]/g, '')) : Number.NaN;
}

/** Rp 22 and Rp 22.000.000 are slips: zeros are missing, or there are too many. */
export const isUnlikelyPrice = (price: number) => price < 1000 || price > 1_000_000;

export type MenuChoice = Pick<MenuItem, 'id' | 'name'>;
