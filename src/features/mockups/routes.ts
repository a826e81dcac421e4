import { z } from 'zod';
import { idParams, listQuery, orderSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { csvRoute } from '../../server/list-csv.ts';
import { sendRows } from '../../server/lists.ts';
import { valid } from '../../server/valid.ts';
import { audit } from '../audit/store.ts';
import { pictureLimits } from '../media/contract.ts';
import { receivePicture } from '../media/receive.ts';
import { uploadPicture } from '../media/store.ts';
import { mockupInput, mockupMessages, mockupSchema } from './contract.ts';
import {
  createMockup,
  deleteMockup,
  listMockups,
  listShownMockups,
  orderMockups,
} from './store.ts';

const done = z.object({ message: z.string() });

export function mockupRoutes(app: App, deps: Deps) {
  const {
    database: { db },
    files,
  } = deps;

  app.get(
    '/api/mockups',
    {
      config: { access: 'public' },
      schema: { querystring: listQuery, response: { 200: z.array(mockupSchema) } },
    },
    async (request, reply) =>
      request.staff ? sendRows(reply, await listMockups(db, request.query)) : listShownMockups(db),
  );

  app.post(
    '/api/mockups/upload',
    { config: { access: 'editor' }, schema: { response: { 201: mockupSchema } } },
    async (request, reply) => {
      const { picture, fields } = await receivePicture(request, {
        field: 'image',
        maxBytes: pictureLimits.staffBytes,
        missing: mockupMessages.incomplete,
      });
      const input = valid(mockupInput, fields);
      const url = await uploadPicture({ files }, picture);
      const mockup = await db.transaction(async (tx) => {
        const created = await createMockup(tx, { ...input, url });
        await audit(tx, request, 'mockup.create', created.id);
        return created;
      });
      return reply.code(201).send(mockup);
    },
  );

  app.delete(
    '/api/mockups/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteMockup(tx, request.params.id);
        await audit(tx, request, 'mockup.delete', request.params.id);
        return { message: mockupMessages.deleted };
      }),
  );

  app.put(
    '/api/admin/mockups/order',
    { config: { access: 'editor' }, schema: { body: orderSchema, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await orderMockups(tx, request.body.ids);
        await audit(tx, request, 'mockup.order', '', request.body.ids.join(' '));
        return { message: mockupMessages.ordered };
      }),
  );

  csvRoute(app, deps, {
    path: '/api/admin/mockups',
    name: 'mockups',
    access: 'editor',
    columns: ['id', 'name', 'position', 'description', 'url'],
    read: (query) => listMockups(db, query),
  });
}
