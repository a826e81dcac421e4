// How many contact forms a second are acknowledged, each safe from a power cut, with the embedded
// database and 20 connections? Target: 300.
import { signIn, startServer } from '../src/test/servers/built-server.ts';
import { atLeast, type Figure, generateLoad, median } from './tools.ts';

const ROUNDS = 3;

export async function measureForms(): Promise<Figure[]> {
  const server = await startServer({ env: { FORM_LIMIT: '0', SEED: 'none' } });
  const headers = {
    origin: server.url,
    cookie: await signIn(server),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ isOpen: true });
  await fetch(`${server.url}/api/admin/launch`, { method: 'PUT', headers, body });
  const form = { name: 'Sari', email: 'sari@kopi.example', message: 'Kopi susunya enak sekali %N' };
  const load = {
    port: server.port,
    path: '/api/contact',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
    connections: 20,
    seconds: 3,
    status: 201,
  };
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { perSecond } = await generateLoad(load);
    if (round > 0) rates.push(perSecond);
  }
  await server.stop();
  return [atLeast('contact forms a second', median(rates), 300)];
}
