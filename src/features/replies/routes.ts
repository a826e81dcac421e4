import { z } from 'zod';
import { done, idParams } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordPrivateChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { colleagueSchema, preparedInput, preparedSchema, preparedUpdate } from './contract.ts';
import { replyTexts } from './messages.ts';
import {
  createPrepared,
  deletePrepared,
  listColleagues,
  listPrepared,
  updatePrepared,
} from './store.ts';

const path = '/api/admin/reply-texts';

export function replyRoutes(app: App, { database: { db }, clock }: Deps) {
  const config = { access: 'owner' } as const;
  const labelOf = ({ id, title }: { id: number; title: string }) => ({ target: id, detail: title });

  app.get(
    '/api/admin/colleagues',
    { config: { access: 'manager' }, schema: { response: { 200: z.array(colleagueSchema) } } },
    ({ scope }) => listColleagues(db, scope),
  );

  app.get(
    path,
    { config: { access: 'manager' }, schema: { response: { 200: z.array(preparedSchema) } } },
    () => listPrepared(db),
  );

  app.post(
    path,
    { config, schema: { body: preparedInput, response: { 201: preparedSchema } } },
    async (request, reply) => {
      const create = (tx: typeof db) => createPrepared(tx, request.body, clock());
      const made = await recordPrivateChange(db, request, 'reply-text.create', create, labelOf);
      return reply.code(201).send(made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      config,
      schema: { params: idParams, body: preparedUpdate, response: { 200: preparedSchema } },
    },
    (request) => {
      const update = (tx: typeof db) =>
        updatePrepared(tx, request.params.id, request.body, clock());
      return recordPrivateChange(db, request, 'reply-text.update', update, labelOf);
    },
  );

  app.delete(
    `${path}/:id`,
    { config, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      const remove = (tx: typeof db) => deletePrepared(tx, request.params.id);
      await recordPrivateChange(db, request, 'reply-text.delete', remove, labelOf);
      return { message: say(requestReader(request), replyTexts.deleted) };
    },
  );
}
