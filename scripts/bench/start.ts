import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnServer } from '../../src/test/servers/built-server.ts';
import { medianOf } from './load.ts';

const ROUNDS = 3;
/** Milliseconds, on a quiet machine; and times as long as an empty Fastify takes in the same run. */
const PROMISED = { existing: 1200, empty: 2500, times: 2.5 };

type Command = Parameters<typeof spawnServer>[1];

/**
 * From `npm start` to the first answer, npm included, beside an empty Fastify started in that way, and beside
 * one that opens the same data with PGlite and does nothing else: what no program on it can be faster than.
 */
export async function measureStarts(): Promise<Record<string, object>> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-bench-start-'));
  const npm: Command = ['npm', 'start'];
  const existing = join(folder, 'existing');
  await start({ DATA_DIR: existing }, npm);
  const bare = await bareServer(join(folder, 'bare'));
  const opening = await bareServer(join(folder, 'opening'), openPGlite(join(existing, 'db')));
  const times: Record<string, number[]> = { bare: [], opening: [], existing: [], empty: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare?.push(await start({}, bare));
    times.opening?.push(await start({}, opening));
    times.existing?.push(await start({ DATA_DIR: existing }, npm));
    times.empty?.push(await start({ DATA_DIR: join(folder, `empty-${round}`) }, npm));
  }
  await rm(folder, { recursive: true });
  const median = (name: string) => Math.round(medianOf(times[name] ?? []));
  const row = (name: string) => ({
    ms: median(name),
    'times an empty Fastify': Math.round((median(name) / median('bare')) * 10) / 10,
  });
  return {
    'npm start, existing data': {
      ...row('existing'),
      promised: PROMISED.existing,
      'promised times': PROMISED.times,
    },
    'npm start, empty with demo': { ...row('empty'), promised: PROMISED.empty },
    'npm start, an empty Fastify': row('bare'),
    'npm start, one that opens the data': row('opening'),
  };
}

async function start(env: Record<string, string>, command: Command): Promise<number> {
  const began = performance.now();
  const server = await spawnServer(env, command);
  await server.ready();
  await (await fetch(`${server.url}/readyz`)).text();
  const took = performance.now() - began;
  await server.stop();
  return took;
}

const openPGlite = (data: string) => `
const { PGlite } = await import(${JSON.stringify(import.meta.resolve('@electric-sql/pglite'))});
const database = await PGlite.create(${JSON.stringify(data)});
// Left open, the next to start would have to recover it.
process.on('SIGTERM', () => database.close());
`;

/** @param first what it does before it listens */
async function bareServer(folder: string, first = ''): Promise<Command> {
  await mkdir(folder);
  const fastify = JSON.stringify(resolve('node_modules/fastify/fastify.js'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', scripts: { start: 'exec node server.js' } }),
  );
  await writeFile(
    join(folder, 'server.js'),
    `import fastify from ${fastify};
${first}
const app = fastify();
app.get('/readyz', async () => 'ok');
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('\\n  ' + process.env.SITE_URL + '\\n');
process.on('SIGTERM', () => app.close());
`,
  );
  return ['npm', '--prefix', folder, 'start'];
}
