import type { Feature } from '../feature.ts';
import { launchThings } from './messages.ts';
import { launchRoutes } from './routes.ts';
import { demoRows, launch } from './table.ts';

export const launchFeature: Feature = {
  name: 'launch',
  routes: launchRoutes,
  otherTables: [demoRows, launch],
  auditWords: launchThings,
  notSearched: [demoRows.tableName],
  tabs: ['launch'],
};
