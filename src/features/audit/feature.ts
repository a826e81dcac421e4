import { auditEntries } from '../../server/audit/table.ts';
import type { Feature } from '../feature.ts';
import { auditRoutes } from './routes.ts';
import { shortenAudit } from './upkeep.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: (app, deps, { auditWords }) => auditRoutes(app, deps, auditWords),
  otherTables: [auditEntries],
  auditWords: { audit: 'the audit log' },
  jobs: [shortenAudit],
  tabs: ['audit'],
};
