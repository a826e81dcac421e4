import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Server, startServer } from '../../src/test/servers/built-server.ts';
import { ask, machineLoad, PHONE, residentMegabytes, round } from './ask.ts';

const ENV = { FORM_LIMIT: '0', LOG_LEVEL: 'error', OVERLOAD_REQUESTS: '10' };
const BROWSER = { 'user-agent': PHONE, accept: 'text/html' };

type Answer = { status: number; ms: number };
type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer };

/** One request to its last byte; status 0 when there was no answer. */
function send(port: number, { body, ...sent }: Sent, agent?: Agent): Promise<Answer> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const end = (status: number) => resolve({ status, ms: performance.now() - began });
  const length = body && { 'content-length': body.length };
  const headers = { ...BROWSER, ...sent.headers, ...length };
  request({ port, host: '127.0.0.1', agent: agent ?? false, ...sent, headers }, (answer) => {
    answer.resume().on('end', () => end(answer.statusCode ?? 0));
  })
    .on('error', () => end(0))
    .end(body);
  return promise;
}

function row(answers: Answer[]) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => round(times[Math.floor(times.length * part)] ?? Number.NaN);
  return { answers: times.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) };
}

/**
 * Pages that are drawn anew, three times as many as can be: the surplus must hear so at once, who is
 * served must be soon, and five seconds later it must be as before.
 */
export async function measureOverload(
  cookie: (server: Server) => Promise<string>,
  seconds: number,
) {
  const server = await startServer({ env: ENV });
  const { port } = server;
  const headers = { ...BROWSER, cookie: await cookie(server) };
  const drawn = { port, path: '/', headers, status: 200 };
  await ask({ ...drawn, connections: 4, seconds: 3 }); // warming up
  const { perSecond } = await ask({ ...drawn, connections: 4, seconds: 3 });
  const alone = () =>
    Promise.all(Array.from({ length: 5 }, () => send(port, { path: '/', headers })));
  const before = await alone();

  const answers: Promise<Answer>[] = [];
  const began = performance.now();
  const count = Math.round(perSecond * 3 * seconds);
  for (let sent = 0; sent < count; sent += 1) {
    const due = began + (sent * 1000) / (perSecond * 3) - performance.now();
    if (due > 1) await pause(due);
    answers.push(send(port, { path: '/', headers: { ...headers, connection: 'close' } }));
  }
  const all = await Promise.all(answers);
  await pause(5000);
  const after = await alone();
  const table = {
    [`before, of ${Math.round(perSecond)} a second that it can`]: row(before),
    'served meanwhile': row(all.filter(({ status }) => status === 200)),
    'told to come again (503)': row(all.filter(({ status }) => status === 503)),
    'reset or failed': row(all.filter(({ status }) => status !== 200 && status !== 503)),
    '5 s after': row(after),
    load: { answers: machineLoad() },
  };
  await server.stop();
  return table;
}

/** Visitors who connect and say nothing. */
export async function measureIdle(count: number) {
  const server = await startServer({ env: ENV });
  const { port, child } = server;
  await send(port, { path: '/' });
  const before = residentMegabytes(child.pid);
  const sockets: Socket[] = [];
  let open = 0;
  for (let made = 0; made < count; made += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.on('connect', () => {
      open += 1;
      resolve();
    });
    socket.on('error', () => resolve());
    // Otherwise it would not hear that the server has closed it.
    socket.resume();
    socket.on('close', () => {
      open -= 1;
    });
    sockets.push(socket);
    await promise;
  }
  const connected = open;
  const meanwhile: Answer[] = [];
  for (let asked = 0; asked < 50; asked += 1) meanwhile.push(await send(port, { path: '/' }));
  const with2000 = residentMegabytes(child.pid);
  const began = performance.now();
  while (open > 0 && performance.now() - began < 60_000) await pause(100);
  const gone = (performance.now() - began) / 1000;
  for (const socket of sockets) socket.destroy();
  const table = {
    [`${connected} idle connections`]: {
      'MB before': before,
      'MB with them': with2000,
      ...row(meanwhile),
      failed: meanwhile.filter(({ status }) => status !== 200).length,
      'all closed after s': round(gone),
      load: machineLoad(),
    },
  };
  await server.stop();
  return table;
}

const ORIGIN = ({ url }: Server) => ({ origin: url });

