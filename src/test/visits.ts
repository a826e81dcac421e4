import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { VisitorLog, VisitorPeriod, VisitorStats } from '../features/visitors/contract.ts';
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

const places = writeTestPlaces();

async function writeTestPlaces(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'coffee-places-')), 'places.mmdb');
  const file = mmdbOf({
    '203.0.113.0/24': { country_code: 'ID', city: 'Bandung' },
    '198.51.100.0/24': { country_code: 'SG', city: 'Singapore' },
    '2001:db8:77::/48': { country_code: 'ID', city: 'Makassar' },
  });
  await writeFile(path, file);
  return path;
}

type Value = string | number | { [key: string]: Value };

/** The bytes of an MMDB file with a record for each network, such as `203.0.113.0/24`. */
export function mmdbOf(networks: Record<string, Value>): Buffer {
  // Of each node both sides: 0 is nobody's, a positive number a node, a negative one a record.
  const nodes: [number, number][] = [[0, 0]];
  const records: Buffer[] = [];
  for (const [network, value] of Object.entries(networks)) {
    const [address, length] = ipaddr.parseCIDR(network);
    const own = address.toByteArray();
    const bytes = [...new Array<number>(16 - own.length).fill(0), ...own];
    const last = 128 - 8 * own.length + length - 1;
    let node = 0;
    for (let bit = 0; bit <= last; bit += 1) {
      const side = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1 ? 1 : 0;
      const sides = nodes[node] ?? [0, 0];
      if (bit === last) sides[side] = -1 - Buffer.concat(records).length;
      else sides[side] ||= nodes.push([0, 0]) - 1;
      node = sides[side];
    }
    records.push(encode(value));
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, side] of nodes.flat().entries()) {
    const record = nodes.length + 16 - 1 - side;
    tree.writeUIntBE(side === 0 ? nodes.length : side > 0 ? side : record, 3 * at, 3);
  }
  const metadata = encode({ node_count: nodes.length, record_size: 24, ip_version: 6 });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...records, marker, metadata]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.of((2 << 5) + text.length), text]);
  }
  if (typeof value === 'number') {
    const number = Buffer.alloc(5, (6 << 5) + 4);
    number.writeUInt32BE(value, 1);
    return number;
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.of((7 << 5) + entries.length),
    ...entries.flat().map((part) => encode(part)),
  ]);
}
