import { z } from 'zod';
import { idParams, type ListQuery, listQuery } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { everyPage, exportQuery, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import {
  accountChanges,
  accountInput,
  accountMessages,
  accountSchema,
  accountWithPassword,
} from './contract.ts';
import { oneTimePassword } from './password.ts';
import { createAccount, deleteAccount, listAccounts, updateAccount } from './store.ts';

export function accountRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const config = { access: 'owner' } as const;

  app.get(
    '/api/admin/accounts',
    { config, schema: { querystring: listQuery, response: { 200: z.array(accountSchema) } } },
    replyWithPage((query: ListQuery) => listAccounts(db, query)),
  );

  app.get(
    '/api/admin/accounts.csv',
    { config, schema: { querystring: exportQuery } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'accounts',
        action: 'account',
        schema: accountSchema,
        pages: everyPage((query) => listAccounts(db, query), request.query),
      }),
  );

  app.post(
    '/api/admin/accounts',
    { config, schema: { body: accountInput, response: { 201: accountWithPassword } } },
    async (request, reply) => {
      const { password, change } = await oneTimePassword();
      const account = await recordChange(
        db,
        request,
        'account.create',
        (tx) => createAccount(tx, { ...request.body, ...change }, clock()),
        ({ id, email, role }) => ({ target: id, detail: `${email}, ${role}` }),
      );
      return reply.code(201).send({ account, password });
    },
  );

  app.put(
    '/api/admin/accounts/:id',
    {
      config,
      schema: { params: idParams, body: accountChanges, response: { 200: accountSchema } },
    },
    (request) =>
      recordChange(
        db,
        request,
        'account.update',
        (tx) => updateAccount(tx, request.params.id, request.body),
        ({ id, email, role, disabled }) => ({
          target: id,
          detail: `${email}, ${role}${disabled ? ', disabled' : ''}`,
        }),
      ),
  );

  app.delete(
    '/api/admin/accounts/:id',
    {
      config,
      schema: { params: idParams, response: { 200: z.object({ message: z.string() }) } },
    },
    async (request) => {
      await recordChange(db, request, 'account.delete', (tx) =>
        deleteAccount(tx, request.params.id),
      );
      return { message: accountMessages.deleted };
    },
  );
}
