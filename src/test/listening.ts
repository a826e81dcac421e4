import { once } from 'node:events';
import { connect } from 'node:net';
import type { App } from '../server/deps.ts';

/** Starts to listen on a port of this machine; answers where. */
export async function listen(app: App): Promise<{ host: string; port: number; url: string }> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { host: '127.0.0.1', port: Number(new URL(url).port), url };
}

/** Sends bytes as they are, and answers everything that comes back until the connection ends. */
export async function raw(
  at: { host: string; port: number },
  bytes: string | Uint8Array,
): Promise<string> {
  const socket = connect(at);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  // A server that hangs up on somebody still sending resets the connection.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}
