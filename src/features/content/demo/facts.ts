import { type Content, findItem, type PageName, type registry } from '../contract.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { membership } from './membership.ts';

type Text = string | [original: string, translation: string];
type Sections<Page extends PageName> = (typeof registry)[Page]['sections'];

export type DemoFacts<Page extends PageName> = {
  [Section in keyof Sections<Page>]?: Sections<Page>[Section] extends { items: infer Items }
    ? { [Key in keyof Items]?: Text }
    : never;
};

/** What is true of an invented shop. */
const facts: Record<PageName, Record<string, Record<string, Text>>> = {
  home,
  about,
  contact,
  membership,
};

type Address = Pick<Content, 'page' | 'section' | 'key' | 'language'>;

/** The demo's text in this place; undefined for words, and for what the demo leaves open. */
export function demoFact({ page, section, key, language }: Address): string | undefined {
  const text = facts[page][section]?.[key];
  if (typeof text === 'string' || text === undefined) return language === '' ? text : undefined;
  const [original, translation] = text;
  if (language === '') return original;
  return findItem(page, section, key)?.translation?.language === language ? translation : undefined;
}
