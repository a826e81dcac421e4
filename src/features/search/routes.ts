import { z } from 'zod';
import { untranslatedSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { findQuery, foundSchema } from './contract.ts';
import { find } from './find.ts';
import { listUntranslated } from './untranslated.ts';

export function searchRoutes(app: App, deps: Deps) {
  app.get(
    '/api/admin/search',
    {
      config: { access: 'editor' },
      schema: { querystring: findQuery, response: { 200: z.array(foundSchema) } },
    },
    ({ query, staff }) => find(deps, query.q, staff?.role ?? 'editor'),
  );

  app.get(
    '/api/admin/untranslated',
    { config: { access: 'editor' }, schema: { response: { 200: z.array(untranslatedSchema) } } },
    () => listUntranslated(deps.database.db),
  );
}
