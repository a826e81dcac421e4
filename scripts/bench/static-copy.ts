import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A server that does nothing but send files: what the server named by its argument answers, asked for
 * once and then sent from memory, with no more headers than a file needs.
 */
const origin = process.argv[2] ?? '';
const OF_A_FILE = ['content-type', 'content-encoding', 'cache-control', 'vary', 'location'];

type Answer = { status: number; headers: Record<string, string>; bytes: Buffer };
const files = new Map<string, Promise<Answer>>();

async function copyOf(path: string, accepted: string): Promise<Answer> {
  const asked = request(origin + path, {
    headers: { accept: 'text/html,*/*', 'accept-encoding': accepted },
  }).end();
  const [answer] = await once(asked, 'response');
  const bytes = await buffer(answer);
  const kept = OF_A_FILE.flatMap((name) => {
    const value: unknown = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const headers = { ...Object.fromEntries(kept), 'content-length': String(bytes.length) };
  return { status: answer.statusCode ?? 502, headers, bytes };
}

const server = createServer(async ({ method, url = '/', headers }, response) => {
  // Beacons count visitors; a file knows nothing of them.
  if (method !== 'GET') return void response.writeHead(204).end();
  const accepted = String(headers['accept-encoding'] ?? '');
  const key = `${accepted} ${url}`;
  const file = files.get(key) ?? copyOf(url, accepted);
  files.set(key, file);
  const { status, headers: head, bytes } = await file;
  response.writeHead(status, head).end(bytes);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address === 'object' && address) console.log(address.port);
