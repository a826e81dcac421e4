// What happens during a minute with three times the load the server can render? Target: answers
// take 2 s at most, refusals (503) 200 ms, no connection is cut, and 5 s later an answer takes as
// long as before.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, startServer } from '../src/test/servers/built-server.ts';
import { atMost, type Figure, generateLoad, median } from './tools.ts';

const SECONDS = 60;
type Answer = { status: number; ms: number };

export async function measureOverload(): Promise<Figure[]> {
  const server = await startServer({
    env: { FORM_LIMIT: '0', LOG_LEVEL: 'info', OVERLOAD_REQUESTS: '10' },
  });
  const { port } = server;
  // Pages with a session are not cached.
  const headers = { accept: 'text/html', cookie: await signIn(server) };
  const load = { port, path: '/', headers, connections: 4, seconds: 3, status: 200 };
  await generateLoad(load); // warming up
  const { perSecond } = await generateLoad(load);
  const alone = async () => {
    const times: number[] = [];
    for (let asked = 0; asked < 10; asked += 1) times.push((await send(port, headers)).ms);
    return median(times);
  };
  const before = await alone();
  const answers: Promise<Answer>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < perSecond * 3 * SECONDS; sent += 1) {
    const due = began + (sent * 1000) / (perSecond * 3) - performance.now();
    if (due > 1) await pause(due);
    answers.push(send(port, { ...headers, connection: 'close' }));
  }
  const all = await Promise.all(answers);
  await pause(5000);
  const after = await alone();
  await server.stop();
  const slowest = (status: number) =>
    Math.max(0, ...all.filter((one) => one.status === status).map(({ ms }) => ms));
  const cutOff = all.filter(({ status }) => status !== 200 && status !== 503).length;
  return [
    atMost('slowest that was served, ms', slowest(200), 2000),
    atMost('slowest refusal, ms', slowest(503), 200),
    atMost('cut off', cutOff, 0),
    atMost('answer 5 s after over before', after / before, 1.5),
  ];
}

function send(port: number, headers: Record<string, string>): Promise<Answer> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const done = (status: number) => resolve({ status, ms: performance.now() - began });
  request({ port, host: '127.0.0.1', path: '/', headers, agent: false }, (answer) => {
    answer.resume().on('end', () => done(answer.statusCode ?? 0));
  })
    .on('error', () => done(0))
    .end();
  return promise;
}
