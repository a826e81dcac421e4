#!/usr/bin/env node
// `npm start`, `npm test` …: installs and builds if needed, then runs the command on the pinned
// Node. Plain JavaScript without dependencies, because on a clean clone the machine's own Node runs it.
// Debian's shell does not pass npm's signals on, so package.json calls this with `exec`, which
// replaces the shell. Windows has no `exec` and finds exec.cmd instead.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const windows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, windows ? 'node.exe' : 'node');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/**
 * For the server: a small young generation saves memory, and without these settings glibc would
 * never return large buffers, such as those that decoding pictures allocates on many threads. The
 * threshold is a little above the 64 kB that Node takes for each read.
 */
const { flags, environment } = JSON.parse(readFileSync('scripts/node.json', 'utf8'));

const settings = existsSync('.env') ? ['--env-file=.env'] : [];
/** Run from the sources, because a build would replace the files that a running server sends. */
const operator = (name) => ({ args: [...settings, 'src/main.ts', name] });
const check = (name) => ({ tools: true, args: ['scripts/checks.ts', name] });
const measure = (file) => ({ tools: true, built: true, args: [`bench/${file}`] });

/** Commands without `tools` do without the development packages, a third of all. */
const commands = {
  start: { built: true, args: [...flags, ...settings, 'dist/server/main.js'] },
  dev: { args: [...settings, 'scripts/dev.ts'] },
  build: { built: true },
  admin: operator('admin'),
  backup: operator('backup'),
  restore: operator('restore'),
  doctor: operator('doctor'),
  // Browser tests build by themselves (e2e/support/global-setup.ts); the others need no build.
  test: check('test'),
  endurance: check('endurance'),
  format: check('format'),
  lint: check('lint'),
  types: check('types'),
  bench: measure('run.ts'),
};

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command ${name}. Known: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}

install(command);
if (command.built) build();
if (command.args) run([...command.args, ...rest]);

/** Installs when the lockfile differs from what npm recorded at its last installation. */
function install({ tools }) {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn(join('node_modules', '.package-lock.json'));
  const hasTools = Object.values(installed).some(({ dev }) => dev);
  const all = tools || hasTools;
  const missing = Object.entries(wanted).some(([path, { version, dev, optional }]) => {
    // Optional packages may not fit this machine, and development packages may not be needed.
    if (path === '' || ((optional || (dev && !all)) && !installed[path])) return false;
    return installed[path]?.version !== version;
  });
  if (existsSync(node) && !missing) return;
  console.log('Installing …');
  const kind = all ? '--include=dev' : '--omit=dev';
  const ci = ['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's cached metadata may be older than a version wanted here; then it is fetched again.
  const options = { stdio: 'inherit', env, shell: windows };
  const kept = spawnSync('npm', [...ci, '--prefer-offline'], options);
  if (kept.status !== 0) step('npm', ci, options);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Compares sizes and times only, because reading all sources takes longer than starting the server. */
function build() {
  const stamp = join('dist', '.built');
  const hash = createHash('sha256');
  for (const file of sources()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  step(node, ['scripts/build.ts'], { stdio: 'inherit', env });
  writeFileSync(stamp, wanted);
}

function sources() {
  const files = ['migrations', 'public', 'pictures', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  const read = files.filter(
    (file) => !/\.test\.tsx?$|[\\/](src[\\/]test|pictures[\\/]widths)[\\/]/.test(`/${file}`),
  );
  return [...read.sort(), 'package-lock.json', 'vite.config.ts'];
}

function step(program, args, options) {
  const { status } = spawnSync(program, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

/** Replaces this process, so that signals sent to `npm start` reach the command. */
function run(args) {
  const all = { ...environment, ...env };
  if (process.execve && !windows) process.execve(node, [node, ...args], all);
  // Windows and older Nodes (before the pinned one is installed) have no `execve`.
  const child = spawn(node, args, { stdio: 'inherit', env: all });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
