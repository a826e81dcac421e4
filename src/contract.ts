import { z } from 'zod';
import { jsonOr, limits, oneLine } from './form.contract.ts';
import { languages, packed } from './messages.ts';
import { fieldTexts } from './shared.messages.ts';

/** Zod's own messages would describe the schema, so fields without a message get these. */
z.config({
  customError({ code, input, minimum, maximum, origin }) {
    if (code === 'invalid_type' && (input === undefined || input === null)) {
      return packed(fieldTexts.required);
    }
    if (code === 'invalid_value') return packed(fieldTexts.choose);
    if (code === 'unrecognized_keys') return packed(fieldTexts.unknown);
    const unit = origin === 'string' ? 'Characters' : origin === 'array' ? 'Entries' : '';
    if (code === 'too_big') return packed(fieldTexts[`atMost${unit}`], { max: Number(maximum) });
    if (code === 'too_small') return packed(fieldTexts[`atLeast${unit}`], { min: Number(minimum) });
    return packed(fieldTexts.invalid);
  },
});

export { limits, requiredName, requiredText } from './form.contract.ts';

/**
 * A text may be missing: `''` from a form is null in the table, and an absent one leaves the row as
 * it is. `long` is the error for too much of it.
 */
export const optionalText = (max: number, long?: string) =>
  z
    .string()
    .trim()
    .max(max, long)
    .nullable()
    .transform((text) => text || null)
    .optional();

/** An id above PostgreSQL's largest `integer` is malformed (400), not a missing row. */
export const MAX_ID = 2_147_483_647;
export const idSchema = z.coerce.number().int().min(1).max(MAX_ID);
export const idParams = z.object({ id: idSchema });

export type ErrorBody = {
  message: string;
  /** The same sentence. */
  error: string;
  code: string;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** After a 409: the newer row. */
  current?: unknown;
  /** After a 5xx: what the log calls the request. */
  requestId?: string;
};

/** A change that returns no row has this answer. */
export const done = z.object({ message: z.string() });

export const formAnswer = done.extend({ success: z.literal(true), id: z.int() });

/** Calls for several entries of a list are there, with its CSV file and its bin. */
export const adminPathOf = (path: string): string =>
  path.replace(/^\/api\/(admin\/)?/, '/api/admin/');

/** The reply carries the total in `X-Total-Count`. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  q: z.string().trim().max(200).default(''),
});
export type ListQuery = z.infer<typeof listQuery>;

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** "creme brulee" finds "Crème Brûlée", and "gula aren" finds "gula-aren". */
export const searchText = (text: string): string =>
  withoutAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A search of signs alone, such as "☕", keeps them, or it would find everything. */
export const searchWords = (q: string): string[] => (searchText(q) || q).split(' ');

/** Makes `karier-magang` of 'Karier & Magang', and nothing of a name without letters and digits. */
export const slugOf = (name: string): string =>
  withoutAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    // Addresses have 80 characters at most, and a second one of a name ends with a number.
    .slice(0, 70)
    .replaceAll(/^-|-$/g, '');

export const translatedText = (max: number) => z.string().trim().max(max).default('');
export const translatedName = z.string().overwrite(oneLine).max(limits.name).default('');
export const language = z.enum(languages);

export const inTwoLanguages = <Texts extends z.ZodObject>(translation: Texts) => ({
  language: language.optional(),
  translation: translation.optional(),
});

export const onlyForStaff = { language: true, translation: true, updatedAt: true } as const;

/** With `?language=id`, texts are in this language, or in the other one where it has none. */
export const languageQuery = z.object({ language: language.optional() });

/** The entry lacks this language; `href` is an address of the dashboard. */
export const untranslatedSchema = z.object({ name: z.string(), language, href: z.string() });

/** In a form with a file all fields are text. */
export const asJson = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(jsonOr, schema);

/** Periods are in days up to today (WIB); last week runs from Monday to Sunday. */
const periods = ['7', 'last-week', '30'] as const;
export type Period = (typeof periods)[number];
const period = z.enum(periods).optional();

