import type { Db } from '../../server/database/database.ts';
import type { Asking } from '../../server/lists/inbox-store.ts';
import { mayAct, type Role } from '../accounts/contract.ts';
import type { Shared } from '../feature.ts';
import type { Found } from './contract.ts';

const EACH = 5;
const ORDER: Found['kind'][] = ['person', 'promo', 'text'];

export async function find(
  db: Db,
  searches: Shared['searches'],
  q: string,
  { role, ...asking }: Asking & { role: Role },
): Promise<Found[]> {
  const allowed = searches.filter(({ access }) => mayAct(role, access));
  const found = await Promise.all(
    allowed.map(async (search) =>
      (await search.find(db, q, EACH, asking)).map(({ title, detail, open }) => ({
        kind: search.kind,
        title,
        detail: detail.slice(0, 100),
        href: `/admin/${search.tab}?${new URLSearchParams(open)}`,
      })),
    ),
  );
  return found.flat().toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}
