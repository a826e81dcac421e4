// How much processor time does a cached page cost, compared with a bare Fastify that sends the same
// bytes and headers? 50 connections, plain and brotli. Target: bare Fastify needs at least 0.6 of
// our time.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../src/test/servers/built-server.ts';
import { atLeast, type Figure, generateLoad, median, startHelper } from './tools.ts';

const ROUNDS = 3;
const SECONDS = 2;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const PATHS = ['/', '/membership', '/api/faqs'];

export async function measurePages(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'info' } });
  const cases = PATHS.flatMap((path) =>
    ['', 'br'].map((coding) => ({
      path,
      headers: { 'user-agent': PHONE, 'accept-encoding': coding },
    })),
  );
  const answers = await Promise.all(
    cases.map(async ({ path, headers }, at) => [
      `/${at}`,
      ...(await fetchRaw(server.port, path, headers)),
    ]),
  );
  const folder = await mkdtemp(join(tmpdir(), 'coffee-bare-'));
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const bare = await startHelper('bench/bare-fastify.ts', file);
  const figures: Figure[] = [];
  for (const [at, { path, headers }] of cases.entries()) {
    const common = { headers, connections: 50, seconds: SECONDS, status: 200 };
    const ours = { ...common, port: server.port, path, pid: server.child.pid };
    const theirs = { ...common, port: Number(bare.line), path: `/${at}`, pid: bare.pid };
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ratio = (await generateLoad(theirs)).cpu / (await generateLoad(ours)).cpu;
      if (round > 0) ratios.push(ratio); // the first warms both up
    }
    const what = `${path}, ${headers['accept-encoding'] || 'plain'}: bare Fastify’s CPU over ours`;
    figures.push(atLeast(what, median(ratios), 0.6));
  }
  bare.stop();
  await server.stop();
  await rm(folder, { recursive: true });
  return figures;
}

type Sent = [headers: [string, string][], base64: string];

async function fetchRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  request({ port, host: '127.0.0.1', path, headers }, resolve).on('error', reject).end();
  const answer = await promise;
  const ofConnection = ['connection', 'content-length', 'date', 'keep-alive'];
  const sent = Object.entries(answer.headersDistinct)
    .filter(([name]) => !ofConnection.includes(name))
    .map(([name, values = []]): [string, string] => [name, values.join(', ')]);
  return [sent, (await buffer(answer)).toString('base64')];
}
