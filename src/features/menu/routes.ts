import { z } from 'zod';
import { done, languageQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { notFound } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import { expectPictures } from '../media/store.ts';
import { outletTexts } from '../outlets/messages.ts';
import {
  categoryParams,
  type MenuItem,
  type MenuQuery,
  marked,
  markUndo,
  menuItemInput,
  menuItemSchema,
  menuItemUpdate,
  menuQuery,
  pricesInput,
  publicMenuItemSchema,
  soldOutInput,
  UNDO_BYTES,
} from './contract.ts';
import { menuCsv } from './csv.ts';
import { menuTexts } from './messages.ts';
import { publicMenuQuery, publicMenuSchema } from './public.contract.ts';
import { findOutlet, menuAt, publicMenuOf, readMenu } from './public-store.ts';
import { markedEntry, markSoldOut, undoMark } from './sold-out-store.ts';
import { isAskedFor, listActiveMenuItems, menuChangesAt, menuEntries } from './store.ts';

const path = '/api/menu-items';
const adminPath = '/api/admin/menu-items';

export function menuRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;

  app.get(
    `${path}/category/:category`,
    {
      config: { access: 'public', cache: true },
      schema: {
        params: categoryParams,
        querystring: languageQuery,
        response: { 200: z.array(publicMenuItemSchema) },
      },
    },
    async ({ params, query }, reply) => {
      const { language = 'mixed' } = query;
      const now = clock();
      const items = await listActiveMenuItems(db, params.category, now);
      reply.freshness = createFreshness(menuChangesAt(now));
      return items.map((item) => inLanguage(item, language));
    },
  );

  app.put(
    `${adminPath}/sold-out`,
    { config: { access: 'editor' }, schema: { body: soldOutInput, response: { 200: marked } } },
    async (request) => {
      const { undo } = await recordChange(
        db,
        request,
        `menu.${request.body.soldOut ? 'sell-out' : 'sell-again'}`,
        (tx) => markSoldOut(tx, request.body, clock()),
        markedEntry,
      );
      return { message: say(requestReader(request), menuTexts.updated), undo };
    },
  );

  app.put(
    `${adminPath}/sold-out/undo`,
    {
      config: { access: 'editor' },
      bodyLimit: UNDO_BYTES,
      schema: { body: markUndo, response: { 200: done } },
    },
    async (request) => {
      const { body } = request;
      await recordChange(db, request, 'menu.unmark', (tx) => undoMark(tx, body), markedEntry);
      return { message: say(requestReader(request), menuTexts.updated) };
    },
  );

  app.put(
    `${adminPath}/prices`,
    {
      config: { access: 'editor' },
      schema: { body: pricesInput, response: { 200: z.array(menuItemSchema) } },
    },
    (request) =>
      recordChange(
        db,
        request,
        'menu.reprice',
        async (tx) => {
          const saved: MenuItem[] = [];
          // Two requests that lock the same items in different orders would wait for each other.
          const items = request.body.items.toSorted((a, b) => a.id - b.id);
          for (const { id, ...prices } of items) {
            saved.push(await menuEntries.update(tx, id, prices, clock()));
          }
          return saved;
        },
        (saved) => ({
          target: saved.map(({ id }) => id).join(' '),
          detail: saved.map((item) => item.name).join(', '),
        }),
      ),
  );

  app.get(
    '/api/public/menu',
    {
      config: { access: 'public', cache: { query: 'outlet' } },
      schema: { querystring: publicMenuQuery, response: { 200: publicMenuSchema } },
    },
    async (request, reply) => {
      const { outlet } = request.query;
      const menu = await readMenu(db, clock());
      if (outlet && !findOutlet(menu, outlet)) throw notFound(outletTexts.what);
      reply.freshness = createFreshness(menu.changesAt);
      return publicMenuOf(menuAt(menu, outlet), deps.env.SITE_URL);
    },
  );

  listRoutes(app, deps, {
    path,
    action: 'menu',
    name: 'menu',
    texts: menuTexts,
    schema: menuItemSchema,
    input: menuItemInput,
    update: menuItemUpdate,
    check: expectPictures(deps, ['imageUrl']),
    entries: menuEntries,
    filter: { query: menuQuery, where: (query: MenuQuery) => isAskedFor(db, query) },
    csv: menuCsv,
  });
}
