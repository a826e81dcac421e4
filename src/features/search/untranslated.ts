import type { Untranslated } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import { faqEntries } from '../faqs/store.ts';
import { aspectEntries } from '../feedback/aspects/store.ts';
import { menuEntries } from '../menu/store.ts';
import { mockupEntries } from '../mockups/store.ts';
import { promoEntries } from '../promos/store.ts';
import { teamEntries } from '../team/store.ts';

const lists = [
  { tab: 'promos', entries: promoEntries },
  { tab: 'faqs', entries: faqEntries },
  { tab: 'team', entries: teamEntries },
  { tab: 'menu', entries: menuEntries },
  { tab: 'mockups', entries: mockupEntries },
  { tab: 'feedback', entries: aspectEntries },
];

/** Entries of lists with a text that stands in one language only. */
export async function listUntranslated(db: Db): Promise<Untranslated[]> {
  const found = await Promise.all(
    lists.map(async ({ tab, entries }) =>
      (await entries.untranslated(db)).map(({ name, language }) => ({
        name,
        language,
        href: `/admin/${tab}?${new URLSearchParams({ q: tab === 'feedback' ? '' : name })}`,
      })),
    ),
  );
  return found.flat();
}
