import type { Feature } from '../feature.ts';
import { seedPromos } from './demo.ts';
import { promoThings } from './messages.ts';
import { promoRoutes } from './routes.ts';
import { promoEntries } from './store.ts';
import { promos } from './table.ts';

export const promosFeature: Feature = {
  name: 'promos',
  routes: promoRoutes,
  lists: [promoEntries],
  pictures: [promos.imageUrl],
  auditWords: promoThings,
  seed: () => seedPromos,
  search: {
    access: 'editor',
    kind: 'promo',
    find: async (db, q, limit) => {
      const { rows } = await promoEntries.list(db, { page: 1, limit, q });
      return rows.map(({ title, description }) => ({
        title,
        detail: description,
        open: { q: title },
      }));
    },
  },
  tabs: ['promos'],
};
