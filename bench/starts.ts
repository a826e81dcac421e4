// How long from `npm start` to the first answer of /readyz? Target, on a quiet machine: 1.2 s with
// data, 2.5 s for the first start with the demo.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../src/test/servers/built-server.ts';
import { atMost, type Figure, median } from './tools.ts';

const ROUNDS = 3;

export async function measureStarts(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-bench-start-'));
  const existing: number[] = [];
  const empty: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = join(folder, String(round));
    empty.push(await start(dataDir));
    existing.push(await start(dataDir));
  }
  await rm(folder, { recursive: true });
  return [
    atMost('npm start with data, ms', median(existing), 1200),
    atMost('first npm start with the demo, ms', median(empty), 2500),
  ];
}

async function start(DATA_DIR: string): Promise<number> {
  const began = performance.now();
  const server = await spawnServer({ DATA_DIR }, ['npm', 'start']);
  await server.ready();
  await (await fetch(`${server.url}/readyz`)).text();
  const took = performance.now() - began;
  await server.stop();
  return took;
}
