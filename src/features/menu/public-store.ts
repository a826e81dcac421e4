import { and, eq } from 'drizzle-orm';
import type { Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { inOrder, isLive } from '../../server/lists/entry-store.ts';
import { type InLanguage, inLanguage, type Translated } from '../../server/lists/translation.ts';
import { addDays, dayOf, startOfDay } from '../../time.ts';
import { listActiveOutlets } from '../outlets/store.ts';
import { isSoldOutEverywhere, type MenuItem, soldOutOutlets } from './contract.ts';
import { menuTexts } from './messages.ts';
import type { PublicMenu } from './public.contract.ts';
import type { MenuSection } from './sections/contract.ts';
import { listSections } from './sections/store.ts';
import { soldOutAt } from './sold-out-store.ts';
import { menuItems } from './table.ts';

const { id, name, slug, category, sectionId, description, language, translation } = menuItems;
const { price, variants, badges, diet, soldFrom, soldTo, soldOut, soldOutUntil, imageUrl } =
  menuItems;

export type MenuRow = Omit<
  MenuItem,
  'sectionName' | 'soldFrom' | 'soldTo' | 'soldOutUntil' | 'soldOutAt' | 'isActive' | 'updatedAt'
>;
export type MenuCard = InLanguage<MenuRow>;
export type MenuOutlet = { id: number; slug: string; name: string };
type ItemAnywhere = MenuRow & {
  /** These outlets do not have it now; with `soldOut` it is all of them. */
  soldOutIn: number[];
};
export type Menu = { sections: MenuSection[]; items: MenuRow[] };
export type MenuAnywhere = {
  sections: MenuSection[];
  items: ItemAnywhere[];
  outlets: MenuOutlet[];
  /** Something is sold again then, or begins or ends to be sold. */
  changesAt: Date | null;
};
export const emptyMenu: MenuAnywhere = { sections: [], items: [], outlets: [], changesAt: null };

export async function readMenu(db: Db, now: Date): Promise<MenuAnywhere> {
  const shown = { id, name, slug, category, sectionId, description, language, translation };
  const rows = await db
    .select({
      ...shown,
      imageUrl,
      price,
      variants,
      badges,
      diet,
      soldFrom,
      soldTo,
      soldOut,
      soldOutUntil,
      soldOutAt,
    })
    .from(menuItems)
    .where(and(isLive(menuItems), eq(menuItems.isActive, true)))
    .orderBy(...inOrder(menuItems))
    .limit(1000);
  const outlets = await listActiveOutlets(db);
  const today = dayOf(now);
  const instants = rows
    .flatMap((row) => [
      ...[row.soldOutUntil, ...row.soldOutAt.map(({ until }) => until)].map((until) =>
        until ? Date.parse(until) : 0,
      ),
      row.soldFrom ? startOfDay(row.soldFrom) : 0,
      row.soldTo ? startOfDay(addDays(row.soldTo, 1)) : 0,
    ])
    .filter((instant) => instant > now.getTime());
  return {
    sections: await listSections(db),
    outlets: outlets.map((outlet) => ({ id: outlet.id, slug: outlet.slug, name: outlet.name })),
    items: rows
      .filter((row) => (row.soldFrom ?? today) <= today && today <= (row.soldTo ?? today))
      .map(({ soldFrom: _from, soldTo: _to, soldOutUntil: until, soldOutAt: marks, ...card }) => {
        const out = soldOutOutlets({ soldOutAt: marks }, now).map(({ outletId }) => outletId);
        const isOutAtAll = outlets.length > 0 && outlets.every((one) => out.includes(one.id));
        const isOut = isSoldOutEverywhere({ soldOut: card.soldOut, soldOutUntil: until }, now);
        return { ...card, soldOut: isOut || isOutAtAll, soldOutIn: out };
      }),
    changesAt: instants.length > 0 ? new Date(Math.min(...instants)) : null,
  };
}

export const findOutlet = ({ outlets }: MenuAnywhere, slug: string): MenuOutlet | undefined =>
  outlets.find((outlet) => outlet.slug === slug);

/** Without an outlet, an item is sold out when no outlet has it. */
export function menuAt(menu: MenuAnywhere, slug: string | undefined): Menu {
  const outlet = slug === undefined ? undefined : findOutlet(menu, slug);
  return {
    sections: menu.sections,
    items: menu.items.map(({ soldOutIn, ...item }) => ({
      ...item,
      soldOut: item.soldOut || (outlet !== undefined && soldOutIn.includes(outlet.id)),
    })),
  };
}

type Group<Item> = {
  key: string;
  name: string;
  category: MenuItem['category'];
  items: Item[];
};
export type MenuGroup = Group<MenuCard>;
type GroupRow = Group<MenuRow> & Pick<MenuSection, 'language' | 'translation'>;

/** Items in no section come last, by category. */
export function groupsOf({ sections, items }: Menu): GroupRow[] {
  const known = new Set(sections.map((section) => section.id));
  const isElsewhere = ({ sectionId: at }: MenuRow) => at === null || !known.has(at);
  const rest = (of: MenuItem['category']): GroupRow => ({
    key: of,
    name: menuTexts[of].id,
    category: of,
    language: 'id',
    translation: { name: menuTexts[of].en },
    items: items.filter((item) => item.category === of && isElsewhere(item)),
  });
  const inSections = sections.map((section) => ({
    ...section,
    key: String(section.id),
    items: items.filter((item) => item.sectionId === section.id),
  }));
  const groups = [...inSections, rest('minuman'), rest('makanan')];
  return groups.filter((group) => group.items.length > 0);
}

/** The mixed voice has the menu in Indonesian, so only other texts need a mark there. */
export const forPage = <Row extends Translated>(row: Row, voice: Voice): InLanguage<Row> =>
  voice === 'mixed' && row.language === 'id'
    ? inLanguage(row, voice)
    : inLanguage(row, voice, 'marked');

export const groupForPage = ({ items, ...group }: GroupRow, voice: Voice): MenuGroup => ({
  ...forPage(group, voice),
  items: items.map((item) => forPage(item, voice)),
});

/** Other programs get both languages, and whole addresses. */
export function publicMenuOf(menu: Menu, siteUrl: string): PublicMenu {
  return {
    sections: groupsOf(menu).map((group) => ({
      name: both(group, (one) => one.name),
      category: group.category,
      items: group.items.map((item) => ({
        slug: item.slug,
        url: `${siteUrl}/menu/${item.slug}`,
        name: both(item, (one) => one.name),
        description: both(item, (one) => one.description),
        price: item.price,
        variants: item.variants,
        badges: item.badges,
        diet: item.diet,
        soldOut: item.soldOut,
        imageUrl: item.imageUrl,
      })),
    })),
  };
}

const both = <Row extends Translated>(row: Row, text: (one: InLanguage<Row>) => string) => ({
  id: text(inLanguage(row, 'id')),
  en: text(inLanguage(row, 'en')),
});
