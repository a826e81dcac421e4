import type { Db } from '../../server/database/database.ts';
import type { Asking } from '../../server/lists/inbox-store.ts';
import { hrefOf } from '../../server/lists/placed.ts';
import { mayAct, type Role } from '../accounts/contract.ts';
import type { Shared } from '../feature.ts';
import type { Found } from './contract.ts';

const EACH = 5;

export type Searched = Pick<Shared, 'searches' | 'lists'>;

/** What staff have named, then persons, then texts of pages. */
export async function find(
  db: Db,
  { searches, lists }: Searched,
  q: string,
  { role, ...asking }: Asking & { role: Role },
): Promise<Found[]> {
  const listed = lists.map(async ({ tab, entries }): Promise<Found[]> => {
    const rows = await entries.search(db, q, EACH);
    return rows.map((row) => ({ tab, title: row.name, detail: '', href: hrefOf(tab, row) }));
  });
  const allowed = searches.filter(({ access }) => mayAct(role, access));
  const others = (kind: 'person' | 'text') =>
    allowed
      .filter((search) => search.kind === kind)
      .map(async ({ tab, ...search }): Promise<Found[]> => {
        const rows = await search.find(db, q, EACH, asking);
        return rows.map(({ title, detail, open }) => ({
          tab,
          title,
          detail: detail.slice(0, 100),
          href: `/admin/${tab}?${new URLSearchParams(open)}`,
        }));
      });
  const isCalledSo = ({ title }: Found) => title.toLowerCase().includes(q.toLowerCase());
  const entries = (await Promise.all(listed)).flat();
  const rest = await Promise.all([...others('person'), ...others('text')]);
  return [
    ...entries.toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one))),
    ...rest.flat(),
  ];
}
