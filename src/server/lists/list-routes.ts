import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type ZodObject, type ZodType, z } from 'zod';
import {
  adminPathOf,
  binnedSchema,
  done,
  idList,
  idParams,
  type ListQuery,
  languageQuery,
  listQuery,
  orderSchema,
} from '../../contract.ts';
import { localized, type Message, say } from '../../messages.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../database/database.ts';
import type { App, Deps } from '../deps.ts';
import { HttpError } from '../http/errors.ts';
import { requestReader } from '../http/reader.ts';
import { columnTexts } from './csv.messages.ts';
import { type CsvImport, schemaOf, writtenPages } from './csv-columns.ts';
import { everyPage, exportQuery, replyWithCsv } from './csv-export.ts';
import { csvImportRoutes } from './csv-import-routes.ts';
import { changesOf, type Entries, type Named } from './entry-store.ts';
import { listTexts } from './messages.ts';
import { replyWithPage } from './paging.ts';
import { inLanguage, type Translated } from './translation.ts';

type ListRoutes = {
  /** Entries are at `{path}/{id}`. Calls for several are at the path under `/api/admin`. */
  path: `/api/${string}`;
  /** The audit log's actions begin with it, as in `faq`. */
  action: string;
  name: string;
  /** Any other name is the heading of a CSV column that only some lists have. */
  texts: Record<'updated' | 'deleted' | 'restored' | 'purged', Message<never>> &
    Record<string, Message> & {
      /** Staff put the list in order. */
      ordered?: Message<never>;
    };
  schema: ZodObject;
  input: ZodType<object>;
  update: ZodObject;
  /** It refuses what the contract cannot know, such as a picture that is not there. */
  check?: (input: object) => Promise<void>;
  entries: Entries;
  /** Staff can narrow the list at `path` by more than a search. */
  filter?: { query: ZodType<ListQuery>; where(query: ListQuery): SQL | undefined };
  /** Visitors read this at `path`; without it, the list there is for staff only. */
  visitors?: { schema: ZodObject; list: (db: Db) => Promise<Translated[]> };
  /** An entry may have more bytes than usual. */
  bodyLimit?: number;
  /** Columns are the fields of the schema without it. */
  csv?: CsvImport;
};

/** Editors can undo a deletion for this long; later only the owner can. */
const UNDO_WITHIN_MS = 10 * 60 * 1000;

const config = { access: 'editor' } as const;
const switched = z.object({ isActive: z.boolean() });
const ofMany = { body: orderSchema, response: { 200: done.extend({ ids: z.array(z.int()) }) } };
const idsOf = (found: Named[]) => found.map(({ id }) => id);

const entryOf = (found: Named[]) => ({
  target: idsOf(found).join(' '),
  detail: found.map(({ name }) => name).join(', '),
});

