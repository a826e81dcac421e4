import { checkSiteUrl } from '../features/doctor/checks/address.ts';
import { checkMachine } from '../features/doctor/checks/machine.ts';
import { checkNames } from '../features/doctor/checks/messages.ts';
import { asItIs, bad, type Result } from '../features/doctor/checks/result.ts';
import { checkServices, checkStoredData } from '../features/doctor/checks/services.ts';
import { openDatabase } from '../server/database/database.ts';
import { DatabaseOpenError } from '../server/database/database-errors.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { createMail } from '../server/mail.ts';
import { createFiles } from '../server/storage/create-files.ts';
import { hasEmbeddedDatabase } from './shop.ts';

const MARKS: Record<Result['state'], string> = {
  good: 'ok  ',
  hint: 'look',
  warning: 'look',
  bad: 'BAD ',
};

export async function doctor(): Promise<void> {
  const env = readEnv(process.env);
  const clock = () => new Date();
  show(await checkMachine(env, clock()));
  show([checkSiteUrl(env.SITE_URL)]);
  show(await checkServices({ env, files: createFiles(env), mail: createMail(env) }));
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  if (!databaseUrl && !hasEmbeddedDatabase(env)) {
    console.log(`There is no shop in ${dataDir} yet: npm start makes one.`);
    return;
  }
  try {
    const log = createLog('fatal');
    const database = await openDatabase({ dataDir, databaseUrl, migrations: null, log });
    show(await checkStoredData({ env, database, clock }).finally(() => database.close()));
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    if (databaseUrl)
      show([bad(checkNames.database, asItIs(error.message), asItIs('Check DATABASE_URL.'))]);
    else
      console.log(
        `${error.message}\nThe owner sees the rest in the dashboard, under System Check.`,
      );
  }
}

function show(findings: Result[]) {
  for (const { state, name, found, advice } of findings) {
    console.log(`${MARKS[state]}  ${name.en.padEnd(16)} ${found.en}`);
    if (advice) console.log(`${' '.repeat(23)}→ ${advice.en}`);
    if (state === 'bad') process.exitCode = 1;
  }
}
