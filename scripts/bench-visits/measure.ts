import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { DAY, dayOf } from '../../src/time.ts';

const RUNS = 5;
const BEACONS = { senders: 128, seconds: 5 };
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const day = (ago: number) => dayOf(Date.now() - ago * DAY);
const reads = (count: number) => ({
  'figures since the beginning': 'visitor-stats',
  'figures of 30 days': `visitor-stats?from=${day(29)}&to=${day(0)}`,
  'figures of 180 days': `visitor-stats?from=${day(179)}&to=${day(0)}`,
  'figures of a year': `visitor-stats?from=${day(364)}&to=${day(0)}`,
  overview: 'overview',
  'from promo to reward': 'overview/journey',
  'log, first page': 'visitor-logs',
  'log, in the middle': `visitor-logs?page=${Math.floor(count / 200)}`,
  'log, last page': `visitor-logs?page=${Math.floor(count / 100)}`,
  'search: a page': 'visitor-logs?q=membership',
  'search: every browser': 'visitor-logs?q=chrome',
  'search: some browsers': 'visitor-logs?q=chrome/39',
  'search: a host': 'visitor-logs?q=host-59',
  'search: a city': 'visitor-logs?q=city%20249',
  'search: an address': 'visitor-logs?q=100.1.2',
  'search: nothing there': 'visitor-logs?q=nowhere',
});

/** What staff wait for. CPU is the server's own, with the embedded database but without another. */
export async function readTimes(url: string, pid: number | undefined, count: number) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const table: Record<string, object> = {};
  for (const [name, path] of Object.entries(reads(count))) {
    const times: number[] = [];
    let found: string | null = '';
    const before = await cpuOf(pid);
    for (let run = 0; run < RUNS; run += 1) {
      const asked = performance.now();
      const answer = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      times.push(performance.now() - asked);
      found = answer.headers.get('x-total-count');
    }
    const cpu = (await cpuOf(pid)) - before;
    const sorted = times.toSorted((a, b) => a - b);
    table[name] = {
      'first ms': round(times[0]),
      'median ms': round(sorted[Math.floor(RUNS / 2)]),
      'worst ms': round(sorted.at(-1)),
      'CPU ms': round((cpu * 1000) / RUNS),
      found: found ?? '',
    };
  }
  return table;
}

/** Beacons of many visitors at once; each sends the next when the last was answered. */
export async function sendBeacons(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: BEACONS.senders });
  const body = '{"page":"/about","referrer":"https://www.google.com/"}';
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'user-agent': PHONE,
  };
  const answers: Record<number, number> = {};
  const times: number[] = [];
  const until = performance.now() + BEACONS.seconds * 1000;
  const sender = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      request(`${url}/api/visits`, { method: 'POST', agent, headers }, resolve)
        .on('error', reject)
        .end(body);
      const answer = await promise;
      await once(answer.resume(), 'end');
      times.push(performance.now() - sent);
      const status = answer.statusCode ?? 0;
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: BEACONS.senders }, sender));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    'a second': Math.round(times.length / BEACONS.seconds),
    'median ms': round(times[Math.floor(times.length / 2)]),
    'p95 ms': round(times[Math.floor(times.length * 0.95)]),
    answers,
  };
}

export const round = (value = Number.NaN) => Math.round(value * 10) / 10;

export const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

export const memoryOf = (pid: number | undefined) =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );

/** Seconds of work so far, by the hundredth; where the system does not say, no number. */
export async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
