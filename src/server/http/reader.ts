import type { FastifyRequest } from 'fastify';
import { type Reader, readerOf, type Voice, voices } from '../../messages.ts';
import { allPages, isOwnAddress } from '../../pages.contract.ts';

const PREFIX = /^\/(id|en)(?=[/?]|$)/;
const firstParts = new Set([
  ...allPages().flatMap(({ address, isForStaff }) => (isForStaff ? [] : [firstPart(address)])),
  'app',
  'manifest.webmanifest',
]);

/** For `/promos/2?x` it is `promos`. */
function firstPart(url: string): string {
  return url.split(/[/?]/)[1] ?? '';
}

/** Routes exist without a prefix only: `/id/about` becomes `/about`. */
export function withoutPrefix(url: string): string {
  const [prefix = ''] = PREFIX.exec(url) ?? [];
  const rest = url.slice(prefix.length);
  // `/id/` is not the home page: it redirects to `/id`.
  if (prefix === '' || /^\/(\?|$)/.test(rest)) return url;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const isPage = firstParts.has(firstPart(path)) || isOwnAddress(path.split('?')[0] ?? '');
  return isPage ? path : url;
}

/** Returns nothing, `/id` or `/en`. */
export function prefixOf({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string {
  return PREFIX.exec(originalUrl)?.[0] ?? '';
}

export const voiceOf = (prefix: string): Voice | null =>
  prefix === '/id' ? 'id' : prefix === '/en' ? 'en' : null;

export type ReaderRequest = Pick<
  FastifyRequest,
  'headers' | 'originalUrl' | 'staff' | 'staffVoice'
>;

/** Our scripts name the reader in a header (`mixed id`), else the address or the account does. */
export function requestReader(request: ReaderRequest): Reader {
  const [, lang] = headerOf(request);
  const voice = askedVoice(request) ?? request.staffVoice ?? 'mixed';
  return readerOf(voice, lang === 'id' ? 'id' : 'en');
}

/** Browsers name the best-liked language first. Only the screens before sign-in ask for it. */
export const likesIndonesian = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^\s*(id|in)\b/i.test(headers['accept-language'] ?? '');

/** Returns null when neither the header nor the address names a voice. */
export function askedVoice(request: Pick<FastifyRequest, 'headers' | 'originalUrl'>): Voice | null {
  const [said] = headerOf(request);
  return voices.find((voice) => voice === said) ?? voiceOf(prefixOf(request));
}

const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  String(headers['x-reader'] ?? '').split(' ');
