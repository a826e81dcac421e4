import { z } from 'zod';
import { untranslatedSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { hrefOf } from '../../server/lists/placed.ts';
import { findQuery, foundSchema } from './contract.ts';
import { find, type Searched } from './find.ts';

export function searchRoutes(app: App, { database: { db }, clock }: Deps, searched: Searched) {
  app.get(
    '/api/admin/search',
    {
      config: { access: 'editor' },
      schema: { querystring: findQuery, response: { 200: z.array(foundSchema) } },
    },
    (request) => {
      const { query, staff, scope } = request;
      const reader = requestReader(request);
      return find(db, searched, query.q, {
        role: staff?.role ?? 'editor',
        reader,
        scope,
        now: clock(),
      });
    },
  );

  app.get(
    '/api/admin/untranslated',
    { config: { access: 'editor' }, schema: { response: { 200: z.array(untranslatedSchema) } } },
    async () => {
      const found = searched.lists.map(async ({ tab, entries }) =>
        (await entries.untranslated(db)).map(({ language, ...entry }) => ({
          name: entry.name,
          language,
          href: hrefOf(tab, entry),
        })),
      );
      return (await Promise.all(found)).flat();
    },
  );
}
