import { type Content, findItem, type PageName } from '../contract.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { membership } from './membership.ts';
import type { Text } from './shape.ts';

const facts: Record<PageName, Record<string, Record<string, Text>>> = {
  home,
  about,
  contact,
  membership,
};

type Address = Pick<Content, 'page' | 'section' | 'key' | 'language'>;

/** Returns undefined for words, and for facts that the demo leaves open. */
export function demoFact({ page, section, key, language }: Address): string | undefined {
  const text = facts[page][section]?.[key];
  if (typeof text === 'string' || text === undefined) return language === '' ? text : undefined;
  const [original, translation] = text;
  if (language === '') return original;
  return findItem(page, section, key)?.translation?.language === language ? translation : undefined;
}
