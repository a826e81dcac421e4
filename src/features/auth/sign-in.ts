import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../../messages.ts';
import { recordChange, recordEvent } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { HttpError } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { staffSchema } from '../accounts/contract.ts';
import { isKnownBrowser, startSession } from '../accounts/session-store.ts';
import { type LoginAccount, markSignedIn } from '../accounts/store.ts';
import { sessionCookie } from './cookie.ts';
import { type PlaceOf, readClient, readLoginContext } from './devices/login-context.ts';
import { queueSecurityMail, type SecurityEvent } from './devices/security-mail.ts';
import { authTexts } from './messages.ts';
import { createThrottle } from './throttle.ts';

export type Attempt = {
  isKnown: boolean;
  /** A known browser with few wrong attempts skips the queue and has limits of its own. */
  first: boolean;
  recordFailure: (action: string) => Promise<void>;
  /** Call it after a right attempt, so that only wrong ones count. */
  right: () => Promise<void>;
};

type Entry = {
  action: 'login' | 'login.passkey';
  events?: SecurityEvent[];
  /** It runs in the same transaction. */
  also?: (tx: Db, now: Date) => Promise<void>;
};

export function createSignIn(deps: Deps, placeOf: PlaceOf) {
  const { clock } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  const admit = createThrottle(deps);

  return {
    /** @param name as typed: an unknown name must take equally long */
    async begin(
      request: FastifyRequest,
      account: { id: number } | null,
      name: string,
    ): Promise<Attempt> {
      const token = cookie.read(request);
      const known = account && token && (await isKnownBrowser(db, account.id, token, clock()));
      const recordFailure = async (action: string) => {
        const target = account?.id ?? 'unknown';
        await recordEvent(db, request, action, { target, detail: name });
      };
      // A request that waits here would keep other requests out.
      request.leaveQueue();
      const admission = await admit({
        address: clientAddress(request),
        email: name,
        knownBrowser: known ? `${account.id} ${token}` : null,
        refused: () => recordFailure('login.refused'),
      });
      const { known: first, right } = admission;
      return { isKnown: Boolean(known), first, right, recordFailure };
    },

    async enter(
      request: FastifyRequest,
      reply: FastifyReply,
      account: LoginAccount,
      attempt: Attempt,
      { action, events = [], also }: Entry,
    ) {
      await attempt.right();
      const { id } = account;
      const staff = staffSchema.parse(account);
      const isNewDevice = !attempt.isKnown && account.signedInAt !== null;
      const mailed: SecurityEvent[] = isNewDevice ? ['new-device', ...events] : events;
      const device = mailed.length > 0 ? readLoginContext(request, placeOf) : null;
      const fresh = await recordChange(
        db,
        { staff, id: request.id, log: request.log },
        { action, target: id },
        async (tx) => {
          const now = clock();
          await also?.(tx, now);
          if (!(await markSignedIn(tx, account, now))) {
            throw new HttpError(401, 'unauthenticated', authTexts.wrong);
          }
          for (const event of mailed) {
            await queueSecurityMail(tx, account, event, now, device);
          }
          return startSession(
            tx,
            { id, ...readClient(request), replaces: cookie.read(request) },
            now,
          );
        },
      );
      if (mailed.length > 0) deps.outbox.wake();
      request.recorded = true;
      request.hasChangedPages = true;
      cookie.write(reply, fresh);
      return {
        success: true,
        message: say(requestReader(request), authTexts.welcome),
        authenticated: true,
        staff,
      };
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
