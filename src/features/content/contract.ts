import { z } from 'zod';
import {
  EMBED_HOSTS,
  isEmbedUrl,
  isPictureUrl,
  isSafeLink,
  version,
  withoutUnseen,
} from '../../contract.ts';
import { type Localized, languages, localized, packed, voices } from '../../messages.ts';
import { fieldTexts } from '../../shared.messages.ts';
import { isUploadedVideo } from '../media/video/video.contract.ts';
import { contentTexts, refusalTexts } from './messages.ts';
import { about } from './registry/about.contract.ts';
import { contact } from './registry/contact.contract.ts';
import { home } from './registry/home.contract.ts';
import type { ContentType, Format, Item, PageContent } from './registry/item.contract.ts';
import { membership } from './registry/membership.contract.ts';
import { SECTIONS } from './registry/sections.contract.ts';

/** Every text and picture that staff can edit is listed here, and nowhere else. */
export const registry = { home, about, contact, membership } satisfies Record<string, PageContent>;

export type PageName = keyof typeof registry;
export const pageNames = z.enum(['home', 'about', 'contact', 'membership'], {
  error: packed(contentTexts.choosePage),
});

export type Values<Page extends PageName> = {
  [Section in keyof (typeof registry)[Page]['sections']]: (typeof registry)[Page]['sections'][Section] extends {
    items: infer Items;
  }
    ? { [Key in keyof Items]: string }
    : never;
};

export const contentTypes = z.enum(['text', 'image', 'html'], {
  error: packed(contentTexts.chooseType),
});
const VALUE_MAX = 20_000;
/** These texts stand in one line on pages, in mails, in pictures and in links. */
const LINE_MAX = 200;
const FORMAT_MAX: Partial<Record<Format, number>> = {
  long: 5000,
  lines: 5000,
  greeting: 500,
  link: 2000,
  embed: 2000,
  video: 2000,
};

export function longestValue(contentType: ContentType, item: Item | undefined): number {
  if (!item || contentType !== 'text') return VALUE_MAX;
  return item.max ?? (item.format && FORMAT_MAX[item.format]) ?? LINE_MAX;
}

const valueOr = (missing: string) =>
  z
    .string({ error: missing })
    .max(VALUE_MAX, packed(fieldTexts.atMostCharacters, { max: VALUE_MAX }));
const value = valueOr(packed(contentTexts.notText));
const slug = (message: string, missing = message) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .regex(/^\w{1,60}$/, message);
const INCOMPLETE = packed(contentTexts.incomplete);

export const contentUpdate = z.object({ value, updatedAt: version });
export type ContentUpdate = z.output<typeof contentUpdate>;

export const publishInput = z.object({
  ids: z.array(z.int().min(1)).min(1).max(1000),
  /** Without it, drafts are published now. `null` cancels the schedule and keeps the drafts. */
  at: z.iso.datetime({ offset: true, error: packed(contentTexts.past) }).nullish(),
});
export type PublishInput = z.output<typeof publishInput>;

export const restoreInput = z.object({ version: z.int().min(1), updatedAt: version });

export const contentInput = z.object({
  page: pageNames,
  section: slug(packed(contentTexts.sectionLetters)),
  contentType: contentTypes,
  key: slug(packed(contentTexts.keyLetters), INCOMPLETE),
  value: valueOr(INCOMPLETE).min(1, INCOMPLETE),
  label: z.string({ error: INCOMPLETE }).trim().min(1, INCOMPLETE).max(200),
  description: z.string().trim().max(1000).nullish(),
});
export type ContentInput = z.output<typeof contentInput>;

export const contentSchema = z.object({
  id: z.int(),
  page: pageNames,
  section: z.string(),
  contentType: contentTypes,
  key: z.string(),
  /** It is empty for the text of the voice `mixed`, else the language of the translation. */
  language: z.enum(['', ...languages]),
  value: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  draft: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  publishedAt: z.iso.datetime(),
});
export type Content = z.infer<typeof contentSchema>;

