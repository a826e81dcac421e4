import type { FastifyRequest } from 'fastify';
import { type ZodObject, type ZodType, z } from 'zod';
import { done, type InboxQuery, idParams, outcomesSchema, someIds } from '../../contract.ts';
import { type Message, type Reader, say } from '../../messages.ts';
import { recordPrivateChange } from '../audit/record-change.ts';
import type { Db } from '../database/database.ts';
import type { App, Deps } from '../deps.ts';
import { requestReader } from '../http/reader.ts';
import { deleteLeftovers } from '../privacy/delete-leftovers.ts';
import type { ErasureContext, Leftovers } from '../privacy/personal-data.ts';
import { changeEach } from './change-each.ts';
import { type Headings, replyWithCsv } from './csv-export.ts';
import type { Asking } from './inbox-store.ts';
import type { OutletScope } from './outlet-scope.ts';
import { type Page, replyWithPage } from './paging.ts';

type Row = { id: number };
type Changes = {
  isHandled?: boolean | undefined;
  assignedTo?: number | null | undefined;
  notes?: string | null | undefined;
  was?: string | null | undefined;
};
type By = { id: number | null; name: string; now: Date };

type Store<Stored extends Row> = {
  list(db: Db, query: InboxQuery, reader: Asking): Promise<Page<Stored>>;
  find(db: Db, id: number, scope: OutletScope): Promise<Stored>;
  lock(tx: Db, id: number, scope: OutletScope): Promise<Stored>;
  change(tx: Db, id: number, change: object, scope: OutletScope): Promise<void>;
  pages(db: Db, query: InboxQuery, reader: Asking): AsyncIterable<Stored[]>;
};

type Presenting<Stored, Item> = {
  present: (tx: Db, deps: Deps, rows: Stored[], reader: Reader) => Promise<Item[]>;
};

type Inbox<Stored extends Row> = Presenting<Stored, Row> & {
  /** A single one is at `{path}/{id}`, the file at `{path}.csv`. */
  path: string;
  /** The audit log's actions begin with it, as in `contact`. */
  action: string;
  schema: ZodObject;
  query: ZodType<InboxQuery>;
  store: Store<Stored>;
  csv: {
    name: string;
    schema: ZodObject;
    headings?: Headings;
    present: (deps: Deps, rows: Stored[]) => Promise<object[]> | object[];
  };
  remove: (tx: Db, ids: number[], context: ErasureContext) => Promise<Leftovers>;
  /** Who may read it may also answer it. */
  readBy?: 'manager' | 'editor';
  deletedBy: 'editor' | 'owner';
  deleted: Message<never>;
};

type Handled<Stored extends Row> = {
  patch: ZodType<Changes>;
  patchMany: ZodType<Changes & { ids: number[] }>;
  /** Throws unless this, or some, row can be given to the account. */
  expectAssignee: (db: Db, id: number | null, row?: Stored) => Promise<void>;
  /** Throws when somebody else has changed the notes since. */
  expectNotes?: (row: Stored, was: Changes['was']) => void;
  answer: {
    schema: ZodType<{ channel: string }>;
    /** Stores the reply and returns the id of its mail; null when it is not sent by mail. */
    add(tx: Db, row: Stored, input: object, by: By): Promise<number | null>;
    /** Staff wait so many milliseconds for the mail server to accept it. */
    patience: number;
  };
};

export function inboxRoutes<Stored extends Row>(app: App, deps: Deps, inbox: Inbox<Stored>) {
  const { path, action, schema, store, csv } = inbox;
  const { clock, env } = deps;
  const { db } = deps.database;
  const config = { access: inbox.readBy ?? 'editor' };

  const askedBy = ({ staff, scope }: Pick<FastifyRequest, 'staff' | 'scope'>): Asking => ({
    accountId: staff?.id,
    now: clock(),
    scope,
  });

  app.get(
    path,
    { config, schema: { querystring: inbox.query, response: { 200: z.array(schema) } } },
    replyWithPage(async (query: InboxQuery, request): Promise<Page<Row>> => {
      const { rows, total } = await store.list(db, query, askedBy(request));
      return { rows: await inbox.present(db, deps, rows, requestReader(request)), total };
    }),
  );

  app.get(
    `${path}/:id`,
    { config, schema: { params: idParams, response: { 200: schema } } },
    (request) => presentOne(deps, inbox, request),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: inbox.query } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, { ...csv, action, pages: pages(request) }),
  );

  async function* pages(request: Pick<FastifyRequest, 'staff' | 'scope'> & { query: InboxQuery }) {
    for await (const rows of store.pages(db, request.query, askedBy(request))) {
      yield await csv.present(deps, rows);
    }
  }

  async function remove(request: FastifyRequest, id: number) {
    const context = { env, now: clock(), by: request.staff?.id ?? null };
    const leftovers = await recordPrivateChange(
      db,
      request,
      { action: `${action}.delete`, target: id },
      async (tx) => {
        await store.lock(tx, id, request.scope);
        return inbox.remove(tx, [id], context);
      },
    );
    await deleteLeftovers(deps, leftovers);
  }

  app.delete(
    `${path}/:id`,
    { config: { access: inbox.deletedBy }, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      await remove(request, request.params.id);
      return { message: say(requestReader(request), inbox.deleted) };
    },
  );

  app.post(
    `${path}/delete`,
    {
      config: { access: inbox.deletedBy },
      schema: { body: someIds, response: { 200: outcomesSchema } },
    },
    (request) => changeEach(request, request.body.ids, (id) => remove(request, id)),
  );
}

