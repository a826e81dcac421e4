import { z } from 'zod';
import { listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { sendRows } from '../../server/lists.ts';
import { auditSchema } from './contract.ts';
import { listAudit } from './store.ts';

export function auditRoutes(app: App, { database: { db } }: Deps) {
  app.get(
    '/api/admin/audit',
    {
      config: { access: 'owner' },
      schema: { querystring: listQuery, response: { 200: z.array(auditSchema) } },
    },
    async (request, reply) => sendRows(reply, await listAudit(db, request.query)),
  );
}