export const contentVersionSchema = z.object({
  version: z.int(),
  value: z.string(),
  publishedAt: z.iso.datetime(),
  /** It is empty for the site's first value. */
  publishedBy: z.string(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;

export const publicContentSchema = contentSchema.pick({ section: true, key: true, value: true });

export const previewInput = z.object({ values: z.record(z.string().regex(/^\d{1,10}$/), value) });

/** Returns undefined for content that staff added. */
export function findItem(page: PageName, section: string, key: string): Item | undefined {
  const sections: Record<string, PageContent['sections'][string]> = registry[page].sections;
  const items = own(sections, section)?.items;
  return items && own(items, key);
}

/** Every object has a `constructor`, which is no section. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export function tidied(item: Item | undefined, value: string): string {
  const text = value.trim();
  if (item?.format === 'link') return readLink(text);
  if (item?.format !== 'embed') return text;
  // Map services offer a whole `<iframe>` to copy; only its address is kept.
  const [, address = text] = /<iframe\b[^<>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text) ?? [];
  return address.replaceAll('&amp;', '&');
}

/**
 * People also type `@name`, `instagram.com/name`, `halo@kedai.id` or a WhatsApp number as a link.
 */
export function readLink(typed: string): string {
  const text = withoutUnseen(typed);
  if (/^@[\w.]{1,30}$/.test(text)) return `https://www.instagram.com/${text.slice(1)}`;
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (/^(\+62|62|0)8\d{7,12}$/.test(digits)) {
    return `https://wa.me/${digits.replace(/^(\+62|62|0)/, '62')}`;
  }
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^([a-z\d-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : text;
}

/** The Share button of Google Maps gives this address, which no page can show in a frame. */
const SHARED_MAP = /^https:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\//i;

const REFUSALS: Record<Format, (value: string) => Localized | null> = {
  link: (value) => (isSafeLink(value) ? null : refusalTexts.link),
  embed: (value) => {
    if (isEmbedUrl(value)) return null;
    if (SHARED_MAP.test(value)) return refusalTexts.sharedMap;
    return localized(refusalTexts.embed, { hosts: EMBED_HOSTS.join(', ') });
  },
  switch: (value) => (value === 'on' || value === 'off' ? null : refusalTexts.switch),
  number: (value) => (/^\d[\d., ]{0,14}$/.test(value) ? null : refusalTexts.number),
  email: (value) => (z.email().safeParse(value).success ? null : refusalTexts.email),
  whatsapp: (value) =>
    /^(0|62|\+)\d{8,14}$/.test(value.replaceAll(/[\s().-]/g, '')) ? null : refusalTexts.whatsapp,
  video: (value) => (isVideoUrl(value) ? null : refusalTexts.video),
  voice: (value) => (voices.some((voice) => voice === value) ? null : refusalTexts.voice),
  sections: (value) => (SECTIONS.test(value) ? null : refusalTexts.sections),
  greeting: () => null,
  hours: () => null,
  long: () => null,
  lines: () => null,
};

export const DEMO_VIDEO = '/hero.mp4';

function isVideoUrl(value: string): boolean {
  if (value === DEMO_VIDEO || isUploadedVideo(value)) return true;
  return /^https:/i.test(value) && isSafeLink(value) && /\.(mp4|webm)(\?|$)/i.test(value);
}

/**
 * Says why a value cannot be saved; null when it can. An empty value always can, because staff may
 * blank an item on purpose.
 * @param value as `tidied` returns it
 */
export function refusal(
  contentType: ContentType,
  item: Item | undefined,
  value: string,
): Localized | null {
  if (value === '') return null;
  const max = longestValue(contentType, item);
  if (value.length > max) return localized(fieldTexts.atMostCharacters, { max });
  if (contentType === 'image') {
    return isPictureUrl(value) ? null : refusalTexts.picture;
  }
  if (item) return item.format ? REFUSALS[item.format](value) : null;
  // Another program might use this text as a link, and the link would run a script.
  return /^\s*((javascript|vbscript)\s*:|data:\S)/i.test(value) ? refusalTexts.link : null;
}

const SIZES: [pattern: RegExp, size: string][] = [
  [/background_image_phone/, '1080x1920'],
  [/device_image/, '600x800'],
  [/mockup/, '400x600'],
  [/_bg$|gallery|story|main_image|timeline/, '800x600'],
  [/brand_logo/, '400x400'],
  [/home_logo/, '300x200'],
  [/icon/, '64x64'],
  [/background/, '1920x1080'],
];

/** The most specific pattern comes first, because the first that fits gives the size. */
export function recommendedSize(key: string): string {
  return SIZES.find(([pattern]) => pattern.test(key))?.[1] ?? '800x600';
}

/** The site shows these pictures in another ratio than that of their recommended size. */
const RATIOS: [pattern: RegExp, ratio: number][] = [
  [/^about\.introduction\.gallery_image/, 1],
  [/^about\.dedikasi\.image_/, 3 / 4],
];

export function slotOf({ page, section, key }: Pick<Content, 'page' | 'section' | 'key'>) {
  const [width = 0, height = 0] = recommendedSize(key).split('x').map(Number);
  const ratio = RATIOS.find(([pattern]) => pattern.test(`${page}.${section}.${key}`))?.[1];
  const contain = /device_image|mockup|logo|icon/.test(key) && !key.startsWith('home_logo');
  return { width, height, contain, ...(ratio ? { ratio } : {}) };
}
