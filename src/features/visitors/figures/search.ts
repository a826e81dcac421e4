import { isIPv6 } from 'node:net';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { searchFilter } from '../../../server/lists/paging.ts';
import { allCountries } from '../countries.contract.ts';
import { visits, visitTexts } from '../table.ts';

/** Finds visits with `q` in a text, or from an address that begins with it. */
export async function matching(db: Db, q: string): Promise<SQL | undefined> {
  const { id, text } = visitTexts;
  const countries = allCountries()
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
    .map(({ code }) => code);
  const texts = await db
    .select({ id })
    .from(visitTexts)
    .where(or(searchFilter(q, [text]), inArray(text, countries)));
  const ids = `{${texts.map((row) => row.id).join(',')}}`;
  const { page, referrer, country, city, userAgent, campaign } = visits;
  const network = networkLike(q);
  return or(
    texts.length > 0
      ? sql`array[${page}, ${referrer}, ${country}, ${city}, ${userAgent}, ${campaign}] && ${ids}::int[]`
      : undefined,
    network === null ? undefined : sql`${visits.address} <<= ${network}::inet`,
  );
}

/** `203.0.113` means 203.0.113.0/24. */
function networkLike(q: string): string | null {
  const [, typed = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(q) ?? [];
  const sixth = typed.includes(':');
  if (sixth && isIPv6(typed)) return prefix(typed, length, 128);
  const parts = typed.split(sixth ? ':' : '.').filter(Boolean);
  if (sixth) {
    const groups = parts.every((part) => /^[\da-f]{1,4}$/i.test(part));
    return groups && parts.length < 8 ? `${parts.join(':')}::/${parts.length * 16}` : null;
  }
  const numbers = parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  if (!numbers || !typed.includes('.') || parts.length > 4) return null;
  const address = [...parts, '0', '0', '0'].slice(0, 4).join('.');
  return prefix(address, length ?? String(parts.length * 8), 32);
}

const prefix = (address: string, length: string | undefined, longest: number) =>
  Number(length ?? longest) > longest ? null : `${address}/${length ?? longest}`;
