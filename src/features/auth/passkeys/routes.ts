import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { done, idParams } from '../../../contract.ts';
import { say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { requestReader } from '../../../server/http/reader.ts';
import { reauthentication } from '../../accounts/contract.ts';
import {
  addPasskey,
  assertBelowPasskeyLimit,
  CHALLENGE_LIFE,
  consumeChallenge,
  listCredentials,
  listPasskeys,
  removePasskey,
  renamePasskey,
  saveChallenge,
} from '../../accounts/passkey-store.ts';
import { readValues } from '../../content/store.ts';
import { valuesOf } from '../../content/values-store.ts';
import { type PlaceOf, readLoginContext } from '../devices/login-context.ts';
import { queueSecurityMail } from '../devices/security-mail.ts';
import { signedIn } from '../guard.ts';
import type { ReauthenticateFully } from '../reauthenticate.ts';
import { creationOptions, newPasskey, passkeyName, passkeySchema } from './contract.ts';
import { passkeyTexts } from './messages.ts';
import { ALGORITHMS, challengeOf, readCredential, relyingParty, userHandle } from './webauthn.ts';

type Parts = { reauthenticateFully: ReauthenticateFully; placeOf: PlaceOf };

export function passkeyRoutes(app: App, deps: Deps, parts: Parts) {
  const { reauthenticateFully, placeOf } = parts;
  const { clock } = deps;
  const { db } = deps.database;
  const party = relyingParty(deps.env);
  const config = { access: 'cashier' } as const;
  const url = '/api/auth/passkeys';

  app.get(url, { config, schema: { response: { 200: z.array(passkeySchema) } } }, async (request) =>
    listPasskeys(db, signedIn(request).id),
  );

  app.post(
    `${url}/options`,
    { config, schema: { body: reauthentication, response: { 200: creationOptions } } },
    async (request) => {
      const { id, email, name } = signedIn(request);
      await assertBelowPasskeyLimit(db, id);
      await reauthenticateFully(request, request.body);
      const challenge = randomBytes(32).toString('base64url');
      await recordChange(db, request, { action: 'passkey.prepare', target: id }, (tx) =>
        saveChallenge(tx, challenge, id, clock()),
      );
      const { brand } = valuesOf('contact', await readValues(db));
      const had = await listCredentials(db, id);
      return {
        challenge,
        rp: { id: party.id, name: brand.name },
        user: { id: userHandle(id), name: email, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: CHALLENGE_LIFE,
        excludeCredentials: had.map((one) => ({ ...one, type: 'public-key' as const })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      };
    },
  );

  app.post(
    url,
    { config, schema: { body: newPasskey, response: { 201: passkeySchema } } },
    async (request, reply) => {
      const staff = signedIn(request);
      const { name, credential } = request.body;
      const challenge = challengeOf(credential.response.clientDataJSON);
      if (!challenge || !(await consumeChallenge(db, challenge, staff.id, clock()))) {
        throw new HttpError(422, 'passkey_too_late', passkeyTexts.tooLate);
      }
      const key = await readCredential(credential, { challenge, party, log: request.log });
      if (!key) throw new HttpError(422, 'passkey_refused', passkeyTexts.refused);
      const from = readLoginContext(request, placeOf);
      const passkey = await recordChange(db, request, 'passkey.create', async (tx) => {
        const added = await addPasskey(
          tx,
          {
            accountId: staff.id,
            credentialId: key.id,
            publicKey: Buffer.from(key.publicKey),
            counter: key.counter,
            transports: key.transports ?? [],
            name,
          },
          clock(),
        );
        await queueSecurityMail(tx, staff, 'passkey-added', clock(), from);
        return added;
      });
      deps.outbox.wake();
      return reply.code(201).send(passkey);
    },
  );

  app.put(
    `${url}/:id`,
    { config, schema: { params: idParams, body: passkeyName, response: { 200: passkeySchema } } },
    (request) => {
      const { id } = signedIn(request);
      return recordChange(db, request, 'passkey.rename', (tx) =>
        renamePasskey(tx, id, request.params.id, request.body.name),
      );
    },
  );

  app.delete(
    `${url}/:id`,
    { config, schema: { params: idParams, body: reauthentication, response: { 200: done } } },
    async (request) => {
      const staff = signedIn(request);
      await reauthenticateFully(request, request.body);
      const from = readLoginContext(request, placeOf);
      await recordChange(db, request, 'passkey.delete', async (tx) => {
        const removed = await removePasskey(tx, staff.id, request.params.id);
        await queueSecurityMail(tx, staff, 'passkey-removed', clock(), from);
        return removed;
      });
      deps.outbox.wake();
      return { message: say(requestReader(request), passkeyTexts.removed) };
    },
  );
}
