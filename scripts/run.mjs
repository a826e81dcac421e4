#!/usr/bin/env node
// `npm start`, `npm test` …: installs and builds if needed, then runs the command on the pinned
// Node. Plain JavaScript without dependencies: on a clean clone the machine's own Node runs it.
// `exec` in package.json is needed because a shell in between would not pass signals on; Windows,
// which has none, finds exec.cmd.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/**
 * Of the server. What it makes for a moment is collected sooner than Node would; and decoding pictures
 * allocates large buffers on many threads, which glibc would never give back.
 */
const { flags, environment } = JSON.parse(readFileSync('scripts/node.json', 'utf8'));

/** In the stamp of an installation: packages for development are there, too. */
const ALL = 'all';

const settings = existsSync('.env') ? ['--env-file=.env'] : [];

/** Those without `tools` need no packages for development, a third of all. */
const commands = {
  start: { built: true, args: [...flags, ...settings, 'dist/server/main.js'] },
  dev: { args: [...settings, 'scripts/dev.ts'] },
  // Browser tests build what they need (e2e/support/global-setup.ts); the others need no build.
  test: { tools: true, args: ['scripts/checks.ts', 'test'] },
  format: { tools: true, args: ['scripts/checks.ts', 'format'] },
  lint: { tools: true, args: ['scripts/checks.ts', 'lint'] },
  types: { tools: true, args: ['scripts/checks.ts', 'types'] },
  build: { built: true },
  admin: { args: [...settings, 'scripts/admin.ts'] },
  backup: { args: [...settings, 'scripts/backup.ts'] },
  restore: { args: [...settings, 'scripts/restore.ts'] },
  doctor: { args: [...settings, 'scripts/doctor.ts'] },
  bench: { tools: true, built: true, args: ['scripts/bench.ts'] },
  'bench-visits': { tools: true, built: true, args: ['scripts/bench-visits.ts'] },
  lighthouse: { tools: true, built: true, args: ['scripts/lighthouse.ts'] },
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

function install({ tools }) {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (existsSync(node) && installed === wanted && (extent === ALL || !tools)) return;
  console.log('Installing …');
  const all = tools || extent === ALL;
  const kind = all ? '--include=dev' : '--omit=dev';
  const ci = ['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  // What npm has kept is as good, as the lockfile knows its hash. But a list of versions that it has
  // kept may be older than a version that is wanted here; then everything is asked for anew.
  const kept = spawnSync('npm', [...ci, '--prefer-offline'], { stdio: 'inherit', env, shell });
  if (kept.status !== 0) step('npm', ci, shell);
  writeFileSync(stamp, all ? `${wanted} ${ALL}` : wanted);
}

function build() {
  const stamp = join('dist', '.built');
  const files = sources();
  const [built, seen] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  // Reading every source would take longer than the server's own start.
  const times = fingerprint(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
  if (seen === times) return;
  const contents = fingerprint(files, (file) => readFileSync(file));
  if (built !== contents) {
    console.log('Building …');
    step(node, ['scripts/build.ts']);
  }
  writeFileSync(stamp, `${contents}\n${times}`);
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

function fingerprint(files, of) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(of(file));
  return hash.digest('hex');
}

function step(program, args, shell = false) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** The command takes the place of this process, so that signals sent to `npm start` reach it. */
function run(args) {
  const all = { ...environment, ...env };
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], all);
  // Windows and older Nodes, as on a first start, cannot do that.
  const child = spawn(node, args, { stdio: 'inherit', env: all });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
