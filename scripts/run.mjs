#!/usr/bin/env node
// `npm start`, `npm test` …: installs and builds if needed, then runs the command on the pinned
// Node. Plain JavaScript without dependencies: on a clean clone the machine's own Node runs it.
// Debian's shell does not pass on the signals that npm gets, so package.json has the shell replaced by
// this (`exec`); Windows, which knows no exec, finds exec.cmd.
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
 * Of the server. What it makes for a moment is collected sooner than Node would; and decoding pictures
 * allocates large buffers on many threads, which glibc would never give back.
 */
const { flags, environment } = JSON.parse(readFileSync('scripts/node.json', 'utf8'));

const settings = existsSync('.env') ? ['--env-file=.env'] : [];
/** From the sources: building would replace the files that a running server sends to browsers. */
const operator = (name) => ({ args: [...settings, 'src/main.ts', name] });
const check = (name) => ({ tools: true, args: ['scripts/checks.ts', name] });
const measure = (file) => ({ tools: true, built: true, args: [`bench/${file}`] });

/** Those without `tools` need no packages for development, a third of all. */
const commands = {
  start: { built: true, args: [...flags, ...settings, 'dist/server/main.js'] },
  dev: { args: [...settings, 'scripts/dev.ts'] },
  build: { built: true },
  admin: operator('admin'),
  backup: operator('backup'),
  restore: operator('restore'),
  doctor: operator('doctor'),
  // Browser tests build what they need (e2e/support/global-setup.ts); the others need no build.
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

/** Compares what npm wrote when it last installed with the lockfile, however npm was called. */
function install({ tools }) {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn(join('node_modules', '.package-lock.json'));
  const hasTools = Object.values(installed).some(({ dev }) => dev);
  const all = tools || hasTools;
  const missing = Object.entries(wanted).some(([path, { version, dev, optional }]) => {
    // Not everything fits this machine, and not every command needs what is for development.
    if (path === '' || ((optional || (dev && !all)) && !installed[path])) return false;
    return installed[path]?.version !== version;
  });
  if (existsSync(node) && !missing) return;
  console.log('Installing …');
  const kind = all ? '--include=dev' : '--omit=dev';
  const ci = ['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'];
  // A list of versions that npm has kept may be older than one that is wanted here: then all is asked for anew.
  const options = { stdio: 'inherit', env, shell: windows };
  const kept = spawnSync('npm', [...ci, '--prefer-offline'], options);
  if (kept.status !== 0) step('npm', ci, options);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Sizes and times of the sources are enough: reading them all would take longer than the server's own start. */
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

/** The command takes the place of this process, so that signals sent to `npm start` reach it. */
function run(args) {
  const all = { ...environment, ...env };
  if (process.execve && !windows) process.execve(node, [node, ...args], all);
  // Windows and older Nodes, as on a first start, cannot do that.
  const child = spawn(node, args, { stdio: 'inherit', env: all });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
