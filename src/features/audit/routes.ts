import { z } from 'zod';
import { listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { csvRoute } from '../../server/list-csv.ts';
import { sendRows } from '../../server/lists.ts';
import { auditSchema } from './contract.ts';
import { listAudit } from './store.ts';

export function auditRoutes(app: App, deps: Deps) {
  const {
    database: { db },
  } = deps;

  app.get(
    '/api/admin/audit',
    {
      config: { access: 'owner' },
      schema: { querystring: listQuery, response: { 200: z.array(auditSchema) } },
    },
    async (request, reply) => sendRows(reply, await listAudit(db, request.query)),
  );

  csvRoute(app, deps, {
    path: '/api/admin/audit',
    name: 'audit',
    access: 'owner',
    columns: ['id', 'at', 'accountName', 'action', 'target', 'detail', 'requestId'],
    read: (query) => listAudit(db, query),
  });
}
