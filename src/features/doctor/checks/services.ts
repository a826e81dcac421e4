import { resolveTxt } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { localized } from '../../../messages.ts';
import { withTimeout } from '../../../server/concurrency.ts';
import type { Deps } from '../../../server/deps.ts';
import { MailError } from '../../../server/mail-error.ts';
import { hasCommonPasswords, weakness } from '../../accounts/password.ts';
import { countOneTimePasswords, countOwnersWithoutSecondFactor } from '../../accounts/store.ts';
import { checkNames, findingTexts } from './messages.ts';
import { asItIs, bad, good, hint, type Result, warning } from './result.ts';

type DatabaseDeps = Pick<Deps, 'clock' | 'env'> & {
  database: Pick<Deps['database'], 'db' | 'kind'>;
};
type ServiceDeps = Pick<Deps, 'files' | 'mail' | 'env'>;

const TIMEOUT = 10_000;

/** Checks an empty database too, before the first start. */
export async function checkStoredData(deps: DatabaseDeps): Promise<Result[]> {
  const { rows } = await deps.database.db.execute(
    sql`select 1 where to_regclass('accounts') is not null`,
  );
  const ofShop = rows.length > 0 ? [checkPasswords(deps), checkSecondFactors(deps)] : [];
  const findings = await Promise.all([checkDatabase(deps), checkClock(deps), ...ofShop]);
  return findings.flat();
}

export const checkServices = (deps: ServiceDeps): Promise<Result[]> =>
  Promise.all([checkFiles(deps), checkMail(deps), checkSender(deps)]);

async function checkDatabase({ database: { db, kind } }: DatabaseDeps): Promise<Result[]> {
  const name = checkNames.database;
  const { rows } = await db.execute<Record<string, string>>(sql`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes,
      pg_size_pretty(pg_database_size(current_database())) as size`);
  const { version = '', size = '', ...durability } = rows[0] ?? {};
  const which = kind === 'embedded' ? findingTexts.embedded : findingTexts.server;
  const found = good(name, localized(which, { version, size }));
  const off = Object.entries(durability).filter(([, value]) => value === 'off');
  if (off.length === 0) return [found];
  const settings = off.map(([setting]) => setting).join(', ');
  return [
    found,
    bad(
      checkNames.durability,
      localized(findingTexts.durability, { settings }),
      localized(findingTexts.durabilityAdvice, { settings }),
    ),
  ];
}

async function checkClock({ database: { db }, clock }: DatabaseDeps): Promise<Result> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const seconds = Math.round(Math.abs((rows[0]?.now ?? 0) - clock().getTime() / 1000));
  if (seconds <= 2) return good(checkNames.clock, findingTexts.clock);
  const apart = localized(findingTexts.clockApart, { seconds });
  return warning(checkNames.clock, apart, findingTexts.clockAdvice);
}

async function checkFiles({ files, env }: ServiceDeps): Promise<Result> {
  const name = checkNames.files;
  const { S3_BUCKET: bucket } = env;
  if (!bucket && !existsSync(env.DATA_DIR)) return good(name, findingTexts.noFiles);
  const where = bucket ? localized(findingTexts.bucket, { name: bucket }) : findingTexts.dataFolder;
  return files.ready().then(
    () => good(name, localized(findingTexts.files, { where })),
    () => bad(name, localized(findingTexts.filesDown, { where }), findingTexts.filesAdvice),
  );
}

async function checkMail({ mail }: Pick<Deps, 'mail'>): Promise<Result> {
  const name = checkNames.mail;
  if (mail.server.mode === 'capture') {
    return warning(name, findingTexts.noMail, findingTexts.noMailAdvice);
  }
  const { host, port, secure } = mail.server;
  const server = `${host}:${port}`;
  try {
    await withTimeout(TIMEOUT, mail.verify());
    return good(name, localized(secure ? findingTexts.mailSecure : findingTexts.mail, { server }));
  } catch (error) {
    const reason = error instanceof MailError ? error.sentence : findingTexts.mailSilent;
    return bad(name, localized(findingTexts.mailDown, { server, reason }), findingTexts.mailAdvice);
  }
}

/** Without SPF and DMARC, mails go to spam. Only the owner knows the name of a DKIM record. */
async function checkSender({ mail }: Pick<Deps, 'mail'>): Promise<Result> {
  const name = checkNames.sender;
  const domain = /@([^@>\s]+)>?$/.exec(mail.server.from)?.[1] ?? '';
  if (domain.endsWith('.example')) {
    return warning(name, localized(findingTexts.nobodys, { domain }), findingTexts.nobodysAdvice);
  }
  const [spf, dmarc] = await Promise.all([
    hasRecord(domain, 'v=spf1'),
    hasRecord(`_dmarc.${domain}`, 'v=DMARC1'),
  ]);
  if (spf === null || dmarc === null) {
    return warning(name, localized(findingTexts.noDns, { domain }), findingTexts.noDnsAdvice);
  }
  if (spf && dmarc) return good(name, localized(findingTexts.sender, { domain }));
  const missing =
    spf || dmarc
      ? localized(findingTexts.noRecord, { domain, record: spf ? 'DMARC' : 'SPF' })
      : localized(findingTexts.noRecords, { domain });
  return warning(name, missing, findingTexts.noRecordAdvice);
}

async function hasRecord(domain: string, start: string): Promise<boolean | null> {
  try {
    const records = await withTimeout(TIMEOUT, resolveTxt(domain));
    return records.some((parts) => parts.join('').startsWith(start));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null;
  }
}

async function checkPasswords({ database: { db }, env }: DatabaseDeps): Promise<Result[]> {
  const name = checkNames.passwords;
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SITE_URL } = env;
  const own = [ADMIN_EMAIL ?? '', new URL(SITE_URL).hostname];
  const found: Result[] = [];
  if (ADMIN_PASSWORD && weakness(ADMIN_PASSWORD, own)) {
    found.push(
      bad(asItIs('ADMIN_PASSWORD'), findingTexts.adminPassword, findingTexts.adminPasswordAdvice),
    );
  }
  if (!hasCommonPasswords()) {
    found.push(
      bad(
        checkNames.commonPasswords,
        findingTexts.noCommonPasswords,
        findingTexts.noCommonPasswordsAdvice,
      ),
    );
  }
  const count = await countOneTimePasswords(db);
  found.push(
    count === 0
      ? good(name, findingTexts.passwords)
      : warning(
          name,
          localized(findingTexts.oneTimePasswords, { count }),
          findingTexts.oneTimePasswordsAdvice,
          'accounts',
        ),
  );
  return found;
}

async function checkSecondFactors({
  database: { db },
}: Pick<DatabaseDeps, 'database'>): Promise<Result> {
  const name = checkNames.secondFactor;
  const count = await countOwnersWithoutSecondFactor(db);
  if (count === 0) return good(name, findingTexts.secondFactor);
  return hint(
    name,
    localized(findingTexts.noSecondFactor, { count }),
    findingTexts.noSecondFactorAdvice,
    'account',
  );
}
