import { z } from 'zod';
import { languageQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { requestReader } from '../../server/http/reader.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import {
  categoryParams,
  type MenuItem,
  type MenuQuery,
  menuItemInput,
  menuItemSchema,
  menuItemUpdate,
  menuQuery,
  pricesInput,
  publicMenuItemSchema,
  soldOutInput,
} from './contract.ts';
import { menuCsv } from './csv.ts';
import { menuTexts } from './messages.ts';
import { nextOpening } from './opening.ts';
import { publicMenuSchema } from './public.contract.ts';
import { publicMenuOf, readMenu } from './public-store.ts';
import { listActiveMenuItems, listMenuItems, markSoldOut, menuEntries } from './store.ts';

const path = '/api/menu-items';
const adminPath = '/api/admin/menu-items';
const done = z.object({ message: z.string() });

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
    async ({ params, query }) => {
      const { language = 'mixed' } = query;
      const items = await listActiveMenuItems(db, params.category);
      return items.map((item) => inLanguage(item, language));
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: menuQuery, response: { 200: z.array(menuItemSchema) } },
    },
    replyWithPage((query: MenuQuery) => listMenuItems(db, query)),
  );

  app.put(
    `${adminPath}/sold-out`,
    { config: { access: 'editor' }, schema: { body: soldOutInput, response: { 200: done } } },
    async (request) => {
      const { ids, soldOut, untilTomorrow } = request.body;
      const until = soldOut && untilTomorrow ? await nextOpening(db, clock()) : null;
      await recordChange(
        db,
        request,
        `menu.${soldOut ? 'sell-out' : 'sell-again'}`,
        (tx) => markSoldOut(tx, ids, soldOut, until),
        (found) => ({
          target: found.map(({ id }) => id).join(' '),
          detail: found.map((item) => item.name).join(', '),
        }),
      );
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
          for (const { id, ...prices } of request.body.items) {
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
      config: { access: 'public', cache: true },
      schema: { response: { 200: publicMenuSchema } },
    },
    async (_request, reply) => {
      const menu = await readMenu(db, clock());
      reply.freshness = createFreshness(menu.changesAt);
      return publicMenuOf(menu, deps.env.SITE_URL);
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
    entries: menuEntries,
    csvImport: menuCsv,
    canBeHidden: true,
  });
}
