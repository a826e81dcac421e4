import { onTestFinished } from 'vitest';
import { type Server, spawnServer } from '../../src/test/servers/built-server.ts';

/** The built server for tests that kill it or stop it at odd moments; it ends with its test. */
export async function runServer(
  env: Record<string, string>,
  command?: [program: string, ...args: string[]],
): Promise<Server> {
  const server = await spawnServer({ FORM_LIMIT: '0', ...env }, command);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}
