import { z } from 'zod';
import { say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { newestFirst, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import type { Shared } from '../feature.ts';
import {
  type AuditQuery,
  auditChoices,
  auditCsv,
  auditExport,
  auditQuery,
  auditSchema,
} from './contract.ts';
import { auditHeadings } from './messages.ts';
import { exportAudit, listAudit, readChoices } from './store.ts';

const path = '/api/admin/audit';
export function auditRoutes(app: App, deps: Deps, { auditWords, ...targets }: Shared) {
  const {
    database: { db },
    env: { AUDIT_KEEP_DAYS: keepDays },
  } = deps;
  const config = { access: 'owner' } as const;

  app.get(
    path,
    { config, schema: { querystring: auditQuery, response: { 200: z.array(auditSchema) } } },
    replyWithPage((query: AuditQuery) => listAudit(db, query, targets)),
  );

  app.get(
    `${path}/choices`,
    { config, schema: { response: { 200: auditChoices } } },
    async (request) => {
      const reader = requestReader(request);
      const words = Object.entries(auditWords).map(([thing, word]) => [thing, say(reader, word)]);
      return { ...(await readChoices(db)), words: Object.fromEntries(words), keepDays };
    },
  );

  app.get(`${path}.csv`, { config, schema: { querystring: auditExport } }, (request, reply) =>
    replyWithCsv(deps, request, reply, {
      name: 'audit',
      action: 'audit',
      schema: auditCsv,
      headings: auditHeadings,
      pages: newestFirst((before, limit) => exportAudit(db, request.query, targets, before, limit)),
    }),
  );
}
