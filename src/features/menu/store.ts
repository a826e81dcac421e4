import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { saveOrder } from '../../server/order.ts';
import type { MenuCategory, MenuChoice, MenuItem, MenuItemInput, MenuQuery } from './contract.ts';
import { menuItems } from './table.ts';

const inOrder = [asc(menuItems.displayOrder), asc(menuItems.id)];

/** What a visitor may choose from: the active items of one category. */
export function listMenuChoices(db: Db, category: MenuCategory): Promise<MenuChoice[]> {
  return db
    .select({ id: menuItems.id, name: menuItems.name })
    .from(menuItems)
    .where(and(eq(menuItems.category, category), eq(menuItems.isActive, true)))
    .orderBy(...inOrder)
    .limit(500);
}

export async function listMenuItems(db: Db, query: MenuQuery): Promise<Rows<MenuItem>> {
  const where = and(
    matches(query.q, [menuItems.name]),
    query.category && eq(menuItems.category, query.category),
  );
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(menuItems)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(menuItems, where) };
}

/** New items go to the end of the list. */
export async function createMenuItem(db: Db, input: MenuItemInput): Promise<MenuItem> {
  const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from menu_items)`;
  const [item] = await db
    .insert(menuItems)
    .values({ ...input, isActive: input.isActive ?? true, displayOrder: last })
    .returning();
  if (!item) throw new Error('The database returned no row for an insert');
  return item;
}

export async function updateMenuItem(db: Db, id: number, input: MenuItemInput): Promise<MenuItem> {
  const [item] = await db.update(menuItems).set(input).where(eq(menuItems.id, id)).returning();
  if (!item) throw notFound('This menu item');
  return item;
}

export async function deleteMenuItem(db: Db, id: number): Promise<void> {
  const [item] = await db
    .delete(menuItems)
    .where(eq(menuItems.id, id))
    .returning({ id: menuItems.id });
  if (!item) throw notFound('This menu item');
}

export const orderMenu = (db: Db, ids: number[]) => saveOrder(db, menuItems, ids);
