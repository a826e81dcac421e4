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
  | 'hours'
  | 'video'
  | 'voice';

export type Item = {
  contentType: ContentType;
  /** How the value is checked and edited. */
  format?: Format;
  label: string;
  value: string;
  hint?: string;
  /** A heading within a long section of the editor. */
  group?: string;
};

type More = Pick<Item, 'hint' | 'format'>;

export const text = (label: string, value: string, more: More = {}): Item => ({
  contentType: 'text',
  label,
  value,
  ...more,
});
const formatted = (format: Format) => (label: string, value: string, hint?: string) =>
  text(label, value, { format, ...(hint ? { hint } : {}) });

export const longText = formatted('long');
/** One entry a line. */
export const lines = formatted('lines');
export const link = formatted('link');
export const embed = formatted('embed');
export const number = formatted('number');
export const email = formatted('email');
export const whatsapp = formatted('whatsapp');
export const hours = formatted('hours');
export const video = formatted('video');
export const voice = formatted('voice');
/** Shown on the page while its value is `on`. */
export const toggle = (label: string, value: 'on' | 'off', hint: string): Item =>
  text(label, value, { format: 'switch', hint });
export const image = (label: string, value: string, hint?: string): Item => ({
  contentType: 'image',
  label,
  value,
  ...(hint ? { hint } : {}),
});
export const html = (label: string, value: string, hint?: string): Item => ({
  contentType: 'html',
  label,
  value,
  ...(hint ? { hint } : {}),
});

export function group<Items extends Record<string, Item>>(label: string, items: Items): Items {
  for (const item of Object.values(items)) item.group = label;
  return items;
}

type Section = {
  label: string;
  items: Record<string, Item>;
  /** The page that shows it, when that is not the page it is listed under. */
  path?: PageAddress;
};
export type PageContent = { label: string; path: PageAddress; sections: Record<string, Section> };
