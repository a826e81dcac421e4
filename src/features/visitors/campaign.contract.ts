import type { IncomingHttpHeaders } from 'node:http';

const MARK_LENGTH = 60;

/** One poster must not count under three spellings: lower case, digits, dots and dashes stay. */
export const campaignMark = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .slice(0, MARK_LENGTH)
    .replaceAll(/^-+|(?<!-)-+$/g, '');

export function campaignIn(query: string): string {
  const marks = new URLSearchParams(query);
  return campaignMark(marks.get('utm_campaign') ?? marks.get('utm_source') ?? marks.get('c') ?? '');
}

export const asksForPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Reads the campaign of the page with the form. Returns null for visitors who ask for privacy. */
export function campaignOfForm(headers: IncomingHttpHeaders): string | null {
  const page = headers.referer ?? '';
  if (asksForPrivacy(headers) || !URL.canParse(page)) return null;
  return campaignIn(new URL(page).search) || null;
}