export function handledInboxRoutes<Stored extends Row>(
  app: App,
  deps: Deps,
  inbox: Inbox<Stored> & Handled<Stored>,
) {
  inboxRoutes(app, deps, inbox);
  const { path, action, schema, store, answer, expectAssignee, expectNotes } = inbox;
  const { db } = deps.database;
  const config = { access: inbox.readBy ?? 'editor' };

  async function change(request: FastifyRequest, id: number, { was, ...changes }: Changes) {
    await recordPrivateChange(
      db,
      request,
      { action: `${action}.${verbOf(changes)}`, target: id },
      async (tx) => {
        const row = await store.lock(tx, id, request.scope);
        await expectAssignee(tx, changes.assignedTo ?? null, row);
        expectNotes?.(row, was);
        await store.change(tx, id, changes, request.scope);
      },
    );
  }

  app.patch(
    `${path}/:id`,
    { config, schema: { params: idParams, body: inbox.patch, response: { 200: schema } } },
    async (request) => {
      const { body, params } = request;
      await expectAssignee(db, body.assignedTo ?? null);
      await change(request, params.id, body);
      return presentOne(deps, inbox, request);
    },
  );

  app.patch(
    path,
    { config, schema: { body: inbox.patchMany, response: { 200: outcomesSchema } } },
    async (request) => {
      const { ids, ...changes } = request.body;
      await expectAssignee(db, changes.assignedTo ?? null);
      return changeEach(request, ids, (id) => change(request, id, changes));
    },
  );

  app.post(
    `${path}/:id/replies`,
    { config, schema: { params: idParams, body: answer.schema, response: { 201: schema } } },
    async (request, reply) => {
      const { id } = request.params;
      const { staff } = request;
      if (request.body.channel === 'email') await deps.limitStaffMail('reply', request);
      const by = { id: staff?.id ?? null, name: staff?.name ?? '', now: deps.clock() };
      const mailId = await recordPrivateChange(
        db,
        request,
        { action: `${action}.reply`, target: id, detail: request.body.channel },
        async (tx) => {
          const row = await store.lock(tx, id, request.scope);
          const mailId = await answer.add(tx, row, request.body, by);
          // A mail marks it as handled later, when the mail server has accepted it.
          if (mailId === null) await store.change(tx, id, { isHandled: true }, request.scope);
          return mailId;
        },
      );
      if (mailId !== null) {
        request.leaveQueue();
        await deps.outbox.deliver(mailId, answer.patience);
      }
      return reply.code(201).send(await presentOne(deps, inbox, request));
    },
  );
}

function verbOf({ notes, assignedTo, isHandled }: Changes): string {
  if (notes !== undefined) return 'update';
  if (assignedTo !== undefined) return 'assign';
  return isHandled ? 'handle' : 'reopen';
}

export async function presentOne<Stored extends Row, Item>(
  deps: Deps,
  { store, present }: Pick<Inbox<Stored>, 'store'> & Presenting<Stored, Item>,
  request: FastifyRequest<{ Params: { id: number } }>,
): Promise<Item> {
  return inOneSnapshot(deps.database.db, async (tx) => {
    const [one] = await present(
      tx,
      deps,
      [await store.find(tx, request.params.id, request.scope)],
      requestReader(request),
    );
    if (!one) throw new Error('A row that was found is missing');
    return one;
  });
}

/** Without one snapshot, a row, its replies and its mails could contradict each other. */
const inOneSnapshot = <Value>(db: Db, read: (tx: Db) => Promise<Value>): Promise<Value> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