/** Staff who type 26 as the year get 0026 from the browser. */
export const isWrittenDay = (text: string): boolean =>
  z.iso.date().safeParse(text).success && text > '1900' && text < '2200';
export const writtenDay = (wrong: string) => z.iso.date(wrong).refine(isWrittenDay, wrong);

/** It is the `updatedAt` that an editor has read; saving over a newer version is refused. */
export const version = z.iso.datetime().optional();

export const orderSchema = z.object({ ids: z.array(z.int().min(1).max(MAX_ID)).min(1).max(1000) });

/** `?ids=1,2` asks for those rows only. */
export const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
  .transform((text) => text.split(',').map(Number))
  .optional();

export const inboxQuery = listQuery.extend({ period, ids: idList });
export type InboxQuery = z.infer<typeof inboxQuery>;

export const someIds = z.object({ ids: z.array(z.int().min(1).max(MAX_ID)).min(1).max(200) });

export const outcomesSchema = z.object({
  done: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), message: z.string() })),
});
export type Outcomes = z.infer<typeof outcomesSchema>;

export const binnedSchema = z.object({
  id: z.int(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  goneAt: z.iso.datetime(),
});
export type BinnedEntry = z.infer<typeof binnedSchema>;

const importedRow = z.object({
  kind: z.enum(['added', 'changed', 'same', 'wrong']),
  line: z.int(),
  name: z.string(),
  /** It is new, but another entry had its name before. */
  hasNamesake: z.boolean(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Without a column, the whole row is wrong. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRow>;
export const importPreview = z.object({
  rows: z.array(importedRow),
  /** The file adds these beside its rows. */
  notes: z.array(z.string()),
  /** It is sent back with the file, so that only what was seen is saved. */
  seen: z.string(),
});

export const displayOrder = (min: number) =>
  z
    .int(packed(fieldTexts.wholeNumber, { min }))
    .min(min, packed(fieldTexts.wholeNumber, { min }))
    .max(1_000_000);

/** A copied address may have marks that nobody sees, and would lead elsewhere with them. */
export const withoutUnseen = (address: string): string => address.replaceAll(/\p{Cf}/gu, '').trim();

/**
 * A link is safe to show when it is https, mail, telephone or a path of this site. Everything else
 * (`javascript:`, `data:`, `//host`, `/\host`) is refused.
 */
export function isSafeLink(value: string): boolean {
  if (withoutUnseen(value) !== value) return false;
  if (/^(mailto|tel):[^\s<>"]+$/i.test(value)) return true;
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(value) || /^#[\w-]*$/.test(value)) return true;
  return /^https:\/\/[^/\s@\\<>"]+(\/[^\s\\<>"]*)?$/i.test(value) && URL.canParse(value);
}

/** It is of this site (`/media/…`, `/pictures/…`) or https, with a focal point as `#x,y`. */
export function isPictureUrl(value: string): boolean {
  return (
    (/^\/(media|pictures)\/[\w./-]+(#\d{1,3},\d{1,3})?$/.test(value) && !value.includes('..')) ||
    (/^https:\/\//i.test(value) && isSafeLink(value))
  );
}

export const isOwnPicture = (src: string): boolean => src.startsWith('/') && isPictureUrl(src);

export const uploadedPicture = () =>
  z.string().refine(isOwnPicture, packed(fieldTexts.pictureFirst));

/** English pages show it; when it is empty, they show the usual picture. */
export const englishPicture = () => uploadedPicture().or(z.literal(''));

export const EMBED_HOSTS = [
  'www.google.com',
  'maps.google.com',
  'www.openstreetmap.org',
  'widgets.sociablekit.com',
  'widget.trustmary.com',
] as const;

export function isEmbedUrl(value: string): boolean {
  if (!isSafeLink(value) || !value.startsWith('https://')) return false;
  return EMBED_HOSTS.some((host) => host === new URL(value).host);
}
