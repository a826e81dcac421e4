import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/test/servers/built-server.ts';
import { load, medianOf, rateOf } from './load.ts';
import { openRawDriver } from './raw-driver.ts';

const ROUNDS = 3;
const ROUND = 3000;
const CONNECTIONS = 20;

/**
 * Contact forms acknowledged in a second, beside the rows that the embedded database alone commits
 * one at a time, in turns.
 */
export async function measureWrites(): Promise<Record<string, object>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-bench-writes-'));
  const server = await startServer({ env: { FORM_LIMIT: '0' } });
  const bare = await openRawDriver(dataDir);
  const message = 'Kopi susunya enak sekali, terima kasih.';
  let sent = 0;
  const next = () => {
    sent += 1;
    const body = JSON.stringify({
      name: 'Sari',
      email: 'sari@kopi.example',
      message: `${message} ${sent}`,
    });
    return {
      method: 'POST',
      path: '/api/contact',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      body,
    };
  };
  const insert = () =>
    bare.query(`insert into contact_messages (name, email, message, created_at)
      values ('Sari', 'sari@kopi.example', '${message}', now())`);
  const forms: number[] = [];
  const rows: number[] = [];
  let failed = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await load(server.url, {
      connections: CONNECTIONS,
      ms: ROUND,
      expected: 201,
      next,
    });
    const alone = await rateOf(ROUND, insert);
    if (round === 0) continue; // warming up
    forms.push(measured.perSecond);
    rows.push(alone);
    failed += measured.failed;
  }
  await server.stop();
  await bare.close();
  await rm(dataDir, { recursive: true });
  const [ours, alone] = [medianOf(forms), medianOf(rows)];
  return {
    [`contact forms, ${CONNECTIONS} connections`]: {
      'a second': Math.round(ours),
      'rows a second of the database alone': Math.round(alone),
      ratio: Math.round((ours / alone) * 100) / 100,
      promised: 0.5,
      failed,
    },
  };
}
