import { readFile } from 'node:fs/promises';
import fastify from 'fastify';

/**
 * The yardstick: a Fastify that only sends given bytes. Its argument is a file of `[path, headers,
 * base64][]`.
 */
type Sent = [path: string, headers: [string, string][], base64: string];

const answers: Sent[] = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const app = fastify();
for (const [path, headers, base64] of answers) {
  const bytes = Buffer.from(base64, 'base64');
  app.get(path, (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.send(bytes);
  });
}
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
