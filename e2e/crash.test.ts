import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import type { Server } from '../src/test/servers/built-server.ts';
import { LONG } from '../src/test/servers/patience.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { copyShop } from './support/demo-shop.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const photo = new Uint8Array(await samplePhoto({ width: 48, height: 36 }));
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-crash-'));
  folders.push(folder);
  return folder;
};

/** Everything the server has confirmed; all of it must survive. */
type Promised = {
  faqs: Set<number>;
  promos: Set<number>;
  messages: Set<number>;
  pictures: Set<string>;
  /** Possible values of an edited text: the last confirmed one or a later one. */
  title: { acknowledged: number; sent: number };
};

const picture = (field: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
};

/** Writes of every kind until the server dies; `done` gets each confirmed one. */
async function write(client: ReturnType<typeof visitor>, promised: Promised, done: () => void) {
  const titleId = await idOfTitle(client);
  const faq = { question: 'Buka?', answer: 'Ya', displayOrder: 1 };
  const promo = { title: 'Promo', description: 'Gratis', displayOrder: '1' };
  let messages = 0;
  const message = () => {
    messages += 1; // a repeated text would count as the same message
    return { name: 'Budi', email: 'budi@mail.example', message: `${client.url} ${messages}` };
  };
  const kinds = [
    async () => promised.faqs.add(await idOf(client.send('POST', '/api/faqs', faq))),
    async () => promised.messages.add(await idOf(client.send('POST', '/api/contact', message()))),
    async () => {
      const sent = client.send('POST', '/api/admin/promo-images/upload', picture('file', promo));
      promised.promos.add(await idOf(sent));
    },
    async () => {
      const answer = await accepted(client.send('POST', '/api/cms/upload', picture('image')));
      promised.pictures.add(String(Reflect.get(answer, 'imageUrl')));
    },
    async () => {
      const value = ++promised.title.sent;
      await accepted(client.send('PUT', `/api/cms/contents/${titleId}`, { value: String(value) }));
      promised.title.acknowledged = value;
    },
  ];
  const writers = kinds.map(async (kind) => {
    for (;;) {
      await kind();
      done();
    }
  });
  const ends = await Promise.allSettled(writers);
  return ends.map((end) => (end.status === 'rejected' ? end.reason : undefined));
}

async function accepted(sent: Promise<Response>): Promise<object> {
  const answer = await sent;
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refused(`${answer.status} ${JSON.stringify(body)}`);
  return Object(body);
}
/** A lost connection is expected here, an error response is not. */
class Refused extends Error {}

const idOf = async (sent: Promise<Response>) => Number(Reflect.get(await accepted(sent), 'id'));

type Title = { id: number; section: string; key: string; value: string };
const titleOf = async (client: ReturnType<typeof visitor>) => {
  const rows: Title[] = await (await client.send('GET', '/api/cms/contents/home')).json();
  return rows.find(({ section, key }) => section === 'hero' && key === 'subtitle');
};
const idOfTitle = async (client: ReturnType<typeof visitor>) => (await titleOf(client))?.id;

async function all(client: ReturnType<typeof visitor>, path: string) {
  const rows: { id: number; imageUrl?: string }[] = [];
  for (let page = 1; ; page++) {
    const answer = await client.send('GET', `${path}?page=${page}&limit=200`);
    const some: typeof rows = await answer.json();
    rows.push(...some);
    if (some.length < 200) return rows;
  }
}

async function expectKept(client: ReturnType<typeof visitor>, promised: Promised) {
  const ids = async (path: string) => new Set((await all(client, path)).map(({ id }) => id));
  const nothing = new Set<number>();
  expect(promised.faqs.difference(await ids('/api/faqs'))).toEqual(nothing);
  expect(promised.messages.difference(await ids('/api/admin/contact-messages'))).toEqual(nothing);
  const promos = await all(client, '/api/admin/promo-images');
  const found = new Set(promos.map(({ id }) => id));
  expect(promised.promos.difference(found)).toEqual(nothing);
  // Every row has its picture, even when it was not confirmed.
  const rows = promos.flatMap(({ imageUrl = '' }) => imageUrl);
  for (const address of new Set([...rows, ...promised.pictures])) {
    const answer = await client.send('GET', address);
    expect(`${answer.status} ${answer.headers.get('content-type')}`, address).toMatch(
      /^200 image\//,
    );
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
  const value = Number((await titleOf(client))?.value);
  if (promised.title.acknowledged > 0) {
    expect(value).toBeGreaterThanOrEqual(promised.title.acknowledged);
    expect(value).toBeLessThanOrEqual(promised.title.sent);
  }
}

/** `npm run endurance` runs more rounds. */
const rounds = Number(process.env.ROUNDS ?? 1);

/** Kills the server repeatedly at random moments and compares what is stored. */
async function killAndLook(start: () => Promise<Server>, kills: number) {
  const promised: Promised = {
    faqs: new Set(),
    promos: new Set(),
    messages: new Set(),
    pictures: new Set(),
    title: { acknowledged: 0, sent: 0 },
  };
  let cookie = '';
  for (let kill = 0; kill <= kills; kill++) {
    const server = await start();
    await server.ready();
    const client = visitor(server.url, cookie);
    if (!cookie) await client.login();
    cookie = client.cookie; // the session was confirmed, too
    await expectKept(client, promised);
    if (kill < kills) {
      let left = 1 + Math.floor(Math.random() * 20);
      // Pictures take longest, so every other kill waits for one to be confirmed.
      const uploads = () => promised.promos.size + promised.pictures.size;
      const before = kill % 2 === 0 ? -1 : uploads();
      const ends = await write(client, promised, () => {
        if (uploads() <= before) return;
        left -= 1;
        if (left === 0) server.child.kill('SIGKILL');
      });
      expect(ends.filter((end) => end instanceof Refused)).toEqual([]);
    } else {
      await server.stop();
    }
    await server.ended;
  }
  expect(promised.promos.size + promised.pictures.size).toBeGreaterThan(0);
}

test(
  'nothing the server confirmed is lost, however often it is killed',
  async () => {
    const folder = await newFolder();
    await copyShop(folder, 'demoShop');
    await killAndLook(() => runServer({ DATA_DIR: folder }), 2 * rounds);
  },
  LONG * rounds,
);

test(
  'nothing the server confirmed is lost with a PostgreSQL server either',
  async () => {
    const postgres = await startPostgres();
    const env = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url };
    await killAndLook(() => runServer(env), 2 * rounds);
    await postgres.stop();
  },
  LONG * rounds,
);
