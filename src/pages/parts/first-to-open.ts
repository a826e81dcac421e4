import { nameWithout } from '../../features/outlets/contract.ts';
import { openingAt } from '../../features/outlets/hours/opening.contract.ts';
import { openingInWords } from '../../features/outlets/hours/words.contract.ts';
import type { Outlets } from '../../features/outlets/public.ts';
import type { Reader } from '../../messages.ts';

type How = { brand: string; now: Date; reader: Reader };

/** Writes "Sanur buka besok 06.30 WITA" when all outlets are closed; null if nobody knows. */
export function firstToOpen(
  { outlets, special }: Outlets,
  { brand, now, reader }: How,
): string | null {
  const [first] = outlets
    .flatMap((outlet) => {
      const opening = openingAt(outlet, special, now);
      return opening.opens ? [{ outlet, opening, at: opening.opens }] : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return null;
  const { name, zone } = first.outlet;
  const { when } = openingInWords(first.opening, { zone, now }, reader);
  return `${nameWithout(brand, name)} ${when} ${zone}`;
}
