import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/**
 * `npm test` runs what CI runs: first what only reads the sources, then the tests. `npm run lint`,
 * `npm run types` and `npm test -- FILE` run parts of it; `npm run endurance` runs the heavy tests
 * with twenty times the rounds (`ROUNDS`); `npm run format` fixes what it can.
 */
type Step = [name: string, program: string, args: string[]];

const lint: Step[] = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Imports', process.execPath, ['scripts/check-imports.ts']],
  ['Sentences', process.execPath, ['scripts/sentences.ts']],
  ['Unused code', 'knip', []],
  // The lockfile must not name hosts, so that it works with any registry.
  [
    'Lockfile',
    'lockfile-lint',
    [
      ...['--path', 'package-lock.json', '--type', 'npm'],
      ...['--validate-integrity', '--validate-https', '--allowed-hosts', 'npm'],
    ],
  ],
];
const format: Step[] = [['Format', 'biome', ['check', '--write', '.']]];
/** Each further checker works out most types again: four, the default, cost twice as much as one. */
const types: Step[] = [['Types', 'tsc', ['--noEmit', '--checkers', '1']]];

const [what = '', ...only] = process.argv.slice(2);
const folder = mkdtempSync(join(roomInMemory() ? '/dev/shm' : tmpdir(), 'coffee-checks-'));
// PostgreSQL runs as another user, who has to reach its own folder in this one.
chmodSync(folder, 0o755);
process.env.TMPDIR = folder;
const report = join(folder, 'tests.json');
// Without a listener Ctrl C ends the process before its `exit` listeners run.
process.on('SIGINT', () => process.exit(130));
// A server that is just ending may still write into the folder.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const tests: Step[] = [['Tests', 'vitest', ['run', ...reporters, ...only]]];
/** Tests of kills, upgrades, a full disk, saves under load and hours; `npm test` runs few rounds. */
const HEAVY = [
  ...['e2e/crash', 'e2e/full-disk', 'e2e/backup', 'e2e/upgrade'],
  ...['src/server/http', 'src/features/outlets/hours'],
];
const endurance: Step[] = [['Tests', 'vitest', ['run', ...HEAVY]]];
if (what === 'endurance') process.env.ROUNDS ??= '20';

/** Most of them keep one core busy, so they run beside each other; their output comes in order. */
const reads = { format, lint, types, test: only.length > 0 ? [] : [...lint, ...types] }[what] ?? [];
const running = reads.map(run);
let failed = false;
for (const end of running) failed = !(await end()) || failed;
if (failed) process.exit(1);

for (const [name, program, args] of { test: tests, endurance }[what] ?? []) {
  const started = begin(name);
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0 && !(process.env.CI && retryFailed())) {
    console.error(`${name} failed`);
    process.exit(status ?? 1);
  }
  tookSince(started, name);
}

/** The tests' databases are synced often; in memory that costs nothing. A run needs 350 MB at most. */
function roomInMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 4e9 && freemem() > 8e9;
}

function run([name, program, args]: Step) {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return async () => {
    const [[code], output, errors] = await ended;
    begin(name);
    process.stdout.write(output + errors);
    if (code !== 0) console.error(`${name} failed`);
    else tookSince(started, name);
    return code === 0;
  };
}

function begin(name: string): number {
  console.log(`\n── ${name}`);
  return performance.now();
}

function tookSince(started: number, name: string) {
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * CI machines are shared and sometimes too slow for a test. Up to four failed files run again; a
 * real fault fails again.
 */
function retryFailed(): boolean {
  // A run that was killed reports nothing.
  if (!existsSync(report)) return false;
  const { testResults } = z
    .object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) })
    .parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failed.length === 0 || failed.length > 4) return false;
  console.log(`\n── Once more\n${failed.join('\n')}`);
  return spawnSync('vitest', ['run', ...failed], { stdio: 'inherit' }).status === 0;
}
