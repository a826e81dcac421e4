import type { Language, Message } from '../../../messages.ts';
import type { PageAddress } from '../../../pages.contract.ts';

export type ContentType = 'text' | 'image' | 'html';

export type Format =
  | 'link'
  | 'embed'
  | 'long'
  | 'lines'
  | 'switch'
  | 'number'
  | 'email'
  | 'whatsapp'
  | 'greeting'
  | 'hours'
  | 'sections'
  | 'video'
  | 'voice';

export type Item = {
  contentType: ContentType;
  format?: Format;
  label: Message<never>;
  /**
   * The text of the voice `mixed`. It is empty for facts, which are true of one shop only: its name
   * and numbers, its pictures, what it promises. The demo brings its own (`demo/`).
   */
  value: string;
  translation?: { language: Language; value: string };
  hint?: Message<never>;
  /** The most characters, where that is fewer than its format allows. */
  max?: number;
  /** In the format `sections` these are the parts of a page, in their usual order. */
  choices?: Record<string, Message<never>>;
  group?: Message<never>;
  /** The page shows it only together with this other item of its section. */
  needs?: string;
};

type Label = Message<never>;
type More = { hint?: Label; max?: number; needs?: string };
/** A text that is English in the voice `mixed` has the translation `{ id: 'Hubungi Kami' }`. */
type Translated = More & ({ id?: string; en?: never } | { en?: string; id?: never });

const item = (contentType: ContentType, format?: Format) => {
  return (label: Label, value: string, { hint, max, needs, id, en }: Translated = {}): Item => ({
    contentType,
    ...(format && { format }),
    label,
    value,
    ...(id !== undefined && { translation: { language: 'id', value: id } }),
    ...(en !== undefined && { translation: { language: 'en', value: en } }),
    ...(hint && { hint }),
    ...(max && { max }),
    ...(needs && { needs }),
  });
};
const untranslated = (format: Format) => {
  const create = item('text', format);
  return (label: Label, value: string, more: More = {}): Item => create(label, value, more);
};

export const text = item('text');
export const longText = item('text', 'long');
export const lines = item('text', 'lines');
export const html = item('html');
export const greeting = item('text', 'greeting');

/** A picture needs a translation when it may have words in it. */
export const image = (label: Label, more?: Translated): Item => item('image')(label, '', more);
export const link = untranslated('link');
export const embed = untranslated('embed');
export const number = untranslated('number');
export const email = untranslated('email');
export const whatsapp = untranslated('whatsapp');
export const hours = untranslated('hours');
export const video = untranslated('video');
export const voice = untranslated('voice');
export const toggle = (label: Label, value: 'on' | 'off', hint: Label): Item =>
  untranslated('switch')(label, value, { hint });

/** While it is empty, the page has its usual sections in their usual order. */
export const sectionOrder = (label: Label, hint: Label, choices: Item['choices']): Item => ({
  ...untranslated('sections')(label, '', { hint }),
  ...(choices && { choices }),
});

export function group<Items extends Record<string, Item>>(label: Label, items: Items): Items {
  for (const one of Object.values(items)) one.group = label;
  return items;
}

type Section = {
  label: Label;
  items: Record<string, Item>;
  path?: PageAddress;
};
export type PageContent = { label: Label; path: PageAddress; sections: Record<string, Section> };
