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
import {
  promoInput,
  promoMessages,
  promoSchema,
  promoUpdate,
  publicPromoSchema,
} from './contract.ts';
import {
  createPromo,
  deletePromo,
  listActivePromos,
  listPromos,
  orderPromos,
  updatePromo,
} from './store.ts';

const done = z.object({ message: z.string() });

export function promoRoutes(app: App, deps: Deps) {
  const {
    database: { db },
    files,
    clock,
  } = deps;

  app.get(
    '/api/promo-images',
    { config: { access: 'public' }, schema: { response: { 200: z.array(publicPromoSchema) } } },
    () => listActivePromos(db),
  );

  app.get(
    '/api/admin/promo-images',
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(promoSchema) } },
    },
    async (request, reply) => sendRows(reply, await listPromos(db, request.query)),
  );

  app.post(
    '/api/admin/promo-images/upload',
    { config: { access: 'editor' }, schema: { response: { 201: promoSchema } } },
    async (request, reply) => {
      const { picture, fields } = await receivePicture(request, {
        field: 'file',
        maxBytes: pictureLimits.staffBytes,
        missing: promoMessages.imageMissing,
      });
      const input = valid(promoInput, fields);
      const imageUrl = await uploadPicture({ files }, picture);
      const promo = await db.transaction(async (tx) => {
        const created = await createPromo(tx, { ...input, imageUrl }, clock());
        await audit(tx, request, 'promo.create', created.id);
        return created;
      });
      return reply.code(201).send(promo);
    },
  );

  app.put(
    '/api/admin/promo-images/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: promoUpdate, response: { 200: promoSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const promo = await updatePromo(tx, request.params.id, request.body);
        await audit(tx, request, 'promo.update', promo.id);
        return promo;
      }),
  );

  app.delete(
    '/api/admin/promo-images/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deletePromo(tx, request.params.id);
        await audit(tx, request, 'promo.delete', request.params.id);
        return { message: promoMessages.deleted };
      }),
  );

  app.put(
    '/api/admin/promo-images/order',
    { config: { access: 'editor' }, schema: { body: orderSchema, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await orderPromos(tx, request.body.ids);
        await audit(tx, request, 'promo.order', '', request.body.ids.join(' '));
        return { message: promoMessages.ordered };
      }),
  );

  csvRoute(app, deps, {
    path: '/api/admin/promo-images',
    name: 'promos',
    access: 'editor',
    columns: ['id', 'title', 'description', 'displayOrder', 'isActive', 'imageUrl', 'createdAt'],
    read: (query) => listPromos(db, query),
  });
}
