import { readFile } from 'node:fs/promises';
import fastify from 'fastify';

/**
 * A Fastify that does nothing but send given bytes: what the product is compared with. Its one
 * argument is a file of `[path, content type, coding, bytes in base64][]`.
 */
type Sent = [path: string, type: string, coding: string, base64: string];

const answers: Sent[] = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const app = fastify();
for (const [path, type, coding, base64] of answers) {
  const bytes = Buffer.from(base64, 'base64');
  app.get(path, (_request, reply) => {
    reply.header('content-type', type);
    if (coding) reply.header('content-encoding', coding);
    reply.send(bytes);
  });
}
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
