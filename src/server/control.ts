import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Log } from './log.ts';
import { isForOperator, OperatorError } from './operator-error.ts';

/**
 * Only one process can open the folder of the embedded database. So the operator's commands ask the
 * running server, over a socket that only the owner of the data folder can open.
 */
const SOCKET = 'control.sock';

const question = z.object({ command: z.string(), args: z.array(z.string()) });
const answer = z.union([z.object({ lines: z.array(z.string()) }), z.object({ error: z.string() })]);

export type Controls = Record<string, (args: string[]) => Promise<string[]>>;

export async function serveControl(
  dataDir: string,
  controls: Controls,
  log: Log,
): Promise<() => Promise<void>> {
  const path = join(dataDir, SOCKET);
  await rm(path, { force: true });
  const server = createServer(async (asked, response) => {
    const { data } = question.safeParse(await json(asked).catch(() => null));
    const { command = '', args = [] } = data ?? {};
    response.end(JSON.stringify(await perform(controls[command], args)));
  });

  async function perform(control: Controls[string] | undefined, args: string[]) {
    try {
      if (!control) throw new OperatorError('The server that runs there is of another version.');
      return { lines: await control(args) };
    } catch (err) {
      if (isForOperator(err)) return { error: err.message };
      log.error({ err }, 'A command of the operator failed');
      return { error: 'The server that runs there failed to do it: see its log.' };
    }
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(path, resolve);
  await promise.catch((error: Error) =>
    log.warn({ reason: error.message }, 'Commands need the server to be stopped'),
  );
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/**
 * @returns null when no server runs in the folder
 * @throws OperatorError when the server refuses
 */
export async function askServer(
  dataDir: string,
  command: string,
  args: string[] = [],
): Promise<string[] | null> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  request({ socketPath: join(dataDir, SOCKET), method: 'POST' }, (response) => {
    json(response).then(resolve, reject);
  })
    .on('error', reject)
    .end(JSON.stringify({ command, args }));
  const found = await promise.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // A server that was killed leaves its socket behind.
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw new OperatorError(`The server that runs in ${dataDir} cannot be asked (${code}).`);
  });
  if (found === null) return null;
  const parsed = answer.parse(found);
  if ('error' in parsed) throw new OperatorError(parsed.error);
  return parsed.lines;
}
