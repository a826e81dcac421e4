import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HOLD_UNSENT_MAIL } from '../features/email/outbox/lease.ts';
import { personalData } from '../features/index.ts';
import { contentType } from '../features/media/picture/picture-url.contract.ts';
import type { ErasureFile } from '../features/people/contract.ts';
import { findErasures, readErasures } from '../features/people/erasures-file.ts';
import { repeatErasures } from '../features/people/personal-data.ts';
import type { Manifest } from '../server/backup/backup.ts';
import { openBackup, restoreBackup } from '../server/backup/restore.ts';
import { MARK_UNFINISHED, markFinished } from '../server/backup/unfinished.ts';
import { openDatabase } from '../server/database/database.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import type { Connection } from '../server/database/migrate.ts';
import { withMigrationLock } from '../server/database/postgres.ts';
import { type Env, readEnv } from '../server/env.ts';
import { makeFolder } from '../server/folders.ts';
import { createLog } from '../server/log.ts';
import { createMail } from '../server/mail.ts';
import { OperatorError } from '../server/operator-error.ts';
import { createFiles } from '../server/storage/create-files.ts';
import { showProgress } from './progress.ts';

const USAGE = `Usage:
  npm run restore -- FILE              into the empty place that the settings name
  npm run restore -- --erasures LIST FILE   the same, with the list of erased people from elsewhere (Personal data)
  npm run restore -- --rehearse FILE   into a scratch folder, to prove the backup; nothing is kept

Whom the erasures.json beside the backup names is erased again. Any kind of backup goes into any kind of
place: from the embedded database to PostgreSQL and back, from the disk to a bucket and back.`;

const NO_LIST = `No erasures.json stands beside the backup: if somebody was erased since it was made, stop here, empty
this place, and give the list with --erasures.`;

const log = createLog('warn');

export async function restore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rehearse: { type: 'boolean', default: false }, erasures: { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new OperatorError(USAGE);
  if (values.rehearse) return rehearse(path);
  const env = readEnv(process.env);
  // With an unreadable list, erased people would be back unnoticed, so it is read first.
  const list = await erasuresFor(path, values.erasures, env);
  const afterwards = list ? `${HOLD_UNSENT_MAIL};\n${MARK_UNFINISHED}` : HOLD_UNSENT_MAIL;
  describe(await restoreInto(path, env, afterwards));
  console.log(list ? `Erased again: ${await eraseFrom(env, list)} people.` : NO_LIST);
  console.log('Restored. Start the program now; everybody logs in anew.');
  console.log('Mail that was still waiting is under Email Config, to be sent again by hand.');
}

async function erasuresFor(backup: string, list: string | undefined, env: Env) {
  if (list === undefined) return findErasures(backup, env);
  const found = await readErasures(resolve(list));
  if (found) return found;
  throw new OperatorError(
    `${list} is not a list of erasures, as Personal data in the dashboard gives it.`,
  );
}

/** Erasing needs the schema of this version, so migrations run. */
async function eraseFrom(env: Env, list: ErasureFile): Promise<number> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const database = await openDatabase({ dataDir, databaseUrl, log });
  try {
    const files = createFiles(env);
    const clock = () => new Date();
    const deps = { database, files, mail: createMail(env), env, clock, log };
    const people = await repeatErasures(deps, personalData, list);
    await markFinished(database.db);
    return people;
  } finally {
    await database.close();
  }
}

type Place = Parameters<typeof createFiles>[0] & Pick<Env, 'DATABASE_URL'>;
type Restored = { manifest: Manifest; missing: number };

async function restoreInto(path: string, env: Place, afterwards: string): Promise<Restored> {
  const manifest = await openBackup(resolve(path));
  const files = createFiles(env);
  const target = { files, contentType, afterwards };
  let missing = 0;
  const into = async (connection: Connection) => {
    const whole = { ...target, connection };
    ({ missing } = await restoreBackup(resolve(path), manifest, whole, log, showProgress));
  };
  if (env.DATABASE_URL) await withMigrationLock(env.DATABASE_URL, log, into);
  else await intoFolder(env.DATA_DIR, into);
  return { manifest, missing };
}

async function intoFolder(dataDir: string, into: (connection: Connection) => Promise<void>) {
  const folder = resolve(dataDir);
  makeFolder('DATA_DIR', folder, { parents: true });
  const unlock = lockFolder(folder);
  try {
    if (existsSync(join(folder, 'db'))) {
      throw new OperatorError(
        `There is a database in ${dataDir} already: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
      );
    }
    const { createPGlite } = await import('../server/database/pglite.ts');
    await createPGlite(join(folder, 'db'), log, into);
  } finally {
    unlock();
  }
}

async function rehearse(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  try {
    const place = { DATA_DIR: folder, DATABASE_URL: undefined, S3_BUCKET: undefined };
    const restored = await restoreInto(path, { ...readEnv({}), ...place }, HOLD_UNSENT_MAIL);
    const database = await openDatabase({ dataDir: folder, log });
    await database.close();
    describe(restored);
    const whole = restored.missing === 0 ? 'is whole' : 'has all rows';
    console.log(`The backup ${whole}, and this version of the program can start with it.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe({ manifest: { madeAt, files, schema }, missing }: Restored) {
  console.log(`Made at ${madeAt}, with ${files - missing} files and these rows:`);
  for (const { name, rows } of schema.tables) {
    if (rows > 0) console.log(`  ${name.padEnd(24)} ${rows}`);
  }
  if (missing > 0) {
    console.log(
      `It lacks ${missing} of its ${files} files: they were deleted while it was made, or the file store lost them.`,
    );
  }
}
