import { connect } from 'node:net';
import type { Load, Outcome } from './tools.ts';

/**
 * Sends requests as fast as they are answered. It runs in a process of its own and uses bare
 * sockets, so that it takes little time from the server.
 */
const load: Load = JSON.parse(process.argv[2] ?? '');
const { port, connections, seconds, status } = load;
const times: number[] = [];
let failed = 0;
const began = performance.now();
const until = began + seconds * 1000;

const headers = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\r\n`);
const head = `${load.body ? 'POST' : 'GET'} ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers.join('')}`;
const get = Buffer.from(`${head}\r\n`);
let sent = 0;

/** Numbers each form (`%N`), because equal forms are stored only once. */
function request(): Buffer {
  if (!load.body) return get;
  sent += 1;
  const body = load.body.replace('%N', `${process.pid} ${sent}`);
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function connection(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let asked = 0;
  let answer = '';
  /** Bytes of the body still to come; null while the head arrives. */
  let left: number | null = null;
  let right = false;

  const ask = () => {
    if (performance.now() >= until) return void socket.destroy();
    answer = '';
    left = null;
    asked = performance.now();
    socket.write(request());
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    let came = chunk.length;
    if (left === null) {
      answer += chunk.toString('latin1');
      const at = answer.indexOf('\r\n\r\n');
      if (at === -1) return;
      right = answer.startsWith(`HTTP/1.1 ${status} `);
      left = Number(/\r\ncontent-length: *(\d+)/i.exec(answer.slice(0, at))?.[1] ?? 'NaN');
      // Chunked answers are not supported.
      if (Number.isNaN(left)) return void socket.destroy();
      came = answer.length - at - 4;
    }
    left -= came;
    if (left > 0) return;
    if (right) times.push(performance.now() - asked);
    else failed += 1;
    ask();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    // A request that was open at the end is not counted.
    if (performance.now() >= until) return resolve();
    failed += 1;
    setTimeout(() => connection().then(resolve), 10);
  });
  return promise;
}

const stop = setTimeout(() => process.exit(1), seconds * 1000 + 20_000);
await Promise.all(Array.from({ length: connections }, connection));
clearTimeout(stop);
times.sort((a, b) => a - b);
const outcome: Outcome = {
  answers: times.length,
  perSecond: (times.length * 1000) / (performance.now() - began),
  p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  failed,
};
console.log(JSON.stringify(outcome));
