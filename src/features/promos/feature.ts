import type { Feature } from '../feature.ts';
import { seedPromos } from './demo.ts';
import { promoTexts, promoThings } from './messages.ts';
import { promoRoutes } from './routes.ts';
import { promoEntries } from './store.ts';
import { promos } from './table.ts';

export const promosFeature: Feature = {
  name: 'promos',
  routes: promoRoutes,
  lists: [promoEntries],
  pictures: { where: promoTexts.many, columns: [promos.imageUrl, promos.englishPicture] },
  auditWords: promoThings,
  seed: () => seedPromos,
  demo: [{ table: promos, name: promoTexts.many }],
  tabs: ['promos'],
};
