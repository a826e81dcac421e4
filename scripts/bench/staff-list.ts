import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, startServer } from '../../src/test/servers/built-server.ts';
import { startPostgres } from '../../src/test/servers/postgres.ts';
import { ask } from './ask.ts';
import { medianOf, rateOf } from './load.ts';
import { openRawDriver } from './raw-driver.ts';

const ROUNDS = 3;
/** Seconds. */
const ROUND = 3;
const CONNECTIONS = 20;
const MESSAGES = 60;
const LIST = '/api/admin/contact-messages?page=1&limit=20';

const QUERY = `
  select id, name, email, message, is_handled, created_at,
    (select count(*) from contact_messages) as total
  from contact_messages order by id desc limit 20`;

/**
 * A staff list of twenty with a session, beside what the driver answers for its one query, in turns;
 * on the embedded database and on a server.
 */
export async function measureStaffList(): Promise<Record<string, object>> {
  const postgres = await startPostgres();
  const table = {
    'staff list of 20, embedded': await compare(undefined),
    'staff list of 20, PostgreSQL': await compare(postgres.url),
  };
  await postgres.stop();
  return table;
}

async function compare(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-list-'));
  const env = { FORM_LIMIT: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ env });
  const bare = await openRawDriver(dataDir, databaseUrl);
  for (let at = 0; at < MESSAGES; at += 1) await sendMessage(server.url, at);
  if (!databaseUrl) {
    await bare.query(`insert into contact_messages (name, email, message, created_at)
      select 'Sari', 'sari@kopi.example', repeat('Kopi susunya enak. ', 5), now()
      from generate_series(1, ${MESSAGES})`);
  }
  const headers = { cookie: await signIn(server) };
  const lists: number[] = [];
  const queries: number[] = [];
  let failed = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await ask({
      port: server.port,
      path: LIST,
      headers,
      connections: CONNECTIONS,
      seconds: ROUND,
      status: 200,
    });
    const alone = await rateOf(ROUND * 1000, () => bare.query(QUERY), CONNECTIONS);
    if (round === 0) continue; // warming up
    lists.push(measured.perSecond);
    queries.push(alone);
    failed += measured.failed;
  }
  await server.stop();
  await bare.close();
  await rm(dataDir, { recursive: true });
  const [ours, alone] = [medianOf(lists), medianOf(queries)];
  return {
    'a second': Math.round(ours),
    'queries a second of the driver alone': Math.round(alone),
    ratio: Math.round((ours / alone) * 100) / 100,
    promised: 0.5,
    failed,
  };
}

async function sendMessage(url: string, at: number) {
  const message = `${at} ${'Kopi susunya enak. '.repeat(5)}`;
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sari', email: 'sari@kopi.example', message }),
  });
  if (answer.status !== 201) throw new Error(`A message was answered with ${answer.status}`);
}
