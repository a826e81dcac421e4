import type { Outlet } from '../../features/outlets/contract.ts';
import { nameWithout } from '../../features/outlets/contract.ts';
import { type Opening, openingAt } from '../../features/outlets/hours/opening.contract.ts';
import { type OpeningWords, openingInWords } from '../../features/outlets/hours/words.contract.ts';
import type { Outlets } from '../../features/outlets/public.ts';
import { type Reader, say } from '../../messages.ts';
import type { Zone } from '../../time.ts';
import type { StreetSign } from '../parts/street-sign-view.tsx';
import { finderTexts } from './messages.ts';

export type ShownOutlet = {
  outlet: Outlet;
  name: string;
  opening: Opening;
  isOpen: boolean;
  words: OpeningWords;
};

type How = { brand: string; now: Date; reader: Reader };

export function shownOutlets({ outlets, special }: Outlets, how: How): ShownOutlet[] {
  const zones = new Set(outlets.map(({ zone }) => zone));
  return outlets.map((outlet) => {
    const opening = openingAt(outlet, special, how.now);
    const words = openingInWords(opening, { zone: outlet.zone, now: how.now }, how.reader);
    return {
      outlet,
      name: nameWithout(how.brand, outlet.name),
      opening,
      isOpen: opening.now,
      words:
        zones.size > 1 ? { ...words, when: inZone(words.when, outlet.zone, how.reader) } : words,
    };
  });
}

/** Outlets of the chain may be in several zones. */
const inZone = (when: string, zone: Zone, reader: Reader) =>
  /\d/.test(when) ? say(reader, finderTexts.inZone, { when, zone }) : when;

/** The city is left out when the address already names it. */
export const wholeAddress = ({ address, city }: Pick<Outlet, 'address' | 'city'>): string =>
  address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`;

/** "Jalan Contoh No. 12, Menteng" has a sign with the number 12, and is in Menteng. */
export function signOf(outlet: Outlet): StreetSign {
  const [line = '', ...rest] = wholeAddress(outlet).split(/[,\n]\s*/);
  const [street = '', number = '', ...more] = line.split(/\bno\b\.? ?/i);
  const place = [rest.join(', '), outlet.postalCode].filter(Boolean).join(' ');
  const isNumbered = street.trim() !== '' && /^\d\S*$/.test(number) && more.length === 0;
  return isNumbered
    ? { street: street.trim(), number, place }
    : { street: line, number: '', place };
}
