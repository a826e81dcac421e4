import type { Feature } from '../feature.ts';
import { brandTexts, brandThings } from './messages.ts';
import { brandRoutes } from './routes.ts';
import { brand } from './table.ts';

export const brandFeature: Feature = {
  name: 'brand',
  routes: brandRoutes,
  editedTables: [brand],
  pictures: {
    where: brandTexts.shop,
    columns: [brand.logo, brand.darkLogo, brand.mark, brand.share],
  },
  auditWords: brandThings,
  tabs: ['shop'],
};
