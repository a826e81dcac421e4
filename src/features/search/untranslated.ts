import type { Untranslated } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import type { Shared } from '../feature.ts';
import { hrefOf } from './find.ts';

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
