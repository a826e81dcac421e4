import type { Untranslated } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import { hrefOf } from '../../server/lists/placed.ts';
import type { Shared } from '../feature.ts';

export async function listUntranslated(db: Db, lists: Shared['lists']): Promise<Untranslated[]> {
  const found = await Promise.all(
    lists.map(async ({ tab, entries }) =>
      (await entries.untranslated(db)).map(({ language, ...entry }) => ({
        name: entry.name,
        language,
        href: hrefOf(tab, entry),
      })),
    ),
  );
  return found.flat();
}
