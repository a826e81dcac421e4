import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { Page } from '../../server/lists/paging.ts';
import type { MenuCategory, MenuChoice, MenuItem, MenuQuery, PublicMenuItem } from './contract.ts';
import { menuTexts } from './messages.ts';
import { menuItems } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(menuItems);
const { id, name, price, imageUrl, language, translation } = columns;

export const menuEntries = entryStore({
  table: menuItems,
  select: (db) => db.select(columns).from(menuItems).$dynamic(),
  search: [menuItems.name],
  translation: { column: menuItems.translation, of: [menuItems.name] },
  name: menuItems.name,
  what: menuTexts.what,
});

export function listMenuItems(db: Db, query: MenuQuery): Promise<Page<MenuItem>> {
  const { category } = query;
  return menuEntries.list(db, query, category && eq(menuItems.category, category));
}

const isActiveIn = (category: MenuCategory) =>
  and(isLive(menuItems), eq(menuItems.category, category), eq(menuItems.isActive, true));

type InTwoLanguages = Pick<MenuItem, 'language' | 'translation'>;

export function listActiveMenuItems(
  db: Db,
  category: MenuCategory,
): Promise<(PublicMenuItem & InTwoLanguages)[]> {
  return db
    .select({ id, name, price, imageUrl, language, translation })
    .from(menuItems)
    .where(isActiveIn(category))
    .orderBy(...inOrder(menuItems))
    .limit(500);
}

export function listMenuChoices(
  db: Db,
  category: MenuCategory,
): Promise<(MenuChoice & InTwoLanguages)[]> {
  return db
    .select({ id, name, language, translation })
    .from(menuItems)
    .where(isActiveIn(category))
    .orderBy(...inOrder(menuItems))
    .limit(500);
}

export async function findMenuChoice(
  db: Db,
  category: MenuCategory,
  itemId: number,
): Promise<MenuChoice | null> {
  const [item] = await db
    .select({ id, name })
    .from(menuItems)
    .where(and(eq(id, itemId), isActiveIn(category)));
  return item ?? null;
}
