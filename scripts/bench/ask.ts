import { execFile, execFileSync, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { cpuOf } from '../bench-visits/measure.ts';

export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Every other answer has failed. */
  status: number;
  /** Of the process that answers, whose processor time is counted: other load changes it least. */
  pid?: number | undefined;
};

export type Outcome = { answers: number; perSecond: number; p99: number; failed: number };
type Round = Outcome & { cpu: number };

export const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const WARM_UP = 0.5;
const ROUNDS = 3;

export async function ask(load: Load): Promise<Round> {
  const before = await cpuOf(load.pid ?? process.pid);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/bench/asker.ts',
    JSON.stringify(load),
  ]);
  const outcome: Outcome = JSON.parse(stdout);
  const spent = (await cpuOf(load.pid ?? process.pid)) - before;
  return { ...outcome, cpu: (spent * 1_000_000) / outcome.answers };
}

/** Asks in turn, so that whatever else the machine does strikes all alike: three rounds of each. */
export async function compare<Name extends string>(
  loads: Record<Name, Load>,
): Promise<Record<Name, Measured>> {
  const entries: [Name, Load][] = [];
  for (const name in loads) entries.push([name, loads[name]]);
  const outcomes = new Map<Name, Round[]>();
  for (const [, load] of entries) await ask({ ...load, seconds: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, load] of entries) {
      outcomes.set(name, [...(outcomes.get(name) ?? []), await ask(load)]);
    }
  }
  const measured = {} as Record<Name, Measured>;
  for (const [name] of entries) measured[name] = summarise(outcomes.get(name) ?? []);
  return measured;
}

export type Measured = {
  perSecond: number;
  /** Of each round. */
  rates: number[];
  /** The slowest and the fastest round. */
  spread: string;
  p99: number;
  failed: number;
  /** Microseconds of processor for an answer. */
  cpu: number;
};

function summarise(outcomes: Round[]): Measured {
  const rates = outcomes.map(({ perSecond }) => perSecond);
  const sorted = rates.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round(median(rates)),
    rates,
    spread: `${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)}`,
    p99: round(median(outcomes.map(({ p99 }) => p99))),
    cpu: Math.round(median(outcomes.map(({ cpu }) => cpu))),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Round by round, as the machine is not equally fast for all of them. */
export const ratioOf = (ours: Measured, theirs: Measured) =>
  round(median(ours.rates.map((rate, at) => rate / (theirs.rates[at] ?? Number.NaN))), 2);

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const round = (value = Number.NaN, digits = 1) => Number(value.toFixed(digits));

export const machineLoad = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** Starts a Node program of ours that prints a line once it is ready, and gives that line. */
export async function startHelper(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  return { child, line: await promise, stop: () => child.kill() };
}
