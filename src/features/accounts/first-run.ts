import type { Deps } from '../../server/deps.ts';
import { type Env, EnvError } from '../../server/env.ts';
import { INVENTED_EMAIL } from './contract.ts';
import { hashPassword, randomPassword, weakness } from './password.ts';
import { countAccounts, createFirstAccount } from './store.ts';

/** Returns the first owner's random password; null when one is set or an account exists. */
export async function firstRun({
  env,
  database: { db },
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<{ email: string; password: string } | null> {
  refuseWeakSecret(env);
  if ((await countAccounts(db)) > 0) return null;

  const email = emailOf(env);
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

/** Without https the site is not on the open web, and a simple password is fine to try it out. */
export function refuseWeakSecret(env: Env) {
  const { SITE_URL, ADMIN_PASSWORD } = env;
  if (!ADMIN_PASSWORD || !SITE_URL.startsWith('https:')) return;
  const weak = weakness(ADMIN_PASSWORD, [emailOf(env), new URL(SITE_URL).hostname]);
  if (weak) throw new EnvError(`ADMIN_PASSWORD is too weak: ${weak.en}`);
}

const emailOf = ({ ADMIN_EMAIL }: Env) => (ADMIN_EMAIL ?? INVENTED_EMAIL).toLowerCase();
