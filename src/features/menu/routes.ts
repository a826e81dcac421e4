import { z } from 'zod';
import { idParams, orderSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { csvRoute } from '../../server/list-csv.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import {
  categoryParams,
  menuChoiceSchema,
  menuItemInput,
  menuItemSchema,
  menuMessages,
  menuQuery,
} from './contract.ts';
import {
  createMenuItem,
  deleteMenuItem,
  listMenuChoices,
  listMenuItems,
  orderMenu,
  updateMenuItem,
} from './store.ts';

const done = z.object({ message: z.string() });

export function menuRoutes(app: App, deps: Deps) {
  const {
    database: { db },
  } = deps;

  app.get(
    '/api/menu-items/category/:category',
    {
      config: { access: 'public' },
      schema: { params: categoryParams, response: { 200: z.array(menuChoiceSchema) } },
    },
    (request) => listMenuChoices(db, request.params.category),
  );

  app.get(
    '/api/menu-items',
    {
      config: { access: 'editor' },
      schema: { querystring: menuQuery, response: { 200: z.array(menuItemSchema) } },
    },
    async (request, reply) => sendRows(reply, await listMenuItems(db, request.query)),
  );

  app.post(
    '/api/menu-items',
    {
      config: { access: 'editor' },
      schema: { body: menuItemInput, response: { 201: menuItemSchema } },
    },
    async (request, reply) => {
      const item = await db.transaction(async (tx) => {
        const created = await createMenuItem(tx, request.body);
        await audit(tx, request, 'menu.create', created.id);
        return created;
      });
      return reply.code(201).send(item);
    },
  );

  app.put(
    '/api/menu-items/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: menuItemInput, response: { 200: menuItemSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const item = await updateMenuItem(tx, request.params.id, request.body);
        await audit(tx, request, 'menu.update', item.id);
        return item;
      }),
  );

  app.delete(
    '/api/menu-items/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteMenuItem(tx, request.params.id);
        await audit(tx, request, 'menu.delete', request.params.id);
        return { message: menuMessages.deleted };
      }),
  );

  app.put(
    '/api/admin/menu-items/order',
    { config: { access: 'editor' }, schema: { body: orderSchema, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await orderMenu(tx, request.body.ids);
        await audit(tx, request, 'menu.order', '', request.body.ids.join(' '));
        return { message: menuMessages.ordered };
      }),
  );

  csvRoute(app, deps, {
    path: '/api/admin/menu-items',
    name: 'menu',
    access: 'editor',
    columns: ['id', 'name', 'category', 'isActive'],
    read: (query) => listMenuItems(db, query),
  });
}
