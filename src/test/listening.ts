import { once } from 'node:events';
import { connect } from 'node:net';
import type { App } from '../server/deps.ts';

export async function listen(app: App): Promise<{ host: string; port: number; url: string }> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { host: '127.0.0.1', port: Number(new URL(url).port), url };
}

export async function raw(
  at: { host: string; port: number },
  bytes: string | Uint8Array,
): Promise<string> {
  const socket = connect(at);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  // The server may close the connection while the test still sends.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}
