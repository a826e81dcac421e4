import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import type { Faq } from '../../src/features/faqs/contract.ts';
import { s3Files } from '../../src/server/storage/s3-files.ts';
import { type Server, signIn, startServer } from '../../src/test/servers/built-server.ts';
import { startPostgres, type TestPostgres } from '../../src/test/servers/postgres.ts';
import { startS3 } from '../../src/test/servers/s3.ts';
import { createSmtp, type TestSmtp } from '../../src/test/servers/smtp.ts';
import { DAY } from '../../src/time.ts';
import { PHONE, round } from './ask.ts';
import { sustain, untilAcknowledged } from './sustained.ts';

/** Milliseconds. */
const BEFORE = 3000;
const AWAY = 20_000;
const AFTER = 6000;
/** Longer than a mail server may keep a mail, and then the pause before the next attempt. */
const MAIL_PATIENCE = 240_000;

const ENV = { FORM_LIMIT: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1' };

/** What the server is asked, each kind as its clients ask it. */
function clientsOf({ url }: Server, cookie: string) {
  const staff = { origin: url, cookie, 'user-agent': PHONE };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, body: await answer.text() };
  };
  const json = (method: string, headers: Record<string, string>, body: object): RequestInit => ({
    method,
    headers: { origin: url, 'user-agent': PHONE, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const statusOf = async (path: string, init: RequestInit) => (await ask(path, init)).status;
  return {
    staff,
    ask,
    json,
    page: () => statusOf('/about', { headers: { accept: 'text/html', 'user-agent': PHONE } }),
    form: (key: string) => {
      const body = { name: 'Sari', email: 'sari@kopi.example', message: key };
      return statusOf('/api/contact', json('POST', { 'idempotency-key': key }, body));
    },
    /** Not sent again, as browsers do: each beacon is a visitor of its own. */
    beacon: (visitor: string) =>
      statusOf('/api/visits', json('POST', { 'x-forwarded-for': visitor }, { page: '/about' })),
  };
}

type Clients = ReturnType<typeof clientsOf>;

/** Saves one question over and over, as staff do, and knows which text was the last acknowledged. */
async function startEditing({ ask, json, staff }: Clients) {
  const texts = { question: 'Buka jam berapa?', answer: '0' };
  const made: Faq = JSON.parse((await ask('/api/faqs', json('POST', staff, texts))).body);
  const { id } = made;
  let { updatedAt } = made;
  let sent = 0;
  let acknowledged = 0;
  return {
    async save(): Promise<number> {
      sent += 1;
      const value = sent;
      const body = { ...texts, answer: String(value), updatedAt };
      const answer = await ask(`/api/faqs/${id}`, json('PUT', staff, body));
      const read: Partial<Faq> & { current?: Faq } = JSON.parse(answer.body);
      if (answer.status === 200) acknowledged = value;
      // An earlier attempt was saved without an answer: staff are shown it and save over it.
      updatedAt = read.current?.updatedAt ?? read.updatedAt ?? updatedAt;
      return answer.status === 409 ? this.save() : answer.status;
    },
    id,
    isLost: (saved: string | undefined) => Number(saved) < acknowledged || Number(saved) > sent,
  };
}

async function read(url: string, query: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  await client.end();
  return rows.map(([value]) => String(value));
}

const KILLS = 20;
async function killConnections(url: string) {
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'kedai-seduh%'`;
  for (let time = 0; time < KILLS; time += 1) {
    await read(url, statement);
    await pause(150);
  }
}

/** PostgreSQL restarted, crashed, and its connections killed, under forms, beacons and staff's saves. */
export async function measureDatabaseFaults() {
  const postgres = await startPostgres();
  const server = await startServer({ env: { ...ENV, DATABASE_URL: postgres.url } });
  const clients = clientsOf(server, await signIn(server));
  const faults = {
    'restarted, 3 s away': () => postgres.restart('fast', () => pause(3000)),
    'crashed, 3 s away': () => postgres.restart('immediate', () => pause(3000)),
    [`connections killed, ${KILLS} times`]: () => killConnections(postgres.url),
  };
  for (const [name, happen] of Object.entries(faults)) {
    console.log(`\nPostgreSQL ${name}`);
    const { answers, kept } = await underWrites(postgres, clients, happen);
    console.table(answers);
    console.table(kept);
  }
  await server.stop();
  await postgres.stop();
}

let networks = 0;

async function underWrites(
  { url }: TestPostgres,
  clients: Clients,
  happen: () => Promise<unknown>,
) {
  networks += 1;
  const network = networks;
  const forms = untilAcknowledged(clients.form, `form${network}`);
  let beacons = 0;
  const counted = new Set<string>();
  const beacon = async () => {
    beacons += 1;
    const visitor = `10.${network}.${beacons >> 8}.${beacons & 255}`;
    const status = await clients.beacon(visitor);
    if (status === 204) counted.add(visitor);
    return status;
  };
  const editors = await Promise.all([1, 2, 3].map(() => startEditing(clients)));

  const load = sustain();
  load.repeat('forms', 10, forms.next);
  load.repeat('beacons', 10, beacon);
  for (const editor of editors) load.repeat("staff's saves", 1, () => editor.save());
  load.repeat('pages', 3, clients.page);
  await pause(BEFORE);
  await happen();
  const back = performance.now();
  await pause(AFTER);
  await load.end();

  const messages = await read(url, 'select message from contact_messages');
  const visitors = await read(url, 'select host(address) from visits');
  const mine = visitors.filter((address) => address.startsWith(`10.${network}.`));
  const saved = new Map<number, string>();
  for (const { id } of editors) {
    const [answer = ''] = await read(url, `select answer from faqs where id = ${id}`);
    saved.set(id, answer);
  }
  return {
    answers: load.table(back),
    kept: {
      forms: forms.compare(messages),
      beacons: {
        acknowledged: counted.size,
        lost: counted.difference(new Set(mine)).size,
        twice: mine.length - new Set(mine).size,
      },
      "staff's saves": { lost: editors.filter(({ id, isLost }) => isLost(saved.get(id))).length },
    },
  };
}

const NOISE = { type: 'gaussian' as const, mean: 120, sigma: 40 };
/** No two alike. */
const photograph = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#876', noise: NOISE } })
    .jpeg()
    .toBuffer();

type Way = { path: string; field: string; fields: (key: string) => Record<string, string> };
const PROMO: Way = {
  path: '/api/admin/promo-images/upload',
  field: 'file',
  fields: (title) => ({ title, description: 'Kopi', displayOrder: '1' }),
};
const PROOF: Way = {
  path: '/api/app-ratings',
  field: 'proofImage',
  fields: (name) => ({
    name,
    email: `${name}@kopi.example`,
    whatsappNumber: '081234567890',
    deviceType: 'android',
  }),
};

/** Sends the same picture again with the same key, as the dashboard and the form do. */
function uploads({ ask, staff }: Clients, { path, field, fields }: Way) {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (key: string) => {
    const file = pictures.get(key) ?? new Uint8Array(await photograph());
    pictures.set(key, file);
    const body = new FormData();
    for (const [name, value] of Object.entries(fields(key))) body.set(name, value);
    body.set(field, new Blob([file], { type: 'image/jpeg' }), 'a.jpg');
    const headers = { ...staff, 'idempotency-key': key };
    return (await ask(path, { method: 'POST', headers, body })).status;
  };
}

type Row = { id: number; title?: string; name?: string; imageUrl?: string };
async function listed({ ask, staff }: Clients, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await ask(`${path}?limit=200&page=${page}`, { headers: staff });
    const some: Row[] = JSON.parse(body);
    rows.push(...some);
    if (some.length < 200) return rows;
  }
}

/** The S3 server away for twenty seconds while proofs and promos arrive and pictures are looked at. */
export async function measureFilesFault() {
  const s3 = await startS3();
  const { bucket, endpoint = '', accessKeyId, secretAccessKey } = s3.settings;
  const S3 = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const server = await startServer({ env: { ...ENV, ...S3 } });
  const clients = clientsOf(server, await signIn(server));
  const { ask, staff } = clients;
  const promos = untilAcknowledged(uploads(clients, PROMO), 'promo');
  const proofs = untilAcknowledged(uploads(clients, PROOF), 'proof');
  await promos.next();
  const first = await listed(clients, '/api/admin/promo-images');
  const looked = first.find(({ title }) => promos.acknowledged.has(title ?? ''));

  const load = sustain();
  load.repeat('promos', 2, promos.next);
  load.repeat('proofs', 2, proofs.next);
  load.repeat('pictures', 3, async () => (await ask(looked?.imageUrl ?? '')).status);
  load.repeat('pages', 3, clients.page);
  await pause(BEFORE);
  await s3.goAway();
  await pause(AWAY);
  await s3.comeBack();
  const back = performance.now();
  await pause(AFTER);
  await load.end();

  const rows = await listed(clients, '/api/admin/promo-images');
  const ratings = await listed(clients, '/api/admin/app-ratings');
  const uploaded = rows.flatMap(({ imageUrl }) =>
    imageUrl?.startsWith('/media/') ? imageUrl : [],
  );
  const addresses = [...uploaded, ...ratings.map(({ id }) => `/api/admin/app-ratings/${id}/proof`)];
  let missing = 0;
  for (const address of addresses) {
    if ((await ask(address, { headers: staff })).status !== 200) missing += 1;
  }
  const known = new Set(uploaded.map((url) => url.slice(1).replace(/\..*$/, '')));
  const strays = async () => {
    const store = s3Files(s3.settings);
    let stray = -ratings.length;
    for await (const _proof of store.list('private/')) stray += 1;
    for await (const { key } of store.list('media/')) {
      if (!known.has(key.split(/[./]/).slice(0, 2).join('/'))) stray += 1;
    }
    return stray;
  };
  const before = await strays();
  await age(s3.directory);
  await ask('/api/admin/promo-images/cleanup', { method: 'POST', headers: staff });
  console.log(`\nThe S3 server ${AWAY / 1000} s away`);
  console.table(load.table(back));
  console.table({
    promos: promos.compare(rows.map(({ title = '' }) => title)),
    proofs: proofs.compare(ratings.map(({ name = '' }) => name)),
  });
  console.table({
    'rows without their picture': missing,
    'files without a row': before,
    'of them after the daily sweep': await strays(),
  });
  await server.stop();
  await s3.stop();
}

/** As if everything had been stored two days ago. */
async function age(folder: string) {
  const then = new Date(Date.now() - 2 * DAY);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), then, then);
  }
}

/** The mail server away for twenty seconds, then silent in the middle of DATA for as long. */
export async function measureMailFaults() {
  const smtp = await createSmtp();
  const server = await startServer({ env: { ...ENV, SMTP_URL: smtp.url } });
  const clients = clientsOf(server, await signIn(server));
  const table: Record<string, object> = {
    'away for 20 s': await answersSent(clients, smtp, 'away', async () => {
      await smtp.stop();
      await pause(AWAY);
      await smtp.comeBack();
    }),
    'silent in DATA for 20 s': await answersSent(clients, smtp, 'silent', async () => {
      smtp.behave('hang after data');
      await pause(AWAY);
      smtp.behave('accept');
    }),
  };
  console.table(table);
  await server.stop();
  await smtp.stop();
}

/** Staff answer messages while it happens; each answer is a mail to somebody else. */
async function answersSent(
  clients: Clients,
  smtp: TestSmtp,
  name: string,
  happen: () => Promise<void>,
) {
  const { ask, json, staff } = clients;
  const [message] = await listed(clients, '/api/admin/contact-messages');
  const replies = untilAcknowledged(async (key) => {
    const body = { channel: 'email', recipient: `${key}@kopi.example`, body: 'Terima kasih.' };
    const path = `/api/admin/contact-messages/${message?.id}/replies`;
    return (await ask(path, json('POST', staff, body))).status;
  }, name);
  const load = sustain();
  load.repeat(name, 1, replies.next, 500);
  await pause(BEFORE);
  await happen();
  const back = performance.now();
  await load.end();

  const recipients = () =>
    smtp.accepted.flatMap(({ to }) => to.map((one) => one.split('@')[0] ?? ''));
  const deadline = performance.now() + MAIL_PATIENCE;
  while (replies.compare(recipients()).lost > 0 && performance.now() < deadline) await pause(100);
  const took = performance.now() - back;
  await pause(AFTER);
  const { acknowledged, lost, twice } = replies.compare(recipients());
  return {
    'answers saved': acknowledged,
    'never sent': lost,
    'accepted twice': twice,
    'slowest save ms': round(load.slowest()),
    'all sent after s': round(took / 1000),
  };
}
