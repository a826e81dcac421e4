import { z } from 'zod';
import { searchText, searchWords } from '../../contract.ts';
import type { Menu, MenuRow } from '../../features/menu/public-store.ts';
import { askedSlug } from '../../features/outlets/contract.ts';
import { listed } from '../parts/listed.ts';
import { filterTexts } from './messages.ts';

export type Filter = keyof typeof filterTexts;
const isFilter = (word: string): word is Filter => Object.hasOwn(filterTexts, word);
export const filters = Object.keys(filterTexts).filter(isFilter);

export const outletQuery = z.object({ outlet: askedSlug });

/** Unknown values of a visitor's search and filters are ignored. */
export type Choice = { outlet: string; q: string; diet: Filter[] };
export const everything: Choice = { outlet: '', q: '', diet: [] };

export const choiceQuery = outletQuery.extend({
  q: z.string().trim().max(100).catch(''),
  diet: listed(filters),
});

export const isChosen = ({ q, diet }: Choice): boolean => q !== '' || diet.length > 0;

export const atOutlet = (path: string, outlet: string): string =>
  outlet === '' ? path : `${path}?outlet=${encodeURIComponent(outlet)}`;

export function choiceAddress({ outlet, q, diet }: Choice): string {
  const rest = [q && `q=${encodeURIComponent(q)}`, diet.length > 0 && `diet=${diet.join(',')}`]
    .filter(Boolean)
    .join('&');
  const address = atOutlet('/menu', outlet);
  return [address, rest].filter(Boolean).join(address.includes('?') ? '&' : '?');
}

export function toggled(choice: Choice, filter: Filter): string {
  const { diet } = choice;
  const next = diet.includes(filter)
    ? diet.filter((other) => other !== filter)
    : filters.filter((other) => other === filter || diet.includes(other));
  return choiceAddress({ ...choice, diet: next });
}

const matches = (item: MenuRow, filter: Filter) =>
  filter === 'vegetarian'
    ? item.diet.includes('vegetarian')
    : !item.diet.some((note) => `no-${note}` === filter);

/** A section without coffee has "coffee" in its name. */
const SAYS_WITHOUT = /\b(tanpa|non|without|no)\b/i;

/** A latte must also be found by the name of its section, "Milk coffee". */
function textsOf({ items, sections }: Menu) {
  const sectionTexts = new Map(
    sections
      .map(({ id, name, translation }) => [id, `${name} ${translation.name}`] as const)
      .filter(([, text]) => !SAYS_WITHOUT.test(text)),
  );
  return items.map((item) => {
    const { name, description, translation, sectionId } = item;
    const section = sectionTexts.get(sectionId ?? 0);
    const texts = [name, description, translation.name, translation.description, section];
    return { item, text: searchText(texts.join(' ')) };
  });
}

/** A shorter word is often another word but for one letter. */
const SHORTEST_FORGIVEN = 5;

/** "capucino" and "cappuccino" are the same. */
const withoutDoubles = (text: string) => text.replaceAll(/(.)\1+/g, '$1');

function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < SHORTEST_FORGIVEN) return false;
  let same = 0;
  while (word[same] === other[same]) same += 1;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  const [next, otherNext] = [rest.slice(1), otherRest.slice(1)];
  return next === otherNext || rest === otherNext || next === otherRest;
}

function called(menu: Menu, words: string[]): MenuRow[] {
  const all = textsOf(menu);
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)));
  if (found.length > 0) return found.map(({ item }) => item);
  const asked = words.map(withoutDoubles);
  return all
    .filter(({ text }) => {
      const has = withoutDoubles(text).split(' ');
      return asked.every((word) => has.some((other) => isNearly(word, other)));
    })
    .map(({ item }) => item);
}

export function chosenFrom(menu: Menu, { q, diet }: Choice): MenuRow[] {
  const words = searchWords(q);
  return called(menu, words).filter((item) => diet.every((filter) => matches(item, filter)));
}

const MAX_CLOSEST = 4;

/** What misses the fewest filters comes first, favourites with a photograph before others. */
export function closestTo(items: MenuRow[], { diet }: Choice): MenuRow[] {
  const missedBy = (item: MenuRow) => diet.filter((filter) => !matches(item, filter)).length;
  const liking = ({ badges, imageUrl }: MenuRow) =>
    2 * Number(imageUrl !== null) + Number(badges.includes('favourite'));
  return items
    .filter(({ soldOut }) => !soldOut)
    .toSorted((one, other) => missedBy(one) - missedBy(other) || liking(other) - liking(one))
    .slice(0, MAX_CLOSEST);
}
