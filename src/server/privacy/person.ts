import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

export type Person = {
  kind: 'email' | 'phone';
  /** It is in lower case; a telephone number has only digits and begins with 62. */
  value: string;
};

const DECORATION = /[\s.()[\]+\p{Pd}]/gu;
const email = z.email().max(254);

export function parsePerson(text: string): Person | null {
  const trimmed = text.trim().toLowerCase();
  if (email.safeParse(trimmed).success) return { kind: 'email', value: trimmed };
  const digits = trimmed.replaceAll(DECORATION, '');
  const local = digits.replace(/^(62|0)0?/, '');
  return /^\d{8,16}$/.test(digits) && /^[1-9]\d{6,13}$/.test(local)
    ? { kind: 'phone', value: `62${local}` }
    : null;
}

const BETWEEN = '[ .()–-]*';

/** What may stand before the `@` of an address; phones write `’` for `'`. */
const LOCAL = "a-z0-9._%+!#$&'’*/=?^`{|}~-";
/** People put an address in quotes, or in WhatsApp's marks for bold, italics and code. */
const MARKS = ["'", '\\*', '_', '`'];

/** It matches every usual spelling, but no part of a longer address or number. */
function patternOf({ kind, value }: Person): string {
  if (kind === 'email') {
    const literal = value.replaceAll(/[^a-z0-9@_-]/g, '\\$&');
    const marked = MARKS.map((mark) => `${mark}${literal}${mark}|`).join('');
    return `(?<![${LOCAL}])(?:${marked}${literal}(?![a-z0-9-]|\\.[a-z0-9]))`;
  }
  const digits = [...value.slice(2)].join(BETWEEN);
  const number = `(?:\\+?62${BETWEEN}0?${BETWEEN}|0${BETWEEN})?${digits}`;
  return `(?<![0-9])${number}(?![0-9]|[${LOCAL}]*@)|(?<![${LOCAL}])${number}(?=@)`;
}

type Text = AnyColumn | SQL;

export const mentions = (person: Person, ...texts: Text[]): SQL =>
  or(...texts.map((text) => sql`${text} ~* ${patternOf(person)}`)) ?? sql`false`;

export const redact = (person: Person, text: Text): SQL<string> =>
  sql`regexp_replace(${text}, ${patternOf(person)}, '[dihapus]', 'gi')`;

/**
 * Reading forwards takes quadratic time in a long text without any `@`, so the look-behind reads
 * backwards from it.
 */
const ADDRESSES = /@(?<=([\w.!#$%&'*+/=?^`{|}~-]+)@)[a-z\d](?:[a-z\d.-]*[a-z\d])?/gi;
const NUMBERS = /(?<!\d)\+?\d(?:[ .()–-]*\d){7,16}(?!\d)/g;

export function findIdentifiers(text: string): Person[] {
  const addresses = Array.from(text.matchAll(ADDRESSES), ([domain, name]) => `${name}${domain}`);
  const numbers = Array.from(text.matchAll(NUMBERS), ([number]) => number);
  return [...addresses, ...numbers].flatMap((spelling) => parsePerson(spelling) ?? []);
}