export function listRoutes(app: App, deps: Deps, list: ListRoutes) {
  const { path, action, name, texts, schema, input, update, entries, check, csv } = list;
  const large = list.bodyLimit ? { bodyLimit: list.bodyLimit } : {};
  const adminPath = adminPathOf(path);
  const { clock } = deps;
  const { db } = deps.database;

  readRoute(app, deps, list);

  app.post(
    path,
    { config, ...large, schema: { body: input, response: { 201: schema } } },
    async (request, reply) => {
      if (check) {
        request.leaveQueue();
        await check(request.body);
      }
      const create = (by: Db) =>
        recordChange(by, request, `${action}.create`, (tx) =>
          entries.create(tx, request.body, clock(), request.staff?.name),
        );
      reply.code(201);
      if (request.headers['idempotency-key'] === undefined) return create(db);
      const id = await deps.saveOnce(path, request, request.body, async (tx) =>
        Number((await create(tx)).id),
      );
      // A repetition changes nothing that the log could name.
      request.recorded = true;
      return entries.find(db, id);
    },
  );

  app.put(
    `${path}/:id`,
    { config, ...large, schema: { params: idParams, body: update, response: { 200: schema } } },
    async (request) => {
      const { id } = request.params;
      try {
        if (check) {
          request.leaveQueue();
          // A picture that got lost must not keep staff from changing the rest.
          await check(changesOf(await entries.find(db, id), request.body));
        }
        return await recordChange(db, request, `${action}.update`, (tx) =>
          entries.update(tx, id, request.body, clock(), request.staff?.name),
        );
      } catch (error) {
        throw (await inBin(request, id, error)) ?? error;
      }
    },
  );

  /** The code says that the account may restore the entry. */
  async function inBin(request: FastifyRequest, id: number, error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 404) return null;
    const deleted = await entries.binnedAt(db, id);
    if (!deleted) return null;
    const what = entries.what;
    return deleted > restorableSince(request)
      ? new HttpError(404, 'in_bin', localized(listTexts.inBin, { what }))
      : new HttpError(404, 'not_found', localized(listTexts.inOwnersBin, { what }));
  }

  function restorableSince(request: FastifyRequest): Date {
    const isOwner = request.staff?.role === 'owner';
    return new Date(isOwner ? 0 : clock().getTime() - UNDO_WITHIN_MS);
  }

  const remove = (request: FastifyRequest, ids: number[]) =>
    changeMany(request, 'delete', texts.deleted, (tx) => entries.remove(tx, ids, clock()));

  app.delete(
    `${path}/:id`,
    { config, schema: { params: idParams, response: { 200: done } } },
    (request) => remove(request, [request.params.id]),
  );

  app.post(`${adminPath}/delete`, { config, schema: ofMany }, (request) =>
    remove(request, request.body.ids),
  );

  app.post(`${adminPath}/restore`, { config, schema: ofMany }, async (request) => {
    const isOwner = request.staff?.role === 'owner';
    const restored = changeMany(request, 'restore', texts.restored, (tx) =>
      entries.restore(tx, request.body.ids, restorableSince(request)),
    );
    return restored.catch((error: unknown) => {
      if (isOwner || !(error instanceof HttpError) || error.status !== 404) throw error;
      throw new HttpError(403, 'forbidden', listTexts.onlyOwnerRestores);
    });
  });

  app.get(
    `${adminPath}/bin`,
    {
      config: { access: 'owner' },
      schema: { querystring: listQuery, response: { 200: z.array(binnedSchema) } },
    },
    replyWithPage((query: ListQuery) => entries.bin(db, query)),
  );

  app.post(`${adminPath}/bin/delete`, { config: { access: 'owner' }, schema: ofMany }, (request) =>
    changeMany(request, 'purge', texts.purged, (tx) => entries.purge(tx, request.body.ids)),
  );

  app.get(
    `${adminPath}.csv`,
    { config, schema: { querystring: exportQuery.extend({ ids: idList }) } },
    (request, reply) => {
      const { ids } = request.query;
      const only = ids && entries.among(ids);
      const pages = everyPage((query) => entries.list(db, query, only), request.query);
      if (csv) {
        const rows = writtenPages(csv, pages, requestReader(request));
        const file = { name, action, schema: schemaOf(csv), headings: csv.columns, pages: rows };
        return replyWithCsv(deps, request, reply, file);
      }
      const headings = { ...texts, ...columnTexts };
      return replyWithCsv(deps, request, reply, { name, action, schema, headings, pages });
    },
  );

  const { ordered } = texts;
  if (ordered) {
    app.put(
      `${adminPath}/order`,
      { config, schema: { body: orderSchema, response: { 200: done } } },
      async (request) => {
        const { ids } = request.body;
        const event = { action: `${action}.order`, detail: ids.join(' ') };
        await recordChange(db, request, event, (tx) => entries.order(tx, ids));
        return { message: say(requestReader(request), ordered) };
      },
    );
  }

  if ('isActive' in schema.shape) {
    const verb = (on: boolean) => (on ? 'show' : 'hide');

    app.patch(
      `${path}/:id`,
      { config, schema: { params: idParams, body: switched, response: { 200: schema } } },
      async (request) => {
        const { id } = request.params;
        const on = request.body.isActive;
        await changeMany(request, verb(on), texts.updated, (tx) => entries.activate(tx, [id], on));
        return entries.find(db, id);
      },
    );

    app.patch(
      adminPath,
      { config, schema: { ...ofMany, body: orderSchema.extend(switched.shape) } },
      (request) => {
        const { ids, isActive: on } = request.body;
        return changeMany(request, verb(on), texts.updated, (tx) => entries.activate(tx, ids, on));
      },
    );
  }

  if (csv) csvImportRoutes(app, deps, { csv, entries, input, update, check, adminPath, action });

  async function changeMany(
    request: FastifyRequest,
    verb: string,
    message: Message<never>,
    change: (tx: Db) => Promise<Named[]>,
  ) {
    const found = await recordChange(db, request, `${action}.${verb}`, change, entryOf);
    return { message: say(requestReader(request), message), ids: idsOf(found) };
  }
}

function readRoute(app: App, deps: Deps, { path, schema, entries, filter, visitors }: ListRoutes) {
  const { db } = deps.database;
  const query = filter?.query ?? listQuery;
  const listForStaff = replyWithPage((asked: ListQuery) =>
    entries.list(db, asked, filter?.where(asked)),
  );
  if (!visitors) {
    app.get(
      path,
      { config, schema: { querystring: query, response: { 200: z.array(schema) } } },
      listForStaff,
    );
    return;
  }
  app.get(
    path,
    {
      config: { access: 'public', cache: true },
      schema: {
        querystring: listQuery.extend(languageQuery.shape),
        response: { 200: z.array(z.union([schema, visitors.schema])) },
      },
    },
    async (request, reply) => {
      if (request.staff) return listForStaff(request, reply);
      const { language = 'mixed' } = request.query;
      return (await visitors.list(db)).map((entry) => inLanguage(entry, language));
    },
  );
}
