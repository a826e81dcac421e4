import { availableParallelism } from 'node:os';
import { type Server, signIn, startServer } from '../../src/test/servers/built-server.ts';
import { startPostgres } from '../../src/test/servers/postgres.ts';
import { compare, machineLoad, PHONE, ratioOf, startHelper } from './ask.ts';

/** Two that draw, their database, the proxy and who asks want a core each. */
const WANTED_CORES = 5;

/**
 * Two instances on one PostgreSQL beside one of them, both behind the same small proxy: pages that are
 * kept, and pages that are drawn anew for staff.
 */
export async function measureInstances(): Promise<Record<string, object>> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, OVERLOAD_REQUESTS: '0' };
  const first = await startServer({ env });
  const second = await startServer({ env });
  const cookie = await signIn(first);
  const table = {
    'kept home page': await besides([first, second], {}),
    'home page, drawn anew': await besides([first, second], { cookie }),
  };
  await first.stop();
  await second.stop();
  await postgres.stop();
  const cores = availableParallelism();
  console.log(`\nTwo instances, ${cores} cores. Load of this machine: ${machineLoad()}`);
  if (cores < WANTED_CORES) {
    console.log(
      `Bounded by the cores: both instances, PostgreSQL, the proxy and who asks share ${cores}.`,
    );
  }
  return table;
}

async function besides(servers: Server[], headers: Record<string, string>) {
  const ports = servers.map(({ port }) => String(port));
  const one = await startHelper('scripts/bench/proxy.ts', ports[0] ?? '');
  const two = await startHelper('scripts/bench/proxy.ts', ...ports);
  const common = {
    path: '/',
    headers: { 'user-agent': PHONE, accept: 'text/html', ...headers },
    connections: 20,
    seconds: 2,
    status: 200,
  };
  const measured = await compare({
    one: { ...common, port: Number(one.line) },
    two: { ...common, port: Number(two.line) },
  });
  one.stop();
  two.stop();
  return {
    'one, a second': measured.one.perSecond,
    'two, a second': measured.two.perSecond,
    ratio: ratioOf(measured.two, measured.one),
    promised: 1.7,
    failed: measured.one.failed + measured.two.failed,
  };
}
