import { existsSync } from 'node:fs';
import type { Finding } from '../src/features/doctor/contract.ts';
import { checkMachine } from '../src/features/doctor/machine.ts';
import { checkServices } from '../src/features/doctor/services.ts';
import { DatabaseOpenError, openDatabase } from '../src/server/database/database.ts';
import { readEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { createMail } from '../src/server/mail.ts';
import { createFiles } from '../src/server/storage/create-files.ts';
import { forPeople, UsageError } from './support/terminal.ts';

const MARKS: Record<Finding['state'], string> = { good: 'ok  ', warning: 'look', bad: 'BAD ' };
const log = createLog('fatal');

await forPeople(async () => {
  const env = readEnv(process.env);
  const clock = () => new Date();
  const needed = env.DATABASE_URL ? env.DATA_DIR : `${env.DATA_DIR}/db`;
  if (!existsSync(needed)) throw new UsageError('There is no shop here yet: npm start makes one.');
  show(await checkMachine(env, clock()));
  try {
    await using opened = new AsyncDisposableStack();
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
    const database = opened.adopt(
      await openDatabase({ dataDir, databaseUrl, migrations: null, log }),
      (open) => open.close(),
    );
    show(
      await checkServices({
        env,
        database,
        files: createFiles(env),
        mail: createMail(env),
        clock,
      }),
    );
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    console.log(`${error.message}\nThe owner sees the rest in the dashboard, under System Check.`);
  }
});

function show(findings: Finding[]) {
  for (const { state, name, found, advice } of findings) {
    console.log(`${MARKS[state]}  ${name.padEnd(16)} ${found}`);
    if (advice) console.log(`${' '.repeat(23)}→ ${advice}`);
    if (state === 'bad') process.exitCode = 1;
  }
}
