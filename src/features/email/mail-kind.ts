import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { MailContent } from '../../server/mail.ts';
import type { OutboxMail } from './table.ts';

export type { OutboxMail } from './table.ts';

/** A kind of mail: the feature that queues it says what it looks like. */
export type MailKind = {
  /** Written anew at each attempt. Null: there is nothing to send any more, and it is cancelled. */
  render(deps: BaseDeps, mail: OutboxMail, now: Date): Promise<MailContent | null>;
  /** What else becomes true once the mail server has accepted it, in the same transaction. */
  accepted?(tx: Db, mail: OutboxMail, now: Date): Promise<void>;
  /** The same once it was kept here, because there is no mail server. */
  kept?(tx: Db, mail: OutboxMail): Promise<void>;
  /** What is no longer true once staff have queued it again, in the same transaction. */
  requeued?(tx: Db, mail: OutboxMail): Promise<void>;
  /** A mail with invented data, for staff to look at. */
  sample?(deps: BaseDeps, now: Date): Promise<MailContent>;
  /** Nobody waits for it tomorrow: when it fails, it is not tried again by itself. */
  once?: boolean;
};

export type MailKinds = Readonly<Record<string, MailKind>>;
