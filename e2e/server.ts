import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const OWNER = {
  email: 'pemilik@kedai-seduh.example',
  password: 'tiga cangkir sebelum hujan',
};

export type Server = {
  url: string;
  pid: number;
  /** From the command to the first answer of `/readyz`, in milliseconds. */
  startedIn: number;
  /** Ends the process as an operator would, and fails when it does not end well. */
  stop(): Promise<void>;
};

type Options = { dataDir?: string; env?: Record<string, string> };

/** The built server as `npm start` runs it, on a port and in a folder of its own. */
export async function startServer(options: Options = {}): Promise<Server> {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'coffee-e2e-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: folder,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
      // A machine that is busy with tests is no reason to refuse them.
      OVERLOAD_MS: '0',
      ...options.env,
    },
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (line.includes(url)) resolve();
    });
    ended.then(() => reject(new Error(`The server did not start:\n${said.join('\n')}`)));
  });
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200 || child.pid === undefined) throw new Error(`/readyz answered ${status}`);

  return {
    url,
    pid: child.pid,
    startedIn: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      process.off('exit', kill);
      if (!options.dataDir) await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${said.join('\n')}`);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
