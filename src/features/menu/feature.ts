import type { Feature } from '../feature.ts';
import { seedMenu } from './demo.ts';
import { menuThings } from './messages.ts';
import { menuRoutes } from './routes.ts';
import { menuEntries } from './store.ts';
import { menuItems } from './table.ts';

export const menuFeature: Feature = {
  name: 'menu',
  routes: menuRoutes,
  lists: [menuEntries],
  pictures: [menuItems.imageUrl],
  notSearched: [menuItems.name],
  auditWords: menuThings,
  seed: () => seedMenu,
};
