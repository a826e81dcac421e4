import type { Feature } from '../feature.ts';
import { mediaThings } from './messages.ts';
import { mediaRoutes } from './routes.ts';
import { uploads } from './uploads/table.ts';

export const mediaFeature: Feature = {
  name: 'media',
  routes: mediaRoutes,
  otherTables: [uploads],
  notSearched: [uploads.name],
  auditWords: mediaThings,
};
