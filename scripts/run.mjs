#!/usr/bin/env node
// `npm start`, `npm test` …: makes the clone ready, then runs the command on the pinned Node.
// Plain JavaScript without dependencies, because on a clean clone the machine's own Node runs it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

const settings = existsSync('.env') ? ['--env-file=.env'] : [];

const commands = {
  start: [...settings, 'dist/server/main.js'],
  dev: [...settings, 'scripts/dev.ts'],
  test: ['scripts/test.ts'],
  build: null,
  admin: [...settings, 'scripts/admin.ts'],
  bench: ['scripts/bench.ts'],
  lighthouse: ['scripts/lighthouse.ts'],
};

const [command = '', ...rest] = process.argv.slice(2);
if (!(command in commands)) {
  console.error(`Unknown command ${command}. Known: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}

install();
if (command !== 'dev' && command !== 'admin') build();
if (commands[command]) run([...commands[command], ...rest]);

/** Installs what the lockfile names, when it changed since the last time. */
function install() {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing …');
  step('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.platform === 'win32');
  writeFileSync(stamp, wanted);
}

/** Builds when a source is newer than the last build. */
function build() {
  const stamp = join('dist', '.built');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  step(node, ['scripts/build.ts']);
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times of all that the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const folder of ['src', 'public', 'pictures', 'scripts']) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((e) => join(e.parentPath ?? e.path, e.name));
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  hash.update(readFileSync('vite.config.ts'));
  return hash.digest('hex');
}

function step(program, args, shell = false) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** Stays as the parent so that a signal sent to `npm start` reaches the server, and waits for it. */
function run(args) {
  // Decoding pictures allocates large pieces on many threads; glibc would keep them for ever.
  const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
  const child = spawn(node, args, { stdio: 'inherit', env: { ...malloc, ...env } });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
