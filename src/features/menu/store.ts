import { and, eq, getTableColumns, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { localized, packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { invalid } from '../../server/http/errors.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import { addDays, dayOf, startOfDay } from '../../time.ts';
import {
  type MenuCategory,
  type MenuChoice,
  type MenuItem,
  type MenuQuery,
  menuItemDays,
  type PublicMenuItem,
  type Variant,
} from './contract.ts';
import { menuTexts } from './messages.ts';
import { findSections, sectionName } from './sections/store.ts';
import { chooseSlugs } from './slug.ts';
import { soldOutAt } from './sold-out-store.ts';
import { menuItems, menuSections } from './table.ts';

const { deletedAt, ...stored } = getTableColumns(menuItems);
const columns = { ...stored, sectionName, soldOutAt };
const { id, name, price, imageUrl, language, translation } = columns;

const entries = entryStore({
  table: menuItems,
  select: (db) => db.select(columns).from(menuItems).$dynamic(),
  search: [menuItems.name, menuItems.description],
  translation: { column: menuItems.translation, of: [menuItems.name, menuItems.description] },
  name: menuItems.name,
  line: sectionName,
  what: menuTexts.what,
  whole: menuItemDays,
});

export const menuEntries: typeof entries = {
  ...entries,
  async create(db, input, now) {
    return inserted(await menuEntries.createMany(db, [input], now));
  },
  async createMany(db, inputs, now) {
    const slugs = await chooseSlugs(
      db,
      inputs.map(({ name }) => name ?? ''),
    );
    const placeOf = await placesOf(db, inputs);
    const placed = inputs.map((input, at) => ({
      ...input,
      ...placeOf(input),
      ...priceOf(input.variants),
      slug: slugs[at],
    }));
    return entries.createMany(db, placed, now);
  },
  async update(db, itemId, input, now) {
    const place = (await placesOf(db, [input]))(input);
    const isOnlyPrice = typeof input.price === 'number' && input.variants === undefined;
    const { variants } = isOnlyPrice ? await entries.find(db, itemId) : input;
    const values = { ...input, ...place, ...priceOf(variants) };
    const item = await entries.update(db, itemId, values, now);
    const isKept = place || item.sectionId === null || input.category === undefined;
    return isKept ? item : withoutOtherCategory(db, item);
  },
};

/** Beside sizes, one price would be seen by programs only. */
const priceOf = (variants: Variant[] = []) => (variants.length > 0 ? { price: null } : null);

type Placed = { sectionId?: number | null | undefined };

/** An item is in the category of its section. */
async function placesOf(db: Db, inputs: Placed[]) {
  const ids = [...new Set(inputs.map(({ sectionId }) => sectionId ?? 0))].filter((one) => one > 0);
  const sections = ids.length > 0 ? await findSections(db, ids) : [];
  return ({ sectionId }: Placed) => {
    if (!sectionId) return null;
    const section = sections.find((one) => one.id === sectionId);
    if (section) return { category: section.category };
    throw invalid(localized(menuTexts.noSection), { sectionId: packed(menuTexts.noSection) });
  };
}

type Row = Awaited<ReturnType<typeof entries.find>>;

/** An item leaves its section when it is moved to the other category. */
async function withoutOtherCategory(db: Db, item: Row): Promise<Row> {
  const [section] = await db
    .select({ category: menuSections.category })
    .from(menuSections)
    .where(eq(menuSections.id, item.sectionId ?? 0));
  if (section?.category === item.category) return item;
  await db.update(menuItems).set({ sectionId: null }).where(eq(id, item.id));
  return entries.find(db, item.id);
}

export function isAskedFor(db: Db, { category, section }: MenuQuery): SQL | undefined {
  const live = db.select({ id: menuSections.id }).from(menuSections).where(isLive(menuSections));
  const inSection =
    section === 0
      ? or(isNull(menuItems.sectionId), notInArray(menuItems.sectionId, live))
      : section && eq(menuItems.sectionId, section);
  return and(category && eq(menuItems.category, category), inSection || undefined);
}

/** What is no longer sold stays, as somebody may have had it yesterday. */
const isActiveIn = (category: MenuCategory, now: Date) =>
  and(
    isLive(menuItems),
    eq(menuItems.category, category),
    eq(menuItems.isActive, true),
    or(isNull(menuItems.soldFrom), lte(menuItems.soldFrom, dayOf(now))),
  );

/** An item may begin to be sold then. */
export const menuChangesAt = (now: Date) => new Date(startOfDay(addDays(dayOf(now), 1)));

type InTwoLanguages = Pick<MenuItem, 'language' | 'translation'>;

export function listActiveMenuItems(
  db: Db,
  category: MenuCategory,
  now: Date,
): Promise<(PublicMenuItem & InTwoLanguages)[]> {
  return db
    .select({ id, name, price, imageUrl, language, translation })
    .from(menuItems)
    .where(isActiveIn(category, now))
    .orderBy(...inOrder(menuItems))
    .limit(500);
}

export async function hasActiveMenu(db: Db): Promise<boolean> {
  const active = and(isLive(menuItems), eq(menuItems.isActive, true));
  const rows = await db.select({ id }).from(menuItems).where(active).limit(1);
  return rows.length > 0;
}

export function listMenuChoices(
  db: Db,
  category: MenuCategory,
  now: Date,
): Promise<(MenuChoice & InTwoLanguages)[]> {
  return db
    .select({ id, name, language, translation })
    .from(menuItems)
    .where(isActiveIn(category, now))
    .orderBy(...inOrder(menuItems))
    .limit(500);
}

export async function findMenuChoice(
  db: Db,
  category: MenuCategory,
  itemId: number,
  now: Date,
): Promise<MenuChoice | null> {
  const [item] = await db
    .select({ id, name })
    .from(menuItems)
    .where(and(eq(id, itemId), isActiveIn(category, now)));
  return item ?? null;
}
