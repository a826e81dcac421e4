import { setTimeout as sleep } from 'node:timers/promises';
import { packLocalized } from '../../../messages.ts';
import type { Deps } from '../../../server/deps.ts';
import { isSenderRefused, MailError } from '../../../server/mail-error.ts';
import { mailTexts } from '../../../server/messages.ts';
import type { EmailConfig } from '../contract.ts';
import { readLastFailure } from '../store.ts';

const PATIENCE = 10_000;

type Result = Pick<EmailConfig, 'connectionStatus' | 'lastTested' | 'error'>;

/** Simultaneous requests share one test. */
export function createConnectionTest({
  mail,
  clock,
  database: { db },
}: Pick<Deps, 'mail' | 'clock' | 'database'>) {
  let underWay: Promise<Result> | undefined;

  async function test(): Promise<Result> {
    const lastTested = clock().toISOString();
    if (mail.server.mode === 'capture') {
      return { connectionStatus: 'not_configured', lastTested, error: null };
    }
    try {
      await Promise.race([mail.verify(), tooLong()]);
      // A successful login does not show that the sender is accepted; the latest mail does.
      const trouble = await readLastFailure(db);
      if (trouble && isSenderRefused(trouble)) {
        return { connectionStatus: 'failed', lastTested, error: trouble };
      }
      return { connectionStatus: 'connected', lastTested, error: null };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { connectionStatus: 'failed', lastTested, error: packLocalized(error.sentence) };
    }
  }

  return function testConnection(): Promise<Result> {
    underWay ??= test().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function tooLong(): Promise<never> {
  await sleep(PATIENCE, undefined, { ref: false });
  throw new MailError(mailTexts.silent);
}
