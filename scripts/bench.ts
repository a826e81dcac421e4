import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { decodePicture, encodeVariants, uploadSettings } from '../src/features/media/encode.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { type Server, signIn, startServer } from '../src/test/servers/built-server.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { namedIn, transferred, weightOf } from '../src/test/transfer.ts';
import {
  ask,
  compare,
  type Measured,
  machineLoad,
  median,
  PHONE,
  ratioOf,
  residentMegabytes,
  round,
  startHelper,
} from './bench/ask.ts';
import { measureIdle, measureMemory, measureOverload, measureSoak } from './bench/endurance.ts';
import { measureDatabaseFaults, measureFilesFault, measureMailFaults } from './bench/faults.ts';
import { measureInstances } from './bench/instances.ts';
import { measureStaffList } from './bench/staff-list.ts';
import { measureStarts } from './bench/start.ts';
import { measureWrites } from './bench/writes.ts';
import { cpuOf } from './bench-visits/measure.ts';

/**
 * `npm run bench [-- part …] [--minutes 60]`: the built product beside what it stands on, in the same run: a bare
 * Fastify that sends the same bytes, and the database's own driver.
 * A ratio of 1 is as fast. Rates are the median of three rounds that take turns, with the slowest
 * and the fastest; whatever is answered with another status than it should counts as failed.
 *
 * For comparison, as measured by us elsewhere in November 2026, in the ratio to a bare Fastify: Payload
 * with Next regenerating 0.045; WordPress behind nginx's cache 0.65.
 */
const PARTS = [
  'starts',
  'weights',
  'pages',
  'staff',
  'drawing',
  'burst',
  'writes',
  'pictures',
  'instances',
];
/** Only when named: they take minutes. */
const LONG = ['overload', 'idle', 'memory', 'soak', 'postgres', 's3', 'smtp'];
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});
const minutes = Number(values.minutes);
const known = [...PARTS, ...LONG];
const unknown = wanted.filter((part) => !known.includes(part));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
const runs = (part: string) =>
  wanted.includes(part) || (wanted.length === 0 && PARTS.includes(part));

const env = { FORM_LIMIT: '0', LOG_LEVEL: 'info', OVERLOAD_REQUESTS: '10' };
const browser = { 'user-agent': PHONE, accept: 'text/html,application/xhtml+xml' };
if (runs('starts')) console.table(await measureStarts());
if (runs('overload')) console.table(await measureOverload(signIn, 20));
if (runs('idle')) console.table(await measureIdle(2000));
if (runs('memory')) console.table(await measureMemory(signIn));
if (runs('soak')) console.table(await measureSoak(signIn, minutes));
if (runs('postgres')) await measureDatabaseFaults();
if (runs('s3')) await measureFilesFault();
if (runs('smtp')) await measureMailFaults();
if (wanted.length > 0 && wanted.every((part) => LONG.includes(part))) process.exit();
const postgres = await startPostgres();

for (const kind of ['embedded', 'PostgreSQL'] as const) {
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-'));
  const options = {
    dataDir,
    env: kind === 'embedded' ? env : { ...env, DATABASE_URL: postgres.url },
  };
  // The first start makes the demo, whose pictures leave their memory behind.
  await (await startServer(options)).stop();
  const server = await startServer(options);
  const { pid } = server.child;
  await pause(2000);
  console.log(`\n${kind}. Load of this machine: ${machineLoad()}`);
  const atRest = residentMegabytes(pid);
  const cookie = await signIn(server);
  await fillLists(server, cookie);
  if (runs('weights') && kind === 'embedded') console.table(await weights(server));
  if (runs('pages') && kind === 'embedded') console.table(await pages(server));
  if (runs('drawing')) console.table(await drawing(server, cookie));
  if (runs('burst')) console.table(await burst(server, cookie));
  console.table({ 'MB at rest': atRest, 'MB after all of this': residentMegabytes(pid) });
  await server.stop();
  await rm(dataDir, { recursive: true });
}
await postgres.stop();
if (runs('writes')) console.table(await measureWrites());
if (runs('staff')) console.table(await measureStaffList());
if (runs('instances')) console.table(await measureInstances());
if (runs('pictures')) console.table(await pictures());

/** Bytes sent with brotli; counts only the scripts that load before the first paint. */
async function weights({ url }: Server) {
  const table: Record<string, object> = {};
  for (const path of Object.keys(PUBLIC_PAGES)) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    const { scripts, styles } = namedIn(await answer.text());
    const weigh = (names: string[]) => weightOf(names.map((name) => new URL(name, url)));
    table[path] = {
      status: answer.status,
      HTML: await transferred(url + path),
      CSS: await weigh(styles),
      script: await weigh(scripts),
    };
  }
  return table;
}

