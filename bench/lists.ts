// How many staff lists of 20 rows a second, with a session, compared with the database driver
// running the same query alone? 20 connections, embedded and PostgreSQL. Target: 0.3 of the
// driver's rate.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { signIn, startServer } from '../src/test/servers/built-server.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { atLeast, type Figure, generateLoad, median, rateOf } from './tools.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
const QUERY = `
  select id, name, email, message, created_at, (select count(*) from contact_messages) as total
  from contact_messages order by id desc limit 20`;

type Driver = { query(text: string): Promise<unknown>; close(): Promise<void> };

export async function measureLists(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-list-'));
  const embedded = await PGlite.create(join(dataDir, 'db'));
  await embedded.exec(`create table contact_messages (id serial primary key, name text, email text,
    message text, created_at timestamptz default now());
    insert into contact_messages (name, email, message)
      select 'Sari', 'sari@kopi.example', repeat('Kopi susunya enak. ', 5) from generate_series(1, 60)`);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  const server = { query: (text: string) => pool.query(text), close: () => pool.end() };
  const figures = [
    await compare('embedded', embedded, {}),
    await compare('PostgreSQL', server, { DATABASE_URL: postgres.url }),
  ];
  await postgres.stop();
  await rm(dataDir, { recursive: true });
  return figures;
}

async function compare(kind: string, driver: Driver, env: Record<string, string>): Promise<Figure> {
  const server = await startServer({ env: { FORM_LIMIT: '0', ...env } });
  for (let at = 0; at < 60; at += 1) await sendMessage(server.url, at);
  const load = {
    port: server.port,
    path: '/api/admin/contact-messages?page=1&limit=20',
    headers: { cookie: await signIn(server) },
    connections: CONNECTIONS,
    seconds: SECONDS,
    status: 200,
  };
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { perSecond } = await generateLoad(load);
    const alone = await rateOf(SECONDS, CONNECTIONS, () => driver.query(QUERY));
    if (round > 0) ratios.push(perSecond / alone);
  }
  await driver.close();
  await server.stop();
  return atLeast(`staff list of 20 over the driver’s query, ${kind}`, median(ratios), 0.3);
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
