import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { BUILT_PASSWORDS } from '../features/accounts/common-passwords.ts';
import { emptyDatabase } from './empty-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Each test application loads this database dump with the whole schema. */
    emptyDatabase: string;
    /** Test applications record in it which changes by staff exist and which succeeded. */
    changesReport: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-tests-'));
  // These tests need no other build output.
  if (!existsSync(BUILT_PASSWORDS)) execFileSync(process.execPath, ['scripts/passwords.ts']);
  project.provide('emptyDatabase', await emptyDatabase());
  const report = join(folder, 'changes.txt');
  await writeFile(report, '');
  project.provide('changesReport', report);
  return async () => {
    const untested = (await isWholeRun(project)) ? await untestedChanges(report) : [];
    await rm(folder, { recursive: true });
    if (untested.length > 0) throw new Error(`No test calls ${untested.join(', ')} with success`);
  };
}

async function isWholeRun(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const run = project.vitest.state.getFiles().filter((file) => file.projectName === project.name);
  return run.length === testFiles.length;
}

async function untestedChanges(report: string): Promise<string[]> {
  const lines = new Set((await readFile(report, 'utf8')).split('\n'));
  return [...lines]
    .filter((line) => line.startsWith('expected '))
    .map((line) => line.slice('expected '.length))
    .filter((call) => !lines.has(`recorded ${call}`));
}
