import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Figure = { what: string; found: number; must: string; held: boolean };

export const atLeast = (what: string, found: number, least: number): Figure => ({
  what,
  found: round(found, 2),
  must: `at least ${least}`,
  held: found >= least,
});

export const atMost = (what: string, found: number, most: number): Figure => ({
  what,
  found: round(found, 2),
  must: `at most ${most}`,
  held: found <= most,
});

export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Makes it a POST; `%N` in it is replaced by a new number each time. */
  body?: string;
  connections: number;
  seconds: number;
  /** Any other status counts as failed. */
  status: number;
  /**
   * The process whose processor time is measured, which depends less on other load than elapsed
   * time.
   */
  pid?: number | undefined;
};

export type Outcome = { answers: number; perSecond: number; p99: number; failed: number };

export async function generateLoad(load: Load): Promise<Outcome & { cpu: number }> {
  const before = await cpuOf(load.pid ?? process.pid);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'bench/load-generator.ts',
    JSON.stringify(load),
  ]);
  const outcome: Outcome = JSON.parse(stdout);
  if (outcome.failed > 0) throw new Error(`${outcome.failed} of ${load.path} failed`);
  const spent = (await cpuOf(load.pid ?? process.pid)) - before;
  return { ...outcome, cpu: spent / outcome.answers };
}

async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export async function rateOf(seconds: number, parallel: number, run: () => Promise<unknown>) {
  let times = 0;
  const began = performance.now();
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      await run();
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return (times * 1000) / (performance.now() - began);
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

export async function startHelper(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  return { pid: child.pid, line: await promise, stop: () => child.kill() };
}
