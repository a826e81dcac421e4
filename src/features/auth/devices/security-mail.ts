import { z } from 'zod';
import { say } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { isMailAddress } from '../../../server/mail.ts';
import { findAccount } from '../../accounts/store.ts';
import { mailReader } from '../../email/mail-kind.ts';
import { enqueueMail } from '../../email/store.ts';
import { securityMailTexts } from './messages.ts';

export type SecurityEvent = keyof typeof securityMailTexts.subject;
const eventNames = [
  'new-device',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-reset',
  'role-changed',
  'wrong-codes',
] as const satisfies SecurityEvent[];

export const securityMailData = z.object({
  event: z.enum(eventNames),
  at: z.iso.datetime(),
  /** Null when the owner or the operator made the change. */
  from: z
    .object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      address: z.string(),
      country: z.string().nullable(),
      city: z.string().nullable(),
    })
    .nullable(),
});
export type SecurityMailData = z.output<typeof securityMailData>;

/**
 * Call `outbox.wake()` after the transaction.
 *
 * @param key events with the same key send one mail; by default each event sends its own
 */
export async function queueSecurityMail(
  tx: Db,
  account: { id: number; email: string },
  event: SecurityMailData,
  key = event.at,
): Promise<void> {
  if (!isMailAddress(account.email)) return;
  const { voice } = await findAccount(tx, account.id);
  await enqueueMail(
    tx,
    {
      key: `account:${account.id}:${event.event}:${key}`,
      kind: 'account',
      recipient: account.email,
      voice,
      subject: say(mailReader({ voice }), securityMailTexts.subject[event.event]),
      data: event,
    },
    new Date(event.at),
  );
}

export const queueRoleChangedMail = (tx: Db, account: { id: number; email: string }, now: Date) =>
  queueSecurityMail(tx, account, { event: 'role-changed', at: now.toISOString(), from: null });