function form(name: string, picture: Buffer) {
  const boundary = 'boundary-of-the-bench';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A photograph of twelve megapixels, as phones take them: noise, the hardest to encode. */
async function photograph(seed: number): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 12 };
  return sharp({ create: { width, height, channels: 3, background: '#876', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

const status = (pid: number | undefined, name: string) => {
  const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm');
  return Math.round(Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
};

/** The most memory it ever used, with pictures of twelve megapixels arriving six at a time (Linux). */
export async function measureMemory(cookie: (server: Server) => Promise<string>) {
  const server = await startServer({ env: ENV });
  const { port, child } = server;
  const staff = { ...ORIGIN(server), cookie: await cookie(server) };
  const atRest = residentMegabytes(child.pid);
  const outcomes: Answer[] = [];
  for (let times = 0; times < 3; times += 1) {
    const pictures = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((one) => photograph(times * 6 + one)),
    );
    const sent = pictures.map((picture) => {
      const { body, headers } = form('image', picture);
      const more = { ...staff, ...headers };
      return send(port, { method: 'POST', path: '/api/cms/upload', headers: more, body });
    });
    outcomes.push(...(await Promise.all(sent)));
  }
  const table = {
    'uploads of 12 MP, six at a time': {
      accepted: outcomes.filter(({ status: code }) => code < 300).length,
      'told to come again': outcomes.filter(({ status: code }) => code === 503).length,
      'p95 ms': row(outcomes)['p95 ms'],
      'MB at rest': atRest,
      'MB at most': status(child.pid, 'VmHWM'),
      'MB after': residentMegabytes(child.pid),
      load: machineLoad(),
    },
  };
  await server.stop();
  return table;
}

/** Everything at once for so many minutes: memory and descriptors must not grow (Linux). */
export async function measureSoak(cookie: (server: Server) => Promise<string>, minutes: number) {
  const server = await startServer({ env: ENV });
  const { port, child } = server;
  const staff = { ...ORIGIN(server), cookie: await cookie(server) };
  const json = { ...ORIGIN(server), 'content-type': 'application/json' };
  const small = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#987' },
  })
    .jpeg()
    .toBuffer();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const until = performance.now() + minutes * 60_000;
  const statuses: Record<string, number> = {};
  let sent = 0;
  const kinds: (() => Sent)[] = [
    () => ({ path: '/' }),
    () => ({ path: '/about?utm_source=soak' }),
    () => ({ path: `/none-${sent}` }),
    () => ({ path: '/', headers: staff }),
    () => ({ path: '/api/admin/contact-messages?limit=50', headers: staff }),
    () => ({ path: '/api/admin/overview', headers: staff }),
    () => ({
      method: 'POST',
      path: '/api/visits',
      headers: json,
      body: Buffer.from(JSON.stringify({ page: `/?utm_campaign=c${sent % 50}`, referrer: '' })),
    }),
    () => ({
      method: 'POST',
      path: '/api/contact',
      headers: json,
      body: Buffer.from(
        JSON.stringify({ name: 'Sari', email: 'sari@kopi.example', message: `Halo ${sent}` }),
      ),
    }),
  ];
  const client = async (place: number) => {
    while (performance.now() < until) {
      sent += 1;
      const kind = kinds[(sent + place) % kinds.length];
      const upload = sent % 500 === 0;
      const { body, headers } = form('image', small);
      const one = upload
        ? { method: 'POST', path: '/api/cms/upload', headers: { ...staff, ...headers }, body }
        : kind?.();
      if (!one) continue;
      const { status: code } = await send(port, one, agent);
      statuses[code] = (statuses[code] ?? 0) + 1;
      await pause(50);
    }
  };
  const samples: { minute: number; MB: number; descriptors: number }[] = [];
  const watching = (async () => {
    for (let minute = 0; performance.now() < until; minute += 0.5) {
      const descriptors = readdirSync(`/proc/${child.pid}/fd`).length;
      samples.push({ minute, MB: residentMegabytes(child.pid), descriptors });
      await pause(30_000);
    }
  })();
  await Promise.all(Array.from({ length: 6 }, (_, place) => client(place)));
  await watching;
  agent.destroy();
  const half = samples.slice(Math.floor(samples.length / 2));
  console.table(samples.filter((_, index) => index % Math.ceil(samples.length / 12) === 0));
  const table = {
    [`${minutes} minutes`]: {
      requests: sent,
      answers: JSON.stringify(statuses),
      'MB an hour, second half': round(slope(half.map(({ minute, MB }) => [minute / 60, MB]))),
      'descriptors an hour': round(
        slope(half.map(({ minute, descriptors }) => [minute / 60, descriptors])),
      ),
      'MB at most': status(child.pid, 'VmHWM'),
      load: machineLoad(),
    },
  };
  await server.stop();
  return table;
}

/** Of the straight line that fits best. */
function slope(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const above = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return above / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
