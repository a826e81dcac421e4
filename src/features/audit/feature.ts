import { auditEntries } from '../../server/audit/table.ts';
import type { Feature } from '../feature.ts';
import { auditThings } from './messages.ts';
import { auditData } from './person-store.ts';
import { auditRetention } from './retention.ts';
import { auditRoutes } from './routes.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: auditRoutes,
  otherTables: [auditEntries],
  auditWords: auditThings,
  jobs: [auditRetention],
  personalData: [auditData],
  tabs: ['audit'],
};
