import type { Deps } from '../../server/deps.ts';
import { type Env, EnvError } from '../../server/env.ts';
import { hashPassword, randomPassword, weakness } from './password.ts';
import { countAccounts, createFirstAccount } from './store.ts';

const DEFAULT_EMAIL = 'owner@kedai-seduh.example';

/**
 * Creates the first owner where there is no account at all. Returns what the operator must be
 * shown, once: a random password that has to be replaced at the first login. With `ADMIN_PASSWORD`
 * set there is nothing to show. A restart changes nothing.
 */
export async function firstRun({
  env,
  database: { db },
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<{ email: string; password: string } | null> {
  const email = (env.ADMIN_EMAIL ?? DEFAULT_EMAIL).toLowerCase();
  refuseWeakSecret(env, email);
  if ((await countAccounts(db)) > 0) return null;

  const password = env.ADMIN_PASSWORD ?? randomPassword();
  const generated = env.ADMIN_PASSWORD === undefined;
  const created = await createFirstAccount(
    db,
    {
      email,
      name: 'Owner',
      role: 'owner',
      passwordHash: await hashPassword(password),
      mustChangePassword: generated,
    },
    clock(),
  );
  return created && generated ? { email, password } : null;
}

/** On the open web a guessable password is as good as none; on one's own machine it may do. */
function refuseWeakSecret({ SITE_URL, ADMIN_PASSWORD }: Env, email: string) {
  if (!ADMIN_PASSWORD || !SITE_URL.startsWith('https:')) return;
  const weak = weakness(ADMIN_PASSWORD, email);
  if (weak) throw new EnvError(`ADMIN_PASSWORD is too weak: ${weak}`);
}
