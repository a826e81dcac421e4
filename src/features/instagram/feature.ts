import type { Feature } from '../feature.ts';
import { instagramRoutes } from './routes.ts';

export const instagramFeature: Feature = {
  name: 'instagram',
  routes: (app) => instagramRoutes(app),
};
