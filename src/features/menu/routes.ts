import { z } from 'zod';
import { languageQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import {
  categoryParams,
  type MenuQuery,
  menuItemInput,
  menuItemSchema,
  menuItemUpdate,
  menuQuery,
  publicMenuItemSchema,
} from './contract.ts';
import { menuTexts } from './messages.ts';
import { listActiveMenuItems, listMenuItems, menuEntries } from './store.ts';

const path = '/api/menu-items';

export function menuRoutes(app: App, deps: Deps) {
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

  listRoutes(app, deps, {
    path,
    action: 'menu',
    name: 'menu',
    texts: menuTexts,
    schema: menuItemSchema,
    input: menuItemInput,
    update: menuItemUpdate,
    entries: menuEntries,
    canBeHidden: true,
  });
}