/** Twenty questions, so that the lists are of twenty. */
async function fillLists({ url }: Server, cookie: string) {
  const headers = { origin: url, cookie, 'content-type': 'application/json' };
  const list = await fetch(`${url}/api/faqs?limit=1`, { headers });
  for (let count = Number(list.headers.get('x-total-count')); count < 20; count += 1) {
    const body = JSON.stringify({ question: `Pertanyaan ${count}?`, answer: 'Tentu saja bisa.' });
    const { status } = await fetch(`${url}/api/faqs`, { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`Adding a question answered ${status}`);
  }
}

/** Every public page and list, plain and with brotli, on 50 connections. */
async function pages({ port, child }: Server) {
  const paths = {
    ...PUBLIC_PAGES,
    '/sitemap.xml': 200,
    '/api/faqs': 200,
    '/api/promo-images': 200,
  };
  const cases: { name: string; path: string; status: number; headers: Record<string, string> }[] =
    [];
  const answers: [path: string, headers: [string, string][], base64: string][] = [];
  for (const [path, status] of Object.entries(paths)) {
    for (const coding of ['', 'br']) {
      const headers = { ...browser, ...(coding && { 'accept-encoding': coding }) };
      const { headers: sent, bytes } = await fetchRaw(port, path, headers);
      const name = `${path} ${coding || 'plain'}, ${bytes.length} bytes`;
      const content = sent.filter(([header]) => /^content-(type|encoding)$/.test(header));
      const base64 = bytes.toString('base64');
      answers.push(
        [`/${cases.length}`, content, base64],
        [`/${cases.length}/headers`, sent, base64],
      );
      cases.push({ name, path, status, headers });
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'coffee-bare-'));
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const bare = await startHelper('scripts/bench/bare.ts', file);
  const table: Record<string, object> = {};
  for (const [index, { name, path, status, headers }] of cases.entries()) {
    const common = { headers, connections: 50, seconds: 1 };
    const fastify = { ...common, port: Number(bare.line), status: 200, pid: bare.child.pid };
    const { ours, theirs, alike } = await compare({
      ours: { ...common, port, path, status, pid: child.pid },
      theirs: { ...fastify, path: `/${index}` },
      alike: { ...fastify, path: `/${index}/headers` },
    });
    table[name] = besides(ours, theirs, alike);
  }
  bare.stop();
  await rm(folder, { recursive: true });
  return table;
}

/** @param alike sends our headers, too, not only the same content */
function besides(ours: Measured, theirs: Measured, alike: Measured) {
  return {
    'a second': ours.perSecond,
    spread: ours.spread,
    'bare Fastify': theirs.perSecond,
    ratio: ratioOf(ours, theirs),
    'headers, too': ratioOf(ours, alike),
    'p99 ms': ours.p99,
    'its p99': theirs.p99,
    'CPU µs': ours.cpu,
    'its CPU': theirs.cpu,
    'headers, too: CPU': alike.cpu,
    failed: ours.failed,
  };
}

async function fetchRaw(port: number, path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  request({ port, host: '127.0.0.1', path, headers }, resolve).on('error', reject).end();
  const answer = await promise;
  const sent = Object.entries(answer.headersDistinct).map(
    ([name, values = []]): [string, string] => [name, values.join(', ')],
  );
  const ofConnection = ['connection', 'content-length', 'date', 'keep-alive'];
  return {
    headers: sent.filter(([name]) => !ofConnection.includes(name)),
    bytes: await buffer(answer),
  };
}

/** Processor time for one home page that is drawn anew, as staff get it. */
async function drawing({ url, child }: Server, cookie: string) {
  const costs: number[] = [];
  const COUNT = 40;
  const WARM = 5;
  for (let run = 0; run < 4 + WARM; run += 1) {
    const before = await cpuOf(child.pid);
    for (let count = 0; count < COUNT; count += 1) {
      const answer = await fetch(url, { headers: { ...browser, cookie } });
      await answer.arrayBuffer();
    }
    costs.push((((await cpuOf(child.pid)) - before) * 1000) / COUNT);
  }
  const [first] = costs;
  return {
    'home page, drawn anew': {
      'CPU ms': round(median(costs.slice(WARM))),
      [`of the first ${COUNT}`]: round(first),
    },
  };
}

/** Far more than can be drawn, each on a connection of its own; and what the surplus is told. */
async function burst({ port, url }: Server, cookie: string) {
  const A_SECOND = 150;
  const SECONDS = 4;
  const outcomes: { status: number; ms: number }[] = [];
  const one = async () => {
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<number>();
    const headers = { ...browser, cookie, connection: 'close' };
    request({ port, host: '127.0.0.1', path: '/', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
    outcomes.push({ status: await promise, ms: performance.now() - began });
  };
  const kept = ask({
    port,
    path: '/',
    headers: browser,
    connections: 2,
    seconds: SECONDS,
    status: 200,
  });
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < A_SECOND * SECONDS; sent += 1) {
    await pause(Math.max(0, began + (sent * 1000) / A_SECOND - performance.now()));
    all.push(one());
  }
  await Promise.all(all);
  const recovered = performance.now();
  await (await fetch(url, { headers: { ...browser, cookie } })).arrayBuffer();
  const row = (status: number) => {
    const times = outcomes.filter((one) => one.status === status).map(({ ms }) => ms);
    times.sort((a, b) => a - b);
    const at = (part: number) => round(times[Math.floor(times.length * part)]);
    return {
      answers: times.length,
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'worst ms': round(times.at(-1)),
    };
  };
  const { perSecond, p99, failed } = await kept;
  return {
    drawn: row(200),
    'told to come again (503)': row(503),
    'reset or failed': row(0),
    'kept pages meanwhile': {
      answers: Math.round(perSecond * SECONDS),
      'p99 ms': round(p99),
      failed,
    },
    'a drawing right after': { 'worst ms': round(performance.now() - recovered) },
  };
}

/** Encodes a photograph in every width, as an upload is. */
async function pictures() {
  const began = performance.now();
  const pixels = await decodePicture(await readFile('pictures/our-story.jpg'));
  await encodeVariants(pixels, uploadSettings);
  return { 'a photograph': { seconds: round((performance.now() - began) / 1000) } };
}
