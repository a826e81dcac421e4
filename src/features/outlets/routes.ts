import { z } from 'zod';
import { done, languageQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { notFound } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { expectPictures } from '../media/store.ts';
import {
  formerWeeks,
  nameWithout,
  outletInput,
  outletSchema,
  outletUpdate,
  ownOutlets,
  publicOutletSchema,
  weekForMany,
} from './contract.ts';
import { outletCsv } from './csv.ts';
import { concerns } from './hours/opening.contract.ts';
import { outletTexts } from './messages.ts';
import { endOfHours, outletsIn, presentOutlet, readOutlets } from './public.ts';
import { presentSlug } from './slug-store.ts';
import { ownHours } from './special/contract.ts';
import { specialHoursRoutes } from './special/routes.ts';
import { listComingSpecialHours } from './special/store.ts';
import { listOwnOutlets, outletEntries, setWeek, undoWeek } from './store.ts';

const publicPath = '/api/public/outlets';
const slugParams = z.object({ slug: z.string().max(80) });

export function outletRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(
    publicPath,
    {
      config: { access: 'public', cache: true },
      schema: { querystring: languageQuery, response: { 200: z.array(publicOutletSchema) } },
    },
    async (request, reply) => {
      const { language: voice = 'mixed' } = request.query;
      const now = deps.clock();
      const found = outletsIn(voice, await readOutlets(db, now));
      const { outlets, special } = found;
      reply.freshness = createFreshness(endOfHours(found, now));
      return outlets.map((outlet) => presentOutlet(outlet, { special, voice, now }));
    },
  );

  app.get(
    `${publicPath}/:slug`,
    {
      config: { access: 'public', cache: true },
      schema: {
        params: slugParams,
        querystring: languageQuery,
        response: { 200: publicOutletSchema },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const { language } = request.query;
      const voice = language ?? 'mixed';
      const now = deps.clock();
      const found = outletsIn(voice, await readOutlets(db, now));
      const { outlets, special } = found;
      const outlet = outlets.find((one) => one.slug === slug);
      reply.freshness = createFreshness(endOfHours(found, now));
      if (outlet) return presentOutlet(outlet, { special, voice, now });
      const present = await presentSlug(db, slug);
      if (present === null) throw notFound(outletTexts.what);
      const query = language ? `?language=${language}` : '';
      return reply.redirect(`${publicPath}/${present}${query}`, 301);
    },
  );

  app.get(
    '/api/admin/own-outlets',
    { config: { access: 'cashier' }, schema: { response: { 200: ownOutlets } } },
    async ({ scope }) => {
      const { brand } = valuesOf('contact', await readValues(db));
      const outlets = await listOwnOutlets(db, scope);
      return outlets.map((outlet) => ({
        ...outlet,
        shortName: nameWithout(brand.name, outlet.name),
      }));
    },
  );

  app.get(
    '/api/admin/own-outlets/hours',
    { config: { access: 'manager' }, schema: { response: { 200: ownHours } } },
    async (request) => {
      const outlets = await listOwnOutlets(db, request.scope);
      const special = await listComingSpecialHours(db, deps.clock());
      const own = special.filter((hours) => outlets.some((outlet) => concerns(hours, outlet)));
      return outletsIn(requestReader(request).voice, { outlets, special: own });
    },
  );

  app.put(
    '/api/admin/outlets/week',
    {
      config: { access: 'editor' },
      schema: { body: weekForMany, response: { 200: formerWeeks } },
    },
    async (request) => {
      const { ids, week } = request.body;
      const change = (tx: Db) => setWeek(tx, ids, week, deps.clock());
      const entry = { action: 'outlet.update', target: ids.join(' ') };
      return { outlets: await recordChange(db, request, entry, change) };
    },
  );

  app.put(
    '/api/admin/outlets/week/undo',
    {
      config: { access: 'editor' },
      // The weeks of a large chain are longer than other bodies.
      bodyLimit: 5_000_000,
      schema: { body: formerWeeks, response: { 200: done } },
    },
    async (request) => {
      const { outlets } = request.body;
      const change = (tx: Db) => undoWeek(tx, outlets, deps.clock());
      const target = outlets.map(({ id }) => id).join(' ');
      await recordChange(db, request, { action: 'outlet.update', target }, change);
      return { message: say(requestReader(request), outletTexts.updated) };
    },
  );

  listRoutes(app, deps, {
    path: '/api/outlets',
    action: 'outlet',
    name: 'outlets',
    texts: outletTexts,
    schema: outletSchema,
    input: outletInput,
    update: outletUpdate,
    check: expectPictures(deps, ['photoUrl']),
    entries: outletEntries,
    csv: outletCsv,
  });

  specialHoursRoutes(app, deps);
}
