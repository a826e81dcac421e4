import {
  emptyMenu,
  type MenuAnywhere,
  type MenuCard,
  readMenu,
} from '../../features/menu/public-store.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { lastGoodValue, type Reading } from '../site.ts';

const read = lastGoodValue(readMenu, emptyMenu);

export async function readMenuItems(from: Reading): Promise<MenuAnywhere> {
  const menu = await read(from, from.deps.clock());
  endAt(from.freshness, menu.changesAt);
  return menu;
}

/** It shows what the reward for a rating is. */
export function drinkPicture(items: MenuCard[]): string | undefined {
  const drinks = items.filter((item) => item.category === 'minuman' && item.imageUrl !== null);
  const drink = drinks.find(({ badges }) => badges.includes('favourite')) ?? drinks[0];
  return drink?.imageUrl ?? undefined;
}
