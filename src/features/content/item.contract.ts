/** The pieces that the registry of editable content is written with. Runs everywhere. */

export type ContentType = 'text' | 'image' | 'html';

export type Item = {
  contentType: ContentType;
  /** What the value must be, beyond its type: an address to go to, or one to show in a frame. */
  format?: 'link' | 'embed' | 'long' | 'switch';
  label: string;
  value: string;
  hint?: string;
};

type More = Pick<Item, 'hint' | 'format'>;

export const text = (label: string, value: string, more: More = {}): Item => ({
  contentType: 'text',
  label,
  value,
  ...more,
});
export const longText = (label: string, value: string, hint?: string): Item =>
  text(label, value, { format: 'long', ...(hint ? { hint } : {}) });
export const link = (label: string, value: string, hint?: string): Item =>
  text(label, value, { format: 'link', ...(hint ? { hint } : {}) });
export const embed = (label: string, value: string, hint: string): Item =>
  text(label, value, { format: 'embed', hint });
/** Shown while its value is `on`. */
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

export type Section = { label: string; items: Record<string, Item> };
export type PageContent = { label: string; sections: Record<string, Section> };
