import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { OWNER } from './server.ts';

export type Program = {
  url: string;
  port: number;
  child: ChildProcess;
  /** Everything it wrote so far. */
  said(): string;
  /** How it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves once it says where it listens; fails when it ends before. */
  ready(): Promise<void>;
};

/** The built server for tests that end it in ways an operator never would; it ends with its test. */
export async function runProgram(env: Record<string, string>, shell = ''): Promise<Program> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const main = [process.execPath, 'dist/server/main.js'] as const;
  const [program, ...args] = shell ? ['sh', '-c', `${shell}; exec "$@"`, 'sh', ...main] : main;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      FORM_LIMIT: '0',
      LOG_LEVEL: 'warn',
      OVERLOAD_MS: '0',
      ...env,
    },
  });
  const kill = () => void child.kill('SIGKILL');
  onTestFinished(kill);
  process.once('exit', kill);
  let said = '';
  const note = (text: Buffer) => {
    said += text;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', kill);
    return { code, signal };
  });
  const ready = async () => {
    const failed = ended.then(() => {
      throw new Error(`The server did not start:\n${said}`);
    });
    while (!said.includes(`\n  ${url}\n`)) await Promise.race([once(child.stdout, 'data'), failed]);
    failed.catch(() => {});
  };
  return { url, port, child, said: () => said, ended, ready };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** Somebody at one server: remembers the session and says which site its requests come from. */
export function visitor(url: string, cookie = '') {
  const state = { cookie };
  const send = (method: string, path: string, body?: object | FormData) => {
    const form = body instanceof FormData;
    return fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie: state.cookie,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
  };
  const login = async () => {
    const answer = await send('POST', '/api/auth/login', OWNER);
    if (!answer.ok) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`);
    state.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return Object.assign(state, { url, send, login });
}
