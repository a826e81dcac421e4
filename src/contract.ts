import { z } from 'zod';

/** The shapes every feature shares. Runs everywhere. */

/** PostgreSQL's `integer`; anything else in a path is a malformed address, not a missing row. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
export const idParams = z.object({ id: idSchema });

export const errorSchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** `?page=&limit=&q=` of every staff list; the total travels in `X-Total-Count`. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  q: z.string().trim().max(200).default(''),
});
export type ListQuery = z.infer<typeof listQuery>;

/** A whole list in its new order. */
export const orderSchema = z.object({
  ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(1000),
});

export const limits = { name: 100, email: 254, message: 5000, title: 200 } as const;

/** Required text: trimmed, with one sentence for "missing" and one for "too long". */
export const requiredText = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `At most ${max.toLocaleString('id-ID')} characters`);

export const displayOrder = (min: number) =>
  z.int(`A whole number from ${min}`).min(min, `A whole number from ${min}`).max(1_000_000);

/**
 * An address visitors may be sent to: https, mail, telephone, WhatsApp or a path of this site.
 * Everything else (`javascript:`, `data:`, `//host`, `/\host`) is refused.
 */
export function isSafeLink(value: string): boolean {
  if (/^(mailto|tel):[^\s<>"]+$/i.test(value)) return true;
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(value) || /^#[\w-]*$/.test(value)) return true;
  return /^https:\/\/[^/\s@\\<>"]+(\/[^\s\\<>"]*)?$/i.test(value) && URL.canParse(value);
}

/** A picture: one of this site's own (`/media/…`, `/pictures/…`) or an https address. */
export function isPictureUrl(value: string): boolean {
  return (
    (/^\/(media|pictures)\/[\w./-]+$/.test(value) && !value.includes('..')) ||
    (/^https:\/\//i.test(value) && isSafeLink(value))
  );
}

/** Other sites whose frames a page may show; the Content-Security-Policy names exactly these. */
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
