import { z } from 'zod';
import { say } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { isMailAddress } from '../../../server/mail.ts';
import type { Account } from '../../accounts/contract.ts';
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
  'email-changed',
  'account-disabled',
  'account-deleted',
  'wrong-codes',
] as const satisfies SecurityEvent[];

export const securityMailData = z.object({
  event: z.enum(eventNames),
  at: z.iso.datetime(),
  /** It is null when the owner or the operator made the change. */
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
export type Recipient = Pick<Account, 'id' | 'email' | 'voice'>;

/**
 * Call `outbox.wake()` after the transaction.
 * @param from where the account's holder, or who seems to be, did it
 * @param key events with the same key send one mail; by default each event sends its own
 */
export async function queueSecurityMail(
  tx: Db,
  { id, email, voice }: Recipient,
  event: SecurityEvent,
  now: Date,
  from: SecurityMailData['from'] = null,
  key?: string,
): Promise<void> {
  if (!isMailAddress(email)) return;
  const at = now.toISOString();
  const subject = say(mailReader({ voice }), securityMailTexts.subject[event]);
  const data: SecurityMailData = { event, at, from };
  const mail = { kind: 'account', recipient: email, voice, subject, data } as const;
  await enqueueMail(tx, { key: `account:${id}:${event}:${key ?? at}`, ...mail }, now);
}
