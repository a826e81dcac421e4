import type { MenuItem } from '../contract.ts';

export type PriceChange = { by: 'amount' | 'percent'; value: number };
export type Prices = Pick<MenuItem, 'price' | 'variants'>;

const STEP = 500;

/** Prices are rounded to Rp 500, and are never below nothing. */
function newPrice(price: number, { by, value }: PriceChange): number {
  const changed = by === 'amount' ? price + value : price * (1 + value / 100);
  return Math.max(0, Math.round(changed / STEP) * STEP);
}

/** An item that is free or has no price stays so. */
export function newPrices({ price, variants }: Prices, change: PriceChange): Prices {
  return {
    price: price ? newPrice(price, change) : price,
    variants: variants.map((variant) => ({
      ...variant,
      price: variant.price ? newPrice(variant.price, change) : variant.price,
    })),
  };
}

/** The name '' stands for the price without a size. */
export const namedPrices = ({ price, variants }: Prices): { name: string; price: number }[] => [
  ...(price !== null && variants.length === 0 ? [{ name: '', price }] : []),
  ...variants,
];

export const hasPricesOf = (one: Prices, other: Prices): boolean =>
  JSON.stringify(namedPrices(one)) === JSON.stringify(namedPrices(other));
