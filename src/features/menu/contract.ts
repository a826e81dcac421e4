import { z } from 'zod';
import {
  language,
  limits,
  listQuery,
  requiredText,
  translatedText,
  uploadedPicture,
  version,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { menuTexts } from './messages.ts';

export const menuCategories = ['minuman', 'makanan'] as const;
export type MenuCategory = (typeof menuCategories)[number];
const PRICE_MAX = 100_000_000;
const priceMessage = packed(menuTexts.notAPrice);

const translation = z.object({ name: translatedText(limits.name) });

const fields = {
  name: requiredText(limits.name, packed(menuTexts.nameMissing)),
  category: z.enum(menuCategories, packed(menuTexts.categoryMissing)),
  /** Whole rupiah; null if the price is not shown. */
  price: z.int(priceMessage).min(0, priceMessage).max(PRICE_MAX, priceMessage).nullable(),
  imageUrl: uploadedPicture().nullable(),
  isActive: z.boolean(),
  language: language.optional(),
  translation: translation.optional(),
};

export const menuItemInput = z.object({
  ...fields,
  price: fields.price.default(null),
  imageUrl: fields.imageUrl.default(null),
  isActive: fields.isActive.default(true),
});

/** Fields left out stay unchanged. */
export const menuItemUpdate = z.object({
  ...fields,
  price: fields.price.optional(),
  imageUrl: fields.imageUrl.optional(),
  isActive: fields.isActive.optional(),
  updatedAt: version,
});

export const menuItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(menuCategories),
  price: z.int().nullable(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type MenuItem = z.infer<typeof menuItemSchema>;

export const categoryParams = z.object({ category: z.enum(menuCategories) });

export const menuQuery = listQuery.extend({ category: z.enum(menuCategories).optional() });
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
 * Reads a typed price in rupiah: `22000`, `22.000`, `Rp 22.000`, `22k`, `22rb`, `22,5 ribu`. Null
 * for an empty text, NaN for anything else.
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
