import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { done, idParams, type ListQuery, listQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { everyPage, exportQuery, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import {
  type Account,
  type AccountChanges,
  accountColumns,
  accountSchema,
  accountUpdate,
  accountWithPassword,
  isOtherOwner,
  newAccount,
  type Reauthentication,
  reauthentication,
} from './contract.ts';
import { accountHeadings, accountTexts } from './messages.ts';
import { oneTimePassword } from './password.ts';
import {
  changedMeanwhile,
  createAccount,
  deleteAccount,
  findAccount,
  listAccounts,
  lockAccount,
  updateAccount,
} from './store.ts';

type Parts = {
  reauthenticate: (
    request: FastifyRequest,
    asked: Partial<Record<keyof Reauthentication, string | undefined>>,
  ) => Promise<void>;
  queueSecurityMail: (
    tx: Db,
    account: Account,
    event: 'role-changed' | 'email-changed' | 'account-disabled' | 'account-deleted',
    now: Date,
  ) => Promise<void>;
  assertOutlets: (tx: Db, ids: number[]) => Promise<void>;
  namesOfOutlets: (db: Db) => Promise<Map<number, string>>;
};

export function accountRoutes(
  app: App,
  deps: Deps,
  { reauthenticate, queueSecurityMail, assertOutlets, namesOfOutlets }: Parts,
) {
  const { clock } = deps;
  const { db } = deps.database;
  const config = { access: 'owner', changesAccounts: true } as const;
  const needsPassword = (
    { staff }: FastifyRequest,
    account: Account,
    { role, email = account.email }: AccountChanges,
  ) =>
    (role === 'owner' && account.role !== 'owner') ||
    email !== account.email ||
    isOtherOwner(staff, account);

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
        schema: accountColumns,
        headings: accountHeadings,
        pages: withOutletNames(request.query),
      }),
  );

  async function* withOutletNames(query: Pick<ListQuery, 'q'>) {
    const names = await namesOfOutlets(db);
    for await (const rows of everyPage((part) => listAccounts(db, part), query)) {
      yield rows.map((row) => ({
        ...row,
        outletIds: row.outletIds.map((id) => names.get(id) ?? id),
      }));
    }
  }

  app.post(
    '/api/admin/accounts',
    { config, schema: { body: newAccount, response: { 201: accountWithPassword } } },
    async (request, reply) => {
      const { password: ownPassword, code, ...input } = request.body;
      if (input.role === 'owner') await reauthenticate(request, { password: ownPassword, code });
      const { password, change } = await oneTimePassword();
      const account = await recordChange(
        db,
        request,
        'account.create',
        async (tx) => {
          await assertOutlets(tx, input.outletIds ?? []);
          return createAccount(tx, { ...input, ...change }, clock());
        },
        ({ id, email, role }) => ({ target: id, detail: `${email}, ${role}` }),
      );
      return reply.code(201).send({ account, password });
    },
  );

  app.put(
    '/api/admin/accounts/:id',
    { config, schema: { params: idParams, body: accountUpdate, response: { 200: accountSchema } } },
    async (request) => {
      const { id } = request.params;
      const { password, code, ...changes } = request.body;
      const isAsked = needsPassword(request, await findAccount(db, id), changes);
      if (isAsked) await reauthenticate(request, { password, code });
      const changed = await recordChange(
        db,
        request,
        'account.update',
        async (tx) => {
          const before = await lockAccount(tx, id);
          if (!isAsked && needsPassword(request, before, changes)) throw changedMeanwhile();
          // An account keeps outlets that were deleted meanwhile, or it would work at all of them.
          const added = changes.outletIds?.filter((one) => !before.outletIds.includes(one));
          await assertOutlets(tx, added ?? []);
          const account = await updateAccount(tx, before, changes);
          if (account.role !== before.role) {
            await queueSecurityMail(tx, account, 'role-changed', clock());
          }
          if (account.disabled && !before.disabled) {
            await queueSecurityMail(tx, account, 'account-disabled', clock());
          }
          // Whoever took the account over reads the new address, so the earlier one gets the mail.
          if (account.email !== before.email) {
            await queueSecurityMail(tx, before, 'email-changed', clock());
          }
          return account;
        },
        ({ email, role, disabled }) => ({
          target: id,
          detail: `${email}, ${role}${disabled ? ', disabled' : ''}`,
        }),
      );
      deps.outbox.wake();
      return changed;
    },
  );

  app.delete(
    '/api/admin/accounts/:id',
    {
      config,
      schema: {
        params: idParams,
        body: reauthentication.partial().nullish(),
        response: { 200: done },
      },
    },
    async (request) => {
      const { id } = request.params;
      const isAsked = isOtherOwner(request.staff, await findAccount(db, id));
      if (isAsked) await reauthenticate(request, request.body ?? {});
      await recordChange(db, request, 'account.delete', async (tx) => {
        if (!isAsked && isOtherOwner(request.staff, await lockAccount(tx, id))) {
          throw changedMeanwhile();
        }
        const account = await deleteAccount(tx, id);
        await queueSecurityMail(tx, account, 'account-deleted', clock());
        return account;
      });
      deps.outbox.wake();
      return { message: say(requestReader(request), accountTexts.deleted) };
    },
  );
}
