import { auditEntries } from '../../server/audit/table.ts';
import type { Feature } from '../feature.ts';
import { auditRetention } from './retention.ts';
import { auditRoutes } from './routes.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: (app, deps, { auditWords }) => auditRoutes(app, deps, auditWords),
  otherTables: [auditEntries],
  auditWords: { audit: 'the audit log' },
  jobs: [auditRetention],
  tabs: ['audit'],
};
