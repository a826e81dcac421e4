import type { IncomingHttpHeaders } from 'node:http';

export const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The content of the address never changes. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** `etag` includes its quotation marks. */
export const isKnown = ({ 'if-none-match': known = '' }: IncomingHttpHeaders, etag: string) =>
  known === '*' || known.includes(etag);
