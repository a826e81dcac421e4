import { z } from 'zod';
import { idParams, listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import { accountChanges, accountInput, accountSchema, accountWithPassword } from './contract.ts';
import { hashPassword, randomPassword } from './password.ts';
import { createAccount, deleteAccount, listAccounts, setPassword, updateAccount } from './store.ts';

/** The owner's list of who may log in. */
export function accountRoutes(app: App, { database: { db }, clock }: Deps) {
  const config = { access: 'owner' } as const;

  app.get(
    '/api/admin/accounts',
    { config, schema: { querystring: listQuery, response: { 200: z.array(accountSchema) } } },
    async (request, reply) => sendRows(reply, await listAccounts(db, request.query)),
  );

  app.post(
    '/api/admin/accounts',
    { config, schema: { body: accountInput, response: { 201: accountWithPassword } } },
    async (request, reply) => {
      const { password, change } = await oneTimePassword();
      const account = await db.transaction(async (tx) => {
        const created = await createAccount(tx, { ...request.body, ...change }, clock());
        await audit(tx, request, 'account.create', created.id, `${created.email}, ${created.role}`);
        return created;
      });
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
      db.transaction(async (tx) => {
        const account = await updateAccount(tx, request.params.id, request.body);
        const { email, role, disabled } = account;
        const detail = `${email}, ${role}${disabled ? ', disabled' : ''}`;
        await audit(tx, request, 'account.update', account.id, detail);
        return account;
      }),
  );

  app.delete(
    '/api/admin/accounts/:id',
    {
      config,
      schema: { params: idParams, response: { 200: z.object({ message: z.string() }) } },
    },
    (request) =>
      db.transaction(async (tx) => {
        await deleteAccount(tx, request.params.id);
        await audit(tx, request, 'account.delete', request.params.id);
        return { message: 'Account deleted successfully' };
      }),
  );

  app.post(
    '/api/admin/accounts/:id/password',
    { config, schema: { params: idParams, response: { 200: accountWithPassword } } },
    async (request) => {
      const { password, change } = await oneTimePassword();
      const account = await db.transaction(async (tx) => {
        const reset = await setPassword(tx, request.params.id, change);
        await audit(tx, request, 'account.reset-password', reset.id, reset.email);
        return reset;
      });
      return { account, password };
    },
  );
}

async function oneTimePassword() {
  const password = randomPassword();
  return {
    password,
    change: { passwordHash: await hashPassword(password), mustChangePassword: true },
  };
}
