import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VisitorLog, VisitorPeriod, VisitorStats } from '../features/visitors/contract.ts';
import { networkOf } from '../features/visitors/geo/network.ts';
import { writePlaces } from '../features/visitors/geo/places-file.ts';
import type { App } from '../server/deps.ts';
import { createTestApp } from './app.ts';
import { signIn } from './signin.ts';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Beacon = {
  page?: string;
  referrer?: string;
  campaign?: string;
  touch?: boolean;
  from?: string;
  agent?: string;
  headers?: Record<string, string>;
};

/** A browser sends this beacon once it has shown a page. */
function sendVisit(app: App, beacon: Beacon = {}) {
  const { page = '/', from = '203.0.113.7', agent = PHONE, headers = {}, ...body } = beacon;
  return app.inject({
    method: 'POST',
    url: '/api/visits',
    payload: { page, ...body },
    headers: { 'user-agent': agent, 'sec-fetch-site': 'same-origin', ...headers },
    remoteAddress: from,
  });
}

/** The application knows a few cities, and the figures are those that an editor reads. */
export async function startVisits(options: Parameters<typeof createTestApp>[0] = {}) {
  const GEOIP_DB = await places;
  const test = await createTestApp({ ...options, env: { GEOIP_DB, ...options.env } });
  const editor = await signIn(test.deps, 'editor');
  const get = (url: string) => test.app.inject({ url, headers: editor });
  const all = 'from=2020-01-01&to=2029-12-31';
  return {
    ...test,
    editor,
    get,
    send: (beacon: Beacon) => sendVisit(test.app, beacon),
    log: async (query = '') => (await get(`/api/admin/visitor-logs${query}`)).json<VisitorLog[]>(),
    stats: async () => (await get('/api/admin/visitor-stats')).json<VisitorStats>(),
    period: async (days = all) =>
      (await get(`/api/admin/visitor-stats?${days}`)).json<VisitorPeriod>(),
  };
}

const places = writeTestPlaces({
  '203.0.113.1': 'IDBandung',
  '198.51.100.1': 'SGSingapore',
  '2001:db8:77::1': 'IDMakassar',
});

/** Writes a database of places with these networks only, and returns its path. */
async function writeTestPlaces(networks: Record<string, string>): Promise<string> {
  const names = ['', ...new Set(Object.values(networks))];
  const ranges = (family: 4 | 6) =>
    Object.entries(networks)
      .flatMap(([address, name]) => {
        const network = networkOf(address);
        if (network?.family !== family) return [];
        const { number } = network;
        return [
          { start: number, place: names.indexOf(name) },
          { start: number + 1, place: 0 },
        ];
      })
      .sort((a, b) => a.start - b.start);
  const path = join(await mkdtemp(join(tmpdir(), 'coffee-places-')), 'places.bin');
  await writeFile(path, writePlaces('test', names, ranges(4), ranges(6)));
  return path;
}
