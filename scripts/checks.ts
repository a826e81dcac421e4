import { spawnSync } from 'node:child_process';

/**
 * `npm test` runs what CI runs and stops at the first step that fails. `npm run lint`, `npm run
 * types` and `npm test -- FILE` run parts of it.
 */
type Step = [name: string, program: string, args: string[]];

const lint: Step[] = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Imports', process.execPath, ['scripts/check-imports.ts']],
  ['Unused code', 'knip', []],
  // The lockfile names no hosts, so that any registry can serve it; fails when one slips in.
  [
    'Lockfile',
    'lockfile-lint',
    [
      ...['--path', 'package-lock.json', '--type', 'npm'],
      ...['--validate-integrity', '--validate-https', '--allowed-hosts', 'npm'],
    ],
  ],
];
const types: Step[] = [['Types', 'tsc', ['--noEmit']]];

const [what = '', ...only] = process.argv.slice(2);
const tests: Step[] = [['Tests', 'vitest', ['run', ...only]]];
const test = only.length > 0 ? tests : [...lint, ...types, ...tests];

const steps = { lint, types, test }[what] ?? [];
for (const [name, program, args] of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
