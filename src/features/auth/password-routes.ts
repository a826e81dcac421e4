import { z } from 'zod';
import { type Localized, packed, say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import type { Staff } from '../accounts/contract.ts';
import { hashPassword, weakness } from '../accounts/password.ts';
import { startSession } from '../accounts/session-store.ts';
import { replacePassword } from '../accounts/store.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { passwordInput } from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { type PlaceOf, readClient, readLoginContext } from './devices/login-context.ts';
import { queueSecurityMail } from './devices/security-mail.ts';
import { signedIn } from './guard.ts';
import { authTexts } from './messages.ts';
import type { Reauthenticate } from './reauthenticate.ts';

type Parts = { reauthenticate: Reauthenticate; placeOf: PlaceOf };

export function passwordRoutes(app: App, deps: Deps, { reauthenticate, placeOf }: Parts) {
  const { clock } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  /** Colleagues could guess these words. */
  const ownWords = async ({ email, name }: Staff) => {
    const { brand } = valuesOf('contact', await readValues(db));
    return [email, name, brand.name, brand.app_name, new URL(deps.env.SITE_URL).hostname];
  };

  app.post(
    '/api/auth/password',
    {
      config: { access: 'cashier', beforeReady: true },
      schema: {
        body: passwordInput,
        response: { 200: z.object({ success: z.boolean(), message: z.string() }) },
      },
    },
    async (request, reply) => {
      const staff = signedIn(request);
      const { currentPassword, newPassword } = request.body;
      const refuse = (field: string, why: Localized) =>
        invalid(why, { [field]: packed<never>(why) });
      const asked = { password: currentPassword };
      const earlierHash = await reauthenticate(request, asked, 'currentPassword');
      const weak =
        newPassword === currentPassword
          ? authTexts.usedHere
          : weakness(newPassword, await ownWords(staff));
      if (weak) throw refuse('newPassword', weak);

      const passwordHash = await hashPassword(newPassword);
      const from = readLoginContext(request, placeOf);
      const token = await recordChange(
        db,
        request,
        { action: 'password.change', target: staff.id },
        async (tx) => {
          // Only one of several requests with the same one-time password succeeds.
          if (!(await replacePassword(tx, staff.id, earlierHash, passwordHash))) {
            throw conflict(authTexts.changedMeanwhile, 'password_changed');
          }
          await queueSecurityMail(tx, staff, 'password-changed', clock(), from);
          return startSession(
            tx,
            { id: staff.id, ...readClient(request), replaces: null },
            clock(),
          );
        },
      );
      deps.outbox.wake();
      cookie.write(reply, token);
      return { success: true, message: say(requestReader(request), authTexts.changed) };
    },
  );
}
