import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../../server/lists/entry-store.ts';
import { menuItems, menuSections } from '../table.ts';
import type { MenuSection } from './contract.ts';
import { sectionTexts } from './messages.ts';

const { deletedAt, ...stored } = getTableColumns(menuSections);
/** Drizzle would write the section's id without its table, and the item's id would be meant. */
const items = sql<number>`
  (select count(*)::int from menu_items item
   where item.section_id = menu_sections.id and item.deleted_at is null)`;
const columns = { ...stored, items };

const entries = entryStore({
  table: menuSections,
  select: (db) => db.select(columns).from(menuSections).$dynamic(),
  search: [menuSections.name],
  translation: { column: menuSections.translation, of: [menuSections.name] },
  part: { query: 'view=sections', isSearched: false, name: sectionTexts.one },
  name: menuSections.name,
  what: sectionTexts.what,
});

export const sectionEntries: typeof entries = {
  ...entries,
  /** A section takes its items into another category. */
  async update(db, id, input, now) {
    const section = await entries.update(db, id, input, now);
    const { category } = section;
    const elsewhere = and(eq(menuItems.sectionId, id), ne(menuItems.category, category));
    await db.update(menuItems).set({ category }).where(elsewhere);
    return section;
  },
};

/** Keeps sections that have items. */
export async function deleteEmptySections(tx: Db, ids: number[]): Promise<void> {
  const isEmpty = sql`not exists (select from menu_items where section_id = menu_sections.id)`;
  await tx.delete(menuSections).where(and(inArray(menuSections.id, ids), isEmpty));
}

/** Names a section only when no other has its name, because a file finds it by that. */
export const sectionName: SQL<string | null> = sql`
  (select section.name from menu_sections section
   where section.id = ${menuItems.sectionId} and section.deleted_at is null
     and not exists (select 1 from menu_sections other
       where other.id <> section.id and other.deleted_at is null
         and lower(other.name) = lower(section.name)))`;

export const findSections = (db: Db, ids: number[]) =>
  db
    .select({ id: menuSections.id, category: menuSections.category })
    .from(menuSections)
    .where(and(inArray(menuSections.id, ids), isLive(menuSections)));

export const listSections = (db: Db): Promise<MenuSection[]> =>
  db
    .select(columns)
    .from(menuSections)
    .where(isLive(menuSections))
    .orderBy(...inOrder(menuSections))
    .limit(500);
