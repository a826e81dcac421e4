import type { Feature } from '../feature.ts';
import { menuAtOutletRoutes } from './at-outlet/routes.ts';
import { seedMenu } from './demo.ts';
import { menuThings } from './messages.ts';
import { menuRoutes } from './routes.ts';
import { sectionRoutes } from './sections/routes.ts';
import { sectionEntries } from './sections/store.ts';
import { menuEntries } from './store.ts';
import { menuItems, menuSections, menuSoldOut } from './table.ts';

export const menuFeature: Feature = {
  name: 'menu',
  routes: (app, deps) => {
    menuRoutes(app, deps);
    sectionRoutes(app, deps);
    menuAtOutletRoutes(app, deps);
  },
  // Of a word in both, the section is found before the drinks in it.
  lists: [sectionEntries, menuEntries],
  editedTables: [menuSoldOut],
  pictures: [menuItems.imageUrl],
  notSearched: [menuItems.name, menuSections.name],
  auditWords: menuThings,
  seed: () => seedMenu,
  tabs: ['menu'],
};
