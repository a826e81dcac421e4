import { type Reader, readerOf, say } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { Asking } from '../../server/lists/inbox-store.ts';
import { hrefOf } from '../../server/lists/placed.ts';
import { mayAct, type Role } from '../accounts/contract.ts';
import type { Shared } from '../feature.ts';
import { type Found, placeIn } from './contract.ts';

const EACH = 5;

export type Searched = Pick<Shared, 'searches' | 'lists'>;

/**
 * An exact name comes first, then a name that begins so, then one with the letters in it; of each
 * first what staff have named, then persons, then texts of pages.
 */
export async function find(
  db: Db,
  { searches, lists }: Searched,
  q: string,
  { role, reader: { lang }, ...asking }: Asking & { role: Role; reader: Reader },
): Promise<Found[]> {
  // The search is above all tabs, which in the mixed voice have languages of their own.
  const reader = readerOf(lang, lang);
  const listed = lists.map(async ({ tab, entries }): Promise<Found[]> => {
    const rows = await entries.search(db, q, EACH);
    return rows.map(({ texts, line, ...row }) => {
      const isCalledSo = placeIn(row.name, q).at !== -1;
      const kind = entries.partName ? say(reader, entries.partName) : '';
      const detail = isCalledSo ? kind || around(line, q) : around(texts, q);
      return { tab, title: row.name, detail, href: hrefOf(tab, row) };
    });
  });
  const allowed = searches.filter(({ access }) => mayAct(role, access));
  const others = (kind: 'person' | 'text') =>
    allowed
      .filter((search) => search.kind === kind)
      .map(async ({ tab, ...search }): Promise<Found[]> => {
        const rows = await search.find(db, q, EACH, { ...asking, reader });
        return rows.map(({ title, texts, open }) => {
          const isCalledSo = placeIn(title, q).at !== -1;
          const found = texts.find((text) => placeIn(text, q).at !== -1);
          const detail = around((!isCalledSo && found) || texts[0], q);
          return { tab, title, detail, href: `/admin/${tab}?${new URLSearchParams(open)}` };
        });
      });
  const found = await Promise.all([...listed, ...others('person'), ...others('text')]);
  const rank = ({ title }: Found) => {
    const { at, beginsWord } = placeIn(title, q);
    if (title.toLowerCase() === q.toLowerCase()) return -1;
    return at === -1 ? 2 : beginsWord ? 0 : 1;
  };
  return found.flat().toSorted((one, other) => rank(one) - rank(other));
}

/** Cuts a long text around the letters, without the marks of its layout. */
function around(html: string, q: string): string {
  const text = html
    .replaceAll(/<\/?(a|b|em|i|strong|u)\b[^<>]*>/gi, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { at } = placeIn(text, q);
  const from = at < 60 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 100)}`;
}
