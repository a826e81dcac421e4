import { emptyMenu, type MenuAnywhere, readMenu } from '../../features/menu/public-store.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { lastGoodValue, type Reading } from '../site.ts';

const read = lastGoodValue(readMenu, emptyMenu);

export async function readMenuItems(from: Reading): Promise<MenuAnywhere> {
  const menu = await read(from, from.deps.clock());
  endAt(from.freshness, menu.changesAt);
  return menu;
}
