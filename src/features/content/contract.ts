import { z } from 'zod';
import { isEmbedUrl, isPictureUrl, isSafeLink, requiredText } from '../../contract.ts';
import { about } from './about.contract.ts';
import { contact } from './contact.contract.ts';
import { home } from './home.contract.ts';
import type { ContentType, Item, PageContent } from './item.contract.ts';
import { membership } from './membership.contract.ts';

/** Every editable text and picture of the site: page → section → key. There is no other list. */
export const registry = { home, about, contact, membership } satisfies Record<string, PageContent>;

export type PageName = keyof typeof registry;
export const pageNames = z.enum(['home', 'about', 'contact', 'membership']);

/** The values of one page, read as `values.our_story.main_title`. */
export type Values<Page extends PageName> = {
  [Section in keyof (typeof registry)[Page]['sections']]: (typeof registry)[Page]['sections'][Section] extends {
    items: infer Items;
  }
    ? { [Key in keyof Items]: string }
    : never;
};

export const contentTypes = z.enum(['text', 'image', 'html']);
export const VALUE_MAX = 20_000;

const value = z.string().max(VALUE_MAX, `At most ${VALUE_MAX.toLocaleString('id-ID')} characters`);
const slug = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .regex(/^\w{1,60}$/, message);

export const contentMessages = {
  updated: 'Konten berhasil diperbarui',
  created: 'Konten baru berhasil ditambahkan',
  uploaded: 'Gambar berhasil diupload',
  deleted: 'Konten berhasil dihapus',
  incomplete: 'Mohon lengkapi semua field yang diperlukan',
  updateFailed: (message: string) => `Gagal memperbarui konten: ${message}`,
  createFailed: (message: string) => `Gagal menambahkan konten: ${message}`,
  uploadFailedTitle: 'Upload gagal',
  uploadFailed: (message: string) => `Upload gambar gagal: ${message}`,
  exists: 'Konten dengan key ini sudah ada di bagian ini',
  builtIn: 'Konten bawaan tidak dapat dihapus; kosongkan nilainya',
} as const;

export const contentUpdate = z.object({ value });

export const contentInput = z.object({
  page: pageNames,
  section: slug('Bagian hanya boleh berisi huruf, angka, dan garis bawah'),
  contentType: contentTypes,
  key: slug('Key hanya boleh berisi huruf, angka, dan garis bawah'),
  value: value.min(1, contentMessages.incomplete),
  label: requiredText(200, contentMessages.incomplete),
  description: z.string().trim().max(1000).nullish(),
});
export type ContentInput = z.output<typeof contentInput>;

export const contentSchema = z.object({
  id: z.int(),
  page: pageNames,
  section: z.string(),
  contentType: contentTypes,
  key: z.string(),
  value: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Content = z.infer<typeof contentSchema>;

export const publicContentSchema = contentSchema.pick({ section: true, key: true, value: true });

/** The registry's own item, or nothing for content that staff added. */
export function findItem(page: PageName, section: string, key: string): Item | undefined {
  const sections: Record<string, PageContent['sections'][string]> = registry[page].sections;
  return sections[section]?.items[key];
}

/**
 * Why a value may not be saved, as a sentence; null when it may. Blank is always allowed: an item
 * that staff emptied on purpose stays empty.
 */
export function refusal(
  contentType: ContentType,
  item: Item | undefined,
  value: string,
): string | null {
  if (value === '') return null;
  if (contentType === 'image') {
    return isPictureUrl(value)
      ? null
      : 'Gambar harus berupa alamat https:// atau gambar yang diunggah';
  }
  if (item?.format === 'embed') {
    return isEmbedUrl(value) ? null : 'Hanya alamat embed dari layanan yang diizinkan';
  }
  // Text that staff added under any key may end up as a link, so a script address is never kept.
  const scripted = /^\s*(javascript|data|vbscript)\s*:/i.test(value);
  if (item?.format === 'link' ? !isSafeLink(value) : scripted) {
    return 'Tautan harus berupa https://, mailto:, tel:, atau alamat di situs ini';
  }
  if (item?.format === 'switch' && value !== 'on' && value !== 'off')
    return 'Pilih aktif atau tidak';
  return null;
}

const SIZES: [pattern: RegExp, size: string][] = [
  [/device_image/, '600x800'],
  [/mockup/, '400x600'],
  [/_bg$|gallery|story|main_image|timeline/, '800x600'],
  [/brand_logo/, '400x400'],
  [/home_logo/, '300x200'],
  [/icon/, '64x64'],
  [/background/, '1920x1080'],
];

/** The size that suits a picture best, by its key, most specific first. It advises, no more. */
export function recommendedSize(key: string): string {
  return SIZES.find(([pattern]) => pattern.test(key))?.[1] ?? '800x600';
}

type Span = { opens: string; closes: string };

/** Opening and closing time in a sentence such as `8:00 AM - 10:00 PM`, as 24-hour `HH:MM`. */
export function openingHours(sentence: string): Span | null {
  const times = [...sentence.matchAll(/(\d{1,2})[:.](\d{2})\s*(AM|PM)?/gi)].map(
    ([, hour = '', minute = '', half]) => {
      const h = (Number(hour) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0);
      return `${String(h).padStart(2, '0')}:${minute}`;
    },
  );
  const [opens, closes] = times;
  return opens && closes ? { opens, closes } : null;
}

/** True while the hours, which stand in three places, do not say the same. */
export function hoursDisagree(sentences: string[]): boolean {
  const spans = sentences.map((sentence) => JSON.stringify(openingHours(sentence)));
  return new Set(spans).size > 1;
}
