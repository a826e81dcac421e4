import { z } from 'zod';
import type { App, Deps } from '../../server/deps.ts';
import { findQuery, foundSchema } from './contract.ts';
import { find } from './find.ts';

export function searchRoutes(app: App, deps: Deps) {
  app.get(
    '/api/admin/search',
    {
      config: { access: 'editor' },
      schema: { querystring: findQuery, response: { 200: z.array(foundSchema) } },
    },
    ({ query, staff }) => find(deps, query.q, staff?.role ?? 'editor'),
  );
}
