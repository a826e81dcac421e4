import { z } from 'zod';
import { searchText, searchWords } from '../../contract.ts';
import { facilities, type Outlet, services } from '../../features/outlets/contract.ts';
import { listed } from '../parts/listed.ts';

type Service = (typeof services)[number];
type Facility = (typeof facilities)[number];

/** Unknown values of a visitor's search and filters are ignored. */
export type Choice = {
  q: string;
  open: boolean;
  city: string;
  service: Service[];
  facility: Facility[];
};
export const everywhere: Choice = { q: '', open: false, city: '', service: [], facility: [] };

export const choiceQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  open: z
    .string()
    .catch('')
    .transform((value) => value !== ''),
  city: z.string().trim().max(100).catch(''),
  service: listed(services),
  facility: listed(facilities),
});

export const isChosen = ({ q, open, city, service, facility }: Choice): boolean =>
  q !== '' || open || city !== '' || service.length + facility.length > 0;

/** Escaped commas would make a list in an address unreadable. */
const escaped = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

export function addressOf({ q, open, city, service, facility }: Choice): string {
  const query = Object.entries({ q, city, open: open ? '1' : '', service, facility })
    .map(([name, value]) => [name, escaped(String(value))])
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='));
  return ['/outlets', query.join('&')].filter(Boolean).join('?');
}

export const toggled = <Word extends string>(words: Word[], word: Word): Word[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];

const isFound = ({ name, area, city, address }: Outlet, words: string[]) => {
  const text = searchText([name, area, city, address].join(' '));
  return words.every((word) => text.includes(word));
};

export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export function chosenFrom<Row extends { outlet: Outlet; isOpen: boolean }>(
  rows: Row[],
  { q, open, city, service, facility }: Choice,
): Row[] {
  const words = searchWords(q);
  return rows.filter(
    ({ outlet, isOpen }) =>
      (isOpen || !open) &&
      (city === '' || sameText(outlet.city, city)) &&
      service.every((one) => outlet.services.includes(one)) &&
      facility.every((one) => outlet.facilities.includes(one)) &&
      isFound(outlet, words),
  );
}
