import { writeFile } from 'node:fs/promises';
import { BackupError } from '../../src/server/backup/archive.ts';
import { DatabaseOpenError } from '../../src/server/database/database.ts';
import { EnvError } from '../../src/server/env.ts';
import { HttpError } from '../../src/server/http/errors.ts';

/** A mistake on the command line. */
export class UsageError extends Error {}

const FOR_PEOPLE = [UsageError, BackupError, DatabaseOpenError, EnvError, HttpError];

/**
 * Runs a command. What an operator can mend is shown as a sentence; the rest keeps its stack. Where memory is
 * short, Linux shall end the command, which can be given again, and not the server that runs beside it.
 */
export async function forPeople(run: () => Promise<void>): Promise<void> {
  if (process.platform === 'linux')
    await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
  try {
    await run();
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function isForPeople(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FOR_PEOPLE.some((kind) => error instanceof kind) || code.startsWith('ERR_PARSE_ARGS');
}

let shown = '';

/** One line a step: rewritten on a terminal, and written once it is done elsewhere. */
export function showProgress(step: string, done: number, all: number): void {
  const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
  const line = `${step.padEnd(10)} ${percent} %`;
  if (line === shown) return;
  shown = line;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${percent === 100 ? '\n' : ''}`);
  else if (percent === 100) process.stderr.write(`${line}\n`);
}
