import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PAGES } from '../e2e/paths.ts';
import { type Server, startServer } from '../e2e/server.ts';
import { namedIn, transferred, weightOf } from '../e2e/transfer.ts';
import { buildEffort, decodePicture, encodeVariants } from '../src/features/media/encode.ts';

/** `npm run bench`: what the built product costs, on this machine, now. */
const PROMISED = { firstStart: 6000, secondStart: 1500 };
const LOAD_FOR = 2000;
const CONNECTIONS = 4;

console.log(
  `Load of this machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-'));
const options = { dataDir };

const first = await startServer(options);
await first.stop();
const seconds: number[] = [];
for (let run = 0; run < 3; run += 1) {
  const server = await startServer(options);
  seconds.push(server.startedIn);
  await server.stop();
}
const second = seconds.sort((a, b) => a - b)[1] ?? Number.NaN;
console.table({
  'First start, empty database and demo': start(first.startedIn, PROMISED.firstStart),
  'Second start, median of three': start(second, PROMISED.secondStart),
});

const server = await startServer(options);
await pause(2000);
const atRest = residentMemory(server);
console.table(await weights(server));
console.table(await speeds(server));
console.table({ 'at rest': { MB: atRest }, 'after the load': { MB: residentMemory(server) } });
await server.stop();
await rm(dataDir, { recursive: true });
console.table(await pictures());

function start(took: number, promised: number) {
  return { ms: Math.round(took), promised, kept: took <= promised };
}

function residentMemory({ pid }: Server): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** Bytes as they are sent with brotli; scripts are those before the first paint. */
async function weights({ url }: Server) {
  const table: Record<string, object> = {};
  for (const path of Object.keys(PAGES)) {
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

/** Asks for each page over and over for two seconds, on a few connections that stay open. */
async function speeds({ url }: Server) {
  const table: Record<string, object> = {};
  for (const path of Object.keys(PAGES)) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const times: number[] = [];
    const began = performance.now();
    const visitor = async () => {
      while (performance.now() - began < LOAD_FOR) {
        const asked = performance.now();
        await transferred(url + path, agent);
        times.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    agent.destroy();
    const took = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    table[path] = {
      'pages a second': Math.round(times.length / took),
      'median ms': round(times[Math.floor(times.length / 2)]),
      'p95 ms': round(times[Math.floor(times.length * 0.95)]),
    };
  }
  return table;
}

/** One photograph in all its widths, as the build makes them; the build keeps what it has made. */
async function pictures() {
  const names = (await readdir('pictures')).filter((name) => /\.(jpg|png)$/.test(name));
  const began = performance.now();
  const pixels = await decodePicture(await readFile('pictures/our-story.jpg'));
  await encodeVariants(pixels, buildEffort);
  const one = (performance.now() - began) / 1000;
  return {
    'one photograph': { seconds: round(one) },
    [`all ${names.length}, at that pace`]: { seconds: Math.round(one * names.length) },
  };
}

function round(value = Number.NaN): number {
  return Math.round(value * 10) / 10;
}
