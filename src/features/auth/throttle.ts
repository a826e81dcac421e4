import type { Deps } from '../../server/deps.ts';
import { createCounter } from '../../server/forms/counters.ts';
import { createLimiter } from '../../server/forms/rate-limits.ts';
import { HttpError, unavailable } from '../../server/http/errors.ts';
import { accountErrors } from '../accounts/messages.ts';

/** It counts wrong passwords for one account from one address. */
const GUESSES = { name: 'login-guesses', points: 8, seconds: 300 };
/** It counts all accounts together; a shop shares one address. */
const ADDRESS = { name: 'login-address', points: 30, seconds: 300 };
const REFUSED = { name: 'login-refused', seconds: 300 };
/** After so many wrong passwords, a known browser is treated as a stranger. */
const BROWSER = { name: 'login-browser', points: 10, seconds: 900 };
const ACCOUNT = { name: 'login-account', seconds: 900 };

const FREE = 100;
const LONGEST = 1_500;
const MAX_WAITING = 500;

/**
 * Returns the milliseconds that a stranger waits: none for the first hundred wrong passwords, then
 * up to a second and a half. A lockout would let anybody who knows the owner's e-mail lock the
 * owner out.
 */
export function strangersDelay(wrong: number): number {
  return wrong <= FREE ? 0 : Math.min(LONGEST, 100 * 2 ** Math.min(6, (wrong - FREE) / 10));
}

type Attempt = {
  address: string;
  /** It is called for the first refused attempt, not for those that follow at once. */
  refused: () => Promise<void>;
  /** It stays as typed, because an unknown address must take equally long. */
  email: string;
  knownBrowser: string | null;
};

type Admission = {
  known: boolean;
  /** Call it after a right password, so that only wrong ones count. */
  right: () => Promise<void>;
};

export function createThrottle(deps: Deps) {
  const guesses = createLimiter(deps, GUESSES);
  const addresses = createLimiter(deps, ADDRESS);
  const refusals = createCounter(deps, REFUSED);
  const browsers = createLimiter(deps, BROWSER);
  const accounts = createCounter(deps, ACCOUNT);
  let waiting = 0;

  async function wait(ms: number) {
    if (ms === 0) return;
    if (waiting >= MAX_WAITING) throw unavailable(accountErrors.tooManyLogins, 5);
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    waiting -= 1;
  }

  /** The attempt counts before the check, so that simultaneous guesses all count. */
  async function asStranger(address: string, email: string) {
    await guesses.consume(`${address} ${email}`);
    await addresses.consume(address);
    const { points } = await accounts.add(email);
    await wait(strangersDelay(points));
  }

  async function asKnownBrowser(key: string) {
    try {
      await browsers.consume(key);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  return async function admit(attempt: Attempt): Promise<Admission> {
    const { address, email, knownBrowser, refused } = attempt;
    if (knownBrowser !== null && (await asKnownBrowser(knownBrowser))) {
      return { known: true, right: () => browsers.giveBack(knownBrowser) };
    }
    try {
      await asStranger(address, email);
    } catch (error) {
      const { points } = await refusals.add(`${address} ${email}`);
      if (points === 1) await refused();
      throw error;
    }
    const right = async () => {
      await guesses.giveBack(`${address} ${email}`);
      await addresses.giveBack(address);
      await accounts.add(email, -1);
    };
    return { known: false, right };
  };
}
