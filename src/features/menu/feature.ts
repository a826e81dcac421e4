import type { Feature } from '../feature.ts';
import { menuAtOutletRoutes } from './at-outlet/routes.ts';
import { seedMenu } from './demo.ts';
import { menuTexts, menuThings } from './messages.ts';
import { menuRoutes } from './routes.ts';
import { sectionTexts } from './sections/messages.ts';
import { sectionRoutes } from './sections/routes.ts';
import { deleteEmptySections, sectionEntries } from './sections/store.ts';
import { menuEntries } from './store.ts';
import { menuItems, menuSections, menuSoldOut } from './table.ts';

export const menuFeature: Feature = {
  name: 'menu',
  routes: (app, deps) => {
    menuRoutes(app, deps);
    sectionRoutes(app, deps);
    menuAtOutletRoutes(app, deps);
  },
  // The search must find a section before its drinks.
  lists: [sectionEntries, menuEntries],
  editedTables: [menuSoldOut],
  pictures: { where: menuTexts.many, columns: [menuItems.imageUrl] },
  notSearched: [menuItems.name, menuSections.name],
  auditWords: menuThings,
  seed: () => seedMenu,
  demo: [
    { table: menuItems, name: menuTexts.many },
    { table: menuSections, name: sectionTexts.many, clean: deleteEmptySections },
  ],
  tabs: ['menu'],
};
