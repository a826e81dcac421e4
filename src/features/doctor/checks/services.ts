import { resolveTxt } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../server/deps.ts';
import { MailError } from '../../../server/mail-error.ts';
import { hasCommonPasswords, weakness } from '../../accounts/password.ts';
import { countOneTimePasswords, countOwnersWithoutSecondFactor } from '../../accounts/store.ts';
import type { Finding } from '../contract.ts';
import { bad, good, warning } from './result.ts';

type DatabaseDeps = Pick<Deps, 'clock' | 'env'> & {
  database: Pick<Deps['database'], 'db' | 'kind'>;
};
type ServiceDeps = Pick<Deps, 'files' | 'mail' | 'env'>;

const TIMEOUT = 10_000;

/** Checks an empty database too, before the first start. */
export async function checkStoredData(deps: DatabaseDeps): Promise<Finding[]> {
  const { rows } = await deps.database.db.execute(
    sql`select 1 where to_regclass('accounts') is not null`,
  );
  const ofShop = rows.length > 0 ? [checkPasswords(deps), checkSecondFactors(deps)] : [];
  const findings = await Promise.all([checkDatabase(deps), checkClock(deps), ...ofShop]);
  return findings.flat();
}

/** These checks work without a started shop. */
export const checkServices = (deps: ServiceDeps): Promise<Finding[]> =>
  Promise.all([checkFiles(deps), checkMail(deps), checkSender(deps)]);

async function checkDatabase({ database: { db, kind } }: DatabaseDeps): Promise<Finding[]> {
  const name = 'Database';
  const { rows } = await db.execute<Record<string, string>>(sql`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes,
      pg_size_pretty(pg_database_size(current_database())) as size`);
  const { version = '', size = '', ...durability } = rows[0] ?? {};
  const which = kind === 'embedded' ? 'The embedded PostgreSQL' : 'The PostgreSQL server';
  const found = good(name, `${which} is version ${version}, with ${size}.`);
  const off = Object.entries(durability).filter(([, value]) => value === 'off');
  if (off.length === 0) return [found];
  const settings = off.map(([setting]) => setting).join(', ');
  return [
    found,
    bad(
      'Durability',
      `PostgreSQL runs with ${settings} off: a power cut loses what customers were told is saved.`,
      `Set ${settings} to on in postgresql.conf.`,
    ),
  ];
}

async function checkClock({ database: { db }, clock }: DatabaseDeps): Promise<Finding> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const seconds = Math.round(Math.abs((rows[0]?.now ?? 0) - clock().getTime() / 1000));
  if (seconds <= 2) return good('Clock', 'This machine and the database agree on the time.');
  return warning(
    'Clock',
    `This machine and the database are ${seconds} seconds apart.`,
    'Switch on time synchronisation (NTP) on both.',
  );
}

async function checkFiles({ files, env }: ServiceDeps): Promise<Finding> {
  if (!env.S3_BUCKET && !existsSync(env.DATA_DIR))
    return good('Files', 'Uploads go into DATA_DIR.');
  const where = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : 'DATA_DIR';
  return files.ready().then(
    () => good('Files', `Uploads are kept in ${where}.`),
    () =>
      bad('Files', `Nothing can be stored in ${where}.`, 'Check the S3_* settings, or the folder.'),
  );
}

async function checkMail({ mail }: Pick<Deps, 'mail'>): Promise<Finding> {
  const name = 'Mail server';
  if (mail.server.mode === 'capture') {
    return warning(
      name,
      'There is none: mail reaches nobody.',
      'Set SMTP_URL, then send a test from Email Config.',
    );
  }
  const { host, port, secure } = mail.server;
  try {
    await withTimeout(TIMEOUT, mail.verify());
    return good(name, `${host}:${port} takes our mail${secure ? ', over TLS' : ''}.`);
  } catch (error) {
    const reason = error instanceof MailError ? error.message : 'It did not answer in time';
    return bad(name, `${host}:${port} takes no mail: ${reason}.`, 'Check SMTP_URL.');
  }
}

/**
 * Without SPF and DMARC, mails go to spam. DKIM cannot be checked, because only the owner knows the
 * name of its record.
 */
async function checkSender({ mail }: Pick<Deps, 'mail'>): Promise<Finding> {
  const name = 'Sender';
  const domain = /@([^@>\s]+)>?$/.exec(mail.server.from)?.[1] ?? '';
  if (domain.endsWith('.example')) {
    return warning(
      name,
      `Mail is sent from ${domain}, which is nobody’s.`,
      'Set MAIL_FROM to an address of your own domain.',
    );
  }
  const [spf, dmarc] = await Promise.all([
    hasRecord(domain, 'v=spf1'),
    hasRecord(`_dmarc.${domain}`, 'v=DMARC1'),
  ]);
  if (spf === null || dmarc === null) {
    return warning(
      name,
      `The records of ${domain} cannot be looked up.`,
      'Check this machine’s DNS.',
    );
  }
  const missing = [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])];
  if (missing.length === 0) return good(name, `${domain} has SPF and DMARC records.`);
  return warning(
    name,
    `${domain} has no ${missing.join(' and no ')} record.`,
    'Add it as your mail provider describes, and DKIM as well: without them mail ends among the spam.',
  );
}

/** Null when the DNS does not answer. */
async function hasRecord(domain: string, start: string): Promise<boolean | null> {
  try {
    const records = await withTimeout(TIMEOUT, resolveTxt(domain));
    return records.some((parts) => parts.join('').startsWith(start));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null;
  }
}

async function checkPasswords({ database: { db }, env }: DatabaseDeps): Promise<Finding[]> {
  const name = 'Passwords';
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SITE_URL } = env;
  const own = [ADMIN_EMAIL ?? '', new URL(SITE_URL).hostname];
  const found: Finding[] = [];
  if (ADMIN_PASSWORD && weakness(ADMIN_PASSWORD, own)) {
    found.push(
      bad(
        'ADMIN_PASSWORD',
        'It is easy to guess, and the first owner may still use it.',
        'Choose a new password under My account, and take this setting away.',
      ),
    );
  }
  if (!hasCommonPasswords()) {
    found.push(
      bad(
        'Common passwords',
        'The list of passwords to refuse is missing.',
        'Build again: npm run build.',
      ),
    );
  }
  const count = await countOneTimePasswords(db);
  found.push(
    count === 0
      ? good(name, 'Everybody has chosen a password.')
      : warning(
          name,
          `${count === 1 ? '1 account still has' : `${count} accounts still have`} a one-time password.`,
          'Have their owners log in once, or disable them under Accounts.',
        ),
  );
  return found;
}

async function checkSecondFactors({
  database: { db },
}: Pick<DatabaseDeps, 'database'>): Promise<Finding> {
  const name = 'Two-step sign-in';
  const count = await countOwnersWithoutSecondFactor(db);
  if (count === 0) return good(name, 'Every owner has it.');
  return warning(
    name,
    `${count} ${count === 1 ? 'owner signs' : 'owners sign'} in with a password alone.`,
    'Set it up under My account, and ask it of all owners under Accounts.',
  );
}

async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('no answer in time'));
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
