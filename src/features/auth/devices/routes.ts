import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { done, idParams } from '../../../contract.ts';
import { say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { Db } from '../../../server/database/database.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { conflict } from '../../../server/http/errors.ts';
import { requestReader } from '../../../server/http/reader.ts';
import {
  type Account,
  accountSchema,
  accountWithPassword,
  isOtherOwner,
  reauthentication,
  signInSettingsSchema,
  signInSettingsUpdate,
  signInState,
} from '../../accounts/contract.ts';
import { accountErrors, accountTexts } from '../../accounts/messages.ts';
import { oneTimePassword } from '../../accounts/password.ts';
import {
  countSecondFactors,
  readSignInSettings,
  saveSignInSettings,
} from '../../accounts/second-factor-store.ts';
import {
  endListedSession,
  endOtherSessions,
  endSessionsOf,
  listSessions,
} from '../../accounts/session-store.ts';
import { changedMeanwhile, findAccount, lockAccount } from '../../accounts/store.ts';
import { deviceSchema } from '../contract.ts';
import { sessionCookie } from '../cookie.ts';
import { signedIn } from '../guard.ts';
import { authTexts } from '../messages.ts';
import type { ReauthenticateFully } from '../reauthenticate.ts';
import { resetPassword, resetSecondFactor } from '../resets.ts';
import { describeBrowser, type PlaceOf } from './login-context.ts';

const url = '/api/auth/sessions';

export function deviceRoutes(app: App, deps: Deps, placeOf: PlaceOf) {
  const { clock } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  const config = { access: 'cashier' } as const;

  app.get(
    url,
    { config, schema: { response: { 200: z.array(deviceSchema) } } },
    async (request) => {
      const rows = await listSessions(db, signedIn(request).id, cookie.read(request), clock());
      return rows.map(({ number, userAgent, ...row }) => ({
        ...row,
        ...describeBrowser(userAgent),
        ...(row.address ? placeOf(row.address) : { country: null, city: null }),
        id: number,
      }));
    },
  );

  app.delete(
    `${url}/:id`,
    { config, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      const { id: accountId } = signedIn(request);
      await recordChange(db, request, { action: 'session.end', target: accountId }, (tx) =>
        endListedSession(tx, accountId, request.params.id, clock()),
      );
      return { message: say(requestReader(request), authTexts.signedOutThere) };
    },
  );

  app.delete(url, { config, schema: { response: { 200: done } } }, async (request) => {
    const { id: accountId } = signedIn(request);
    const ended = await recordChange(
      db,
      request,
      { action: 'session.end-others', target: accountId },
      (tx) => endOtherSessions(tx, accountId, cookie.read(request) ?? '', clock()),
    );
    return { message: say(requestReader(request), authTexts.signedOutOthers, { count: ended }) };
  });
}

export function signInRoutes(
  app: App,
  deps: Deps,
  { reauthenticateFully }: { reauthenticateFully: ReauthenticateFully },
) {
  const { clock } = deps;
  const { db } = deps.database;
  const config = { access: 'owner', changesAccounts: true } as const;
  const account = '/api/admin/accounts/:id';

  const change = (request: FastifyRequest, verb: string, work: (tx: Db) => Promise<Account>) =>
    recordChange(db, request, `account.${verb}`, work, ({ id, email }) => ({
      target: id,
      detail: email,
    }));

  app.delete(
    `${account}/sessions`,
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
      if (isAsked) await reauthenticateFully(request, request.body ?? {});
      await change(request, 'sign-out', async (tx) => {
        const account = await lockAccount(tx, id);
        if (!isAsked && isOtherOwner(request.staff, account)) throw changedMeanwhile();
        await endSessionsOf(tx, id);
        return account;
      });
      return { message: say(requestReader(request), accountTexts.signedOut) };
    },
  );

  app.post(
    `${account}/password`,
    {
      config,
      schema: {
        params: idParams,
        body: reauthentication,
        response: { 200: accountWithPassword },
      },
    },
    async (request) => {
      const { id } = request.params;
      refuseOwn(request, id);
      await reauthenticateFully(request, request.body);
      const { password, change: changed } = await oneTimePassword();
      const account = await change(request, 'reset-password', (tx) =>
        resetPassword(tx, id, changed, clock()),
      );
      deps.outbox.wake();
      return { account, password };
    },
  );

  app.delete(
    `${account}/second-factor`,
    {
      config,
      schema: { params: idParams, body: reauthentication, response: { 200: accountSchema } },
    },
    async (request) => {
      const { id } = request.params;
      refuseOwn(request, id);
      await reauthenticateFully(request, request.body);
      const changed = await change(request, 'reset-second-factor', (tx) =>
        resetSecondFactor(tx, id, clock()),
      );
      deps.outbox.wake();
      return changed;
    },
  );

  app.get(
    '/api/admin/sign-in-settings',
    { config, schema: { response: { 200: signInState } } },
    async () => ({ ...(await readSignInSettings(db)), ...(await countSecondFactors(db)) }),
  );

  app.put(
    '/api/admin/sign-in-settings',
    { config, schema: { body: signInSettingsUpdate, response: { 200: signInSettingsSchema } } },
    async (request) => {
      const { secondFactorRoles } = await readSignInSettings(db);
      const weakens = secondFactorRoles.some(
        (role) => !request.body.secondFactorRoles.includes(role),
      );
      if (weakens) await reauthenticateFully(request, request.body);
      return recordChange(
        db,
        request,
        'sign-in.settings',
        (tx) => saveSignInSettings(tx, request.body),
        (saved) => ({ detail: saved.secondFactorRoles.join(', ') }),
      );
    },
  );
}

/** Weakening your own account requires a password, which the route for colleagues does not ask. */
function refuseOwn(request: FastifyRequest, id: number) {
  if (signedIn(request).id === id) throw conflict(accountErrors.own, 'own_account');
}
