import { z } from 'zod';
import { languageQuery } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { parseOrThrow } from '../../server/forms/parse-or-throw.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import { pictureLimits } from '../media/contract.ts';
import { receivePicture } from '../media/receive.ts';
import { createUpload, expectPictures } from '../media/store.ts';
import {
  promoInput,
  promoSchema,
  promoUpdate,
  promoUpload,
  publicPromoSchema,
} from './contract.ts';
import { promoTexts } from './messages.ts';
import { listActivePromos, promoEntries } from './store.ts';

const path = '/api/admin/promo-images';

export function promoRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const upload = createUpload(deps);
  const check = expectPictures(deps, ['imageUrl', 'englishPicture']);

  app.get(
    '/api/promo-images',
    {
      config: { access: 'public', cache: true },
      schema: { querystring: languageQuery, response: { 200: z.array(publicPromoSchema) } },
    },
    async (request, reply) => {
      const { language = 'mixed' } = request.query;
      const { promos, changesAt } = await listActivePromos(db, clock());
      reply.freshness = createFreshness(changesAt);
      return promos.map((promo) => inLanguage(promo, language));
    },
  );

  app.post(
    `${path}/upload`,
    { config: { access: 'editor', takesUpload: true }, schema: { response: { 201: promoSchema } } },
    async (request, reply) => {
      const received = await receivePicture(request, reply, {
        field: 'file',
        maxBytes: pictureLimits.staffBytes,
        missing: promoTexts.imageMissing,
      });
      const { focus, ...input } = parseOrThrow(promoUpload, received.fields);
      await check(input);
      const id = await upload(request, received, async (tx, url) => {
        const imageUrl = focus ? `${url}#${focus}` : url;
        const create = (tx: Db) => promoEntries.create(tx, { ...input, imageUrl }, clock());
        return (await recordChange(tx, request, 'promo.create', create)).id;
      });
      return reply.code(201).send(await promoEntries.find(db, id));
    },
  );

  listRoutes(app, deps, {
    path,
    action: 'promo',
    name: 'promos',
    texts: promoTexts,
    schema: promoSchema,
    input: promoInput,
    update: promoUpdate,
    check,
    entries: promoEntries,
  });
}
