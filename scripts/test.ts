import { spawnSync } from 'node:child_process';

/** What CI runs, in plain words; the first step that fails ends it. */
const steps: [name: string, program: string, args: string[]][] = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Imports', process.execPath, ['scripts/check-imports.ts']],
  ['Unused code', 'knip', []],
  // The lockfile names no hosts, so that any registry may serve it; a host that slips in is refused.
  [
    'Lockfile',
    'lockfile-lint',
    [
      ...['--path', 'package-lock.json', '--type', 'npm'],
      ...['--validate-integrity', '--validate-https', '--allowed-hosts', 'npm'],
    ],
  ],
  ['Tests', 'vitest', ['run']],
];

const only = process.argv.slice(2);
for (const [name, program, args] of steps) {
  if (only.length > 0 && name !== 'Tests') continue;
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, [...args, ...(name === 'Tests' ? only : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
