import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../../contract.ts';
import { packed, say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import { drawQr } from '../../../server/barcodes.ts';
import type { Db } from '../../../server/database/database.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { conflict, invalid } from '../../../server/http/errors.ts';
import { requestReader } from '../../../server/http/reader.ts';
import type { Staff } from '../../accounts/contract.ts';
import { accountErrors } from '../../accounts/messages.ts';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  prepareSecondFactor,
  readSignInSettings,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../../accounts/second-factor-store.ts';
import { endOtherSessions, startSession } from '../../accounts/session-store.ts';
import { readValues } from '../../content/store.ts';
import { valuesOf } from '../../content/values-store.ts';
import {
  codeInput,
  passwordAgain,
  passwordAndCode,
  preparedSecondFactor,
  recoveryCodesAnswer,
  secondFactorSchema,
} from '../contract.ts';
import { sessionCookie } from '../cookie.ts';
import { type PlaceOf, readClient, readLoginContext } from '../devices/login-context.ts';
import { queueSecurityMail } from '../devices/security-mail.ts';
import { signedIn } from '../guard.ts';
import { authTexts } from '../messages.ts';
import type { Reauthenticate } from '../reauthenticate.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { appAddress, matchingStep, newSecret } from './totp.ts';

type Parts = { reauthenticate: Reauthenticate; placeOf: PlaceOf };

export function secondFactorRoutes(app: App, deps: Deps, { reauthenticate, placeOf }: Parts) {
  const { clock } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  const config = { access: 'cashier', beforeReady: true } as const;
  const url = '/api/auth/second-factor';

  /** Other sessions began under the old rules, so they end. */
  async function renewSessions(tx: Db, request: FastifyRequest, { id }: Staff): Promise<string> {
    const replaces = cookie.read(request);
    if (replaces) await endOtherSessions(tx, id, replaces, clock());
    return startSession(tx, { id, ...readClient(request), replaces }, clock());
  }

  async function change<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    event: 'second-factor-on' | 'second-factor-off' | 'recovery-codes',
    action: string,
    work: (tx: Db, staff: Staff) => Promise<T>,
  ): Promise<T> {
    const staff = signedIn(request);
    const sender = readLoginContext(request, placeOf);
    const { result, token } = await recordChange(
      db,
      request,
      { action, target: staff.id },
      async (tx) => {
        const result = await work(tx, staff);
        await queueSecurityMail(tx, staff, event, clock(), sender);
        const token = event === 'recovery-codes' ? null : await renewSessions(tx, request, staff);
        return { result, token };
      },
    );
    if (token) cookie.write(reply, token);
    deps.outbox.wake();
    return result;
  }

  async function giveRecoveryCodes(tx: Db, { id }: Staff) {
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, id, recoveryCodes.map(hashRecoveryCode));
    return { recoveryCodes };
  }

  app.get(url, { config, schema: { response: { 200: secondFactorSchema } } }, async (request) => {
    const { id, role } = signedIn(request);
    const { secondFactorRoles } = await readSignInSettings(db);
    return {
      since: (await findSecondFactor(db, id))?.confirmedAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, id),
      required: secondFactorRoles.includes(role),
    };
  });

  app.post(
    `${url}/secret`,
    { config, schema: { body: passwordAgain, response: { 200: preparedSecondFactor } } },
    async (request) => {
      const { id, email } = signedIn(request);
      await reauthenticate(request, request.body);
      const secret = newSecret();
      await recordChange(db, request, { action: 'second-factor.prepare', target: id }, (tx) =>
        prepareSecondFactor(tx, id, secret),
      );
      const { brand } = valuesOf('contact', await readValues(db));
      return { secret, qr: drawQr(appAddress(secret, email, brand.name)) };
    },
  );

  app.post(
    url,
    { config, schema: { body: codeInput, response: { 201: recoveryCodesAnswer } } },
    async (request, reply) => {
      const { id } = signedIn(request);
      const prepared = await findSecondFactor(db, id);
      if (!prepared || prepared.confirmedAt) throw conflict(authTexts.beginAgain);
      const { secret } = prepared;
      const step = matchingStep(secret, request.body.code.replaceAll(/\s/g, ''), clock());
      if (step === null) {
        throw invalid(authTexts.notThisCode, { code: packed(authTexts.notThisCode) });
      }
      const action = 'second-factor.enable';
      const answer = await change(request, reply, 'second-factor-on', action, async (tx, staff) => {
        await confirmSecondFactor(tx, id, { secret, step }, clock());
        return giveRecoveryCodes(tx, staff);
      });
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/api/auth/recovery-codes',
    { config, schema: { body: passwordAndCode, response: { 201: recoveryCodesAnswer } } },
    async (request, reply) => {
      await reauthenticate(request, request.body);
      const action = 'second-factor.recovery-codes';
      const answer = await change(request, reply, 'recovery-codes', action, giveRecoveryCodes);
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    url,
    { config, schema: { body: passwordAndCode, response: { 200: done } } },
    async (request, reply) => {
      await reauthenticate(request, request.body);
      const action = 'second-factor.disable';
      await change(request, reply, 'second-factor-off', action, async (tx, { id }) => {
        if (!(await removeSecondFactor(tx, id))) throw conflict(accountErrors.noSecondFactor);
      });
      return { message: say(requestReader(request), authTexts.secondFactorOff) };
    },
  );
}
