import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../server/deps.ts';
import { MailError } from '../../server/mail-error.ts';
import type { EmailConfig } from './contract.ts';

const PATIENCE = 10_000;

type Result = Pick<EmailConfig, 'connectionStatus' | 'lastTested' | 'error'>;

/** Tries whether the mail server can be used; several who ask at once share one try. */
export function createConnectionTest({ mail, clock }: Pick<Deps, 'mail' | 'clock'>) {
  let underWay: Promise<Result> | undefined;

  async function test(): Promise<Result> {
    const lastTested = clock().toISOString();
    if (mail.server.mode === 'capture') {
      return { connectionStatus: 'not_configured', lastTested, error: null };
    }
    try {
      await Promise.race([mail.verify(), tooLong()]);
      return { connectionStatus: 'connected', lastTested, error: null };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { connectionStatus: 'failed', lastTested, error: error.message };
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
  throw new MailError('The mail server did not answer in time');
}
