import { createCounter } from '../../server/counters.ts';
import type { Deps } from '../../server/deps.ts';
import { HttpError, unavailable } from '../../server/errors.ts';
import { createLimiter } from '../../server/limits.ts';

/** Wrong logins one address may make before it has to wait. */
const ADDRESS = { name: 'login-address', points: 8, seconds: 300 };
/** Wrong logins a browser that logged in before may make before it counts as a stranger. */
const BROWSER = { name: 'login-browser', points: 10, seconds: 900 };
/** Wrong logins for one account, whoever makes them. */
const ACCOUNT = { name: 'login-account', seconds: 900 };

const FREE = 100;
const LONGEST = 1_500;
const MOST_WAITING = 500;

/**
 * How long a stranger waits after so many wrong logins for an account: nothing for the first
 * hundred (people mistype), then longer and longer up to a second and a half. It is never a
 * lockout, which would let anybody who knows the owner's e-mail shut the owner out.
 */
export function strangersDelay(wrong: number): number {
  return wrong <= FREE ? 0 : Math.min(LONGEST, 100 * 2 ** Math.min(6, (wrong - FREE) / 10));
}

type Attempt = {
  address: string;
  /** As typed, whether or not there is such an account: both must take equally long. */
  email: string;
  /** Stands for a browser that has logged in to this very account before. */
  knownBrowser: string | null;
};

type Admission = {
  known: boolean;
  /** To be called when the login was right: only wrong ones count. */
  right: () => Promise<void>;
};

export function createThrottle(deps: Deps) {
  const addresses = createLimiter(deps, ADDRESS);
  const browsers = createLimiter(deps, BROWSER);
  const accounts = createCounter(deps, ACCOUNT);
  let waiting = 0;

  async function wait(ms: number) {
    if (ms === 0) return;
    if (waiting >= MOST_WAITING) throw unavailable('Too many people are logging in. Try again.', 5);
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    waiting -= 1;
  }

  /** Counted before the password is looked at, so that a hundred at once are a hundred. */
  async function asStranger(address: string, email: string) {
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
    const { address, email, knownBrowser } = attempt;
    if (knownBrowser !== null && (await asKnownBrowser(knownBrowser))) {
      return { known: true, right: () => browsers.giveBack(knownBrowser) };
    }
    await asStranger(address, email);
    const right = async () => {
      await addresses.giveBack(address);
      await accounts.add(email, -1);
    };
    return { known: false, right };
  };
}
