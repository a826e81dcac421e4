import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import node from '../../../scripts/node.json' with { type: 'json' };
import { freePort } from './free-port.ts';

export const OWNER = {
  email: 'pemilik@kedai-seduh.example',
  password: 'tiga cangkir sebelum hujan',
};

export type Server = {
  url: string;
  port: number;
  child: ChildProcess;
  output(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves once it has printed this text so many times; rejects if it ends before. */
  printed(text: string, times?: number): Promise<void>;
  /** Resolves once it has printed its address. */
  ready(): Promise<void>;
  /** Stops it as an operator would, and rejects if it does not end cleanly. */
  stop(): Promise<void>;
};

type Command = [program: string, ...args: string[]];
/** Compiling the embedded database a second time, better, costs a test more than it gives. */
export const FLAGS = [...node.flags, '--liftoff-only'];
const BUILT: Command = [process.execPath, ...FLAGS, 'dist/server/main.js'];

/** It is the built one, on a free port, unless another command is given. */
export async function spawnServer(
  env: Record<string, string>,
  [program, ...args]: Command = BUILT,
): Promise<Server> {
  const port = Number(env.PORT ?? (await freePort()));
  const host = env.HOST ?? '127.0.0.1';
  const url = `http://${host}:${port}`;
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--import=${new URL('./end-with-tests.mjs', import.meta.url).href}`,
      ...node.environment,
      PORT: String(port),
      HOST: host,
      SITE_URL: url,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
      // Tests keep the machine busy, and the limit would refuse their requests.
      OVERLOAD_REQUESTS: '0',
      ...env,
    },
  });
  let output = '';
  let more = Promise.withResolvers<void>();
  const note = (text: Buffer) => {
    output += text;
    more.resolve();
    more = Promise.withResolvers();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const printed = async (text: string, times = 1) => {
    const failed = ended.then(() => {
      throw new Error(`The server ended without “${text.trim()}”:\n${output}`);
    });
    failed.catch(() => {});
    while (output.split(text).length <= times) await Promise.race([more.promise, failed]);
  };
  return {
    url,
    port,
    child,
    output: () => output,
    ended,
    printed,
    ready: () => printed(`\n  ${url}\n`),
    stop: async () => {
      child.kill('SIGTERM');
      const { code, signal } = await ended;
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}:\n${output}`);
    },
  };
}

/** The server has a new folder unless one is given. */
export async function startServer(
  options: { dataDir?: string; env?: Record<string, string> } = {},
) {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'coffee-e2e-')));
  const started = performance.now();
  const server = await spawnServer({ DATA_DIR: folder, ...options.env });
  await server.ready();
  const { status } = await fetch(`${server.url}/readyz`);
  if (status !== 200) throw new Error(`/readyz answered ${status}`);
  return {
    ...server,
    /** It counts milliseconds from the command to the first answer of `/readyz`. */
    startedIn: performance.now() - started,
    stop: async () => {
      await server.stop();
      if (!options.dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function signIn({ url }: Pick<Server, 'url'>): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
