import { randomBytes } from 'node:crypto';
import type { App, Deps } from '../../../server/deps.ts';
import { clientAddress, createLimiter } from '../../../server/forms/rate-limits.ts';
import { HttpError } from '../../../server/http/errors.ts';
import {
  advanceCounter,
  consumeChallenge,
  findPasskey,
  saveChallenge,
} from '../../accounts/passkey-store.ts';
import { findLogin } from '../../accounts/store.ts';
import { loginAnswer } from '../contract.ts';
import type { SignIn } from '../sign-in.ts';
import { passkeySignIn, requestOptions } from './contract.ts';
import { passkeyTexts } from './messages.ts';
import { challengeOf, relyingParty, verifySignature } from './webauthn.ts';

/** Challenges are stored for minutes. A whole shop may share one address. */
const CHALLENGES = { name: 'passkey-challenges', points: 60, seconds: 300 };

const refused = () => new HttpError(401, 'passkey_refused', passkeyTexts.refused);

/**
 * No e-mail address is typed, so no answer reveals who has an account. A passkey needs no code,
 * because the device asks for a finger, a face or a PIN.
 */
export function passkeySignInRoutes(app: App, deps: Deps, signIn: SignIn) {
  const { clock } = deps;
  const { db } = deps.database;
  const party = relyingParty(deps.env);
  const challenges = createLimiter(deps, CHALLENGES);
  const config = { access: 'public' } as const;
  const url = '/api/auth/passkey-login';

  app.post(
    `${url}/options`,
    { config, schema: { response: { 200: requestOptions } } },
    async (request) => {
      await challenges.consume(clientAddress(request));
      const challenge = randomBytes(32).toString('base64url');
      await saveChallenge(db, challenge, null, clock());
      return { challenge, rpId: party.id };
    },
  );

  app.post(
    url,
    { config, schema: { body: passkeySignIn, response: { 200: loginAnswer } } },
    async (request, reply) => {
      const { credential } = request.body;
      const passkey = await findPasskey(db, credential.id);
      const account = passkey && (await findLogin(db, passkey.email));
      const attempt = await signIn.begin(request, account, passkey?.email ?? 'passkey');
      const challenge = challengeOf(credential.response.clientDataJSON);
      if (!challenge || !(await consumeChallenge(db, challenge, null, clock()))) {
        throw new HttpError(401, 'passkey_too_late', passkeyTexts.tooLate);
      }
      const counter =
        passkey &&
        (await verifySignature(credential, passkey, { challenge, party, log: request.log }));
      if (counter === null || !account || account.disabled) {
        await attempt.recordFailure('login.failed');
        throw refused();
      }
      return signIn.enter(request, reply, account, attempt, {
        action: 'login.passkey',
        also: async (tx, now) => {
          if (!(await advanceCounter(tx, passkey.id, counter, now))) throw refused();
        },
      });
    },
  );
}
