import { z } from 'zod';
import type { MenuRow } from '../../features/menu/public-store.ts';
import { filterTexts } from './messages.ts';

export type Filter = keyof typeof filterTexts;
const isFilter = (word: string): word is Filter => Object.hasOwn(filterTexts, word);
export const filters = Object.keys(filterTexts).filter(isFilter);

/** What a visitor searches for and leaves out; anything that is not understood is ignored. */
export type Choice = { q: string; diet: Filter[] };
export const everything: Choice = { q: '', diet: [] };

export const choiceQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  diet: z
    .string()
    .catch('')
    .transform((text) => filters.filter((filter) => text.split(',').includes(filter))),
});

export const isChosen = ({ q, diet }: Choice): boolean => q !== '' || diet.length > 0;

/** The address with this filter switched on, or off when it is on. */
export function toggled({ q, diet }: Choice, filter: Filter): string {
  const next = diet.includes(filter)
    ? diet.filter((other) => other !== filter)
    : filters.filter((other) => other === filter || diet.includes(other));
  const query = [q && `q=${encodeURIComponent(q)}`, next.length > 0 && `diet=${next.join(',')}`];
  return ['/menu', query.filter(Boolean).join('&')].filter(Boolean).join('?');
}

const matches = (item: MenuRow, filter: Filter) =>
  filter === 'vegetarian'
    ? item.diet.includes('vegetarian')
    : !item.diet.some((note) => `no-${note}` === filter);

const isFound = ({ name, description, translation }: MenuRow, words: string[]) => {
  const texts = [name, description, translation.name, translation.description];
  const text = texts.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

export function chosenFrom(items: MenuRow[], { q, diet }: Choice): MenuRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item) => isFound(item, words) && diet.every((filter) => matches(item, filter)),
  );
}
