import { z } from 'zod';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createLimiter } from '../../server/forms/rate-limits.ts';
import { invalid, unauthenticated } from '../../server/http/errors.ts';
import { hashPassword, verifyPassword, weakness } from '../accounts/password.ts';
import { startSession } from '../accounts/session-store.ts';
import { passwordHashOf, setPassword } from '../accounts/store.ts';
import { authMessages, passwordInput } from './contract.ts';
import { sessionCookie } from './cookie.ts';

export function passwordRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  // Limits guessing at an unlocked screen.
  const guesses = createLimiter(deps, { name: 'password-change', points: 10, seconds: 900 });

  app.post(
    '/api/auth/password',
    {
      config: { access: 'cashier', beforePasswordChange: true },
      schema: {
        body: passwordInput,
        response: { 200: z.object({ success: z.boolean(), message: z.string() }) },
      },
    },
    async (request, reply) => {
      const { staff } = request;
      if (!staff) throw unauthenticated();
      const { currentPassword, newPassword } = request.body;
      const refuse = (field: string, text: string) => invalid(text, { [field]: text });
      await guesses.consume(String(staff.id));
      if (!(await verifyPassword(await passwordHashOf(db, staff.id), currentPassword))) {
        throw refuse('currentPassword', 'This is not your current password');
      }
      await guesses.giveBack(String(staff.id));
      const weak =
        newPassword === currentPassword
          ? 'Choose a password you have not used here'
          : weakness(newPassword, staff.email);
      if (weak) throw refuse('newPassword', weak);

      const passwordHash = await hashPassword(newPassword);
      const userAgent = request.headers['user-agent'] ?? '';
      const token = await recordChange(
        db,
        request,
        'password.change',
        async (tx) => {
          await setPassword(tx, staff.id, { passwordHash, mustChangePassword: false });
          return startSession(tx, { id: staff.id, userAgent, replaces: null }, clock());
        },
        () => ({ target: staff.id }),
      );
      cookie.write(reply, token);
      return { success: true, message: authMessages.changed };
    },
  );
}
