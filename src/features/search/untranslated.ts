import type { Untranslated } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import type { Shared } from '../feature.ts';

export async function listUntranslated(db: Db, lists: Shared['lists']): Promise<Untranslated[]> {
  const found = await Promise.all(
    lists.map(async ({ tab, entries }) =>
      (await entries.untranslated(db)).map(({ name, language, part, isSearched }) => {
        const query = new URLSearchParams(part);
        if (isSearched) query.set('q', name);
        return { name, language, href: `/admin/${tab}?${query}` };
      }),
    ),
  );
  return found.flat();
}
