import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import { startPostgres } from '../src/test/postgres.ts';
import { type Program, runProgram, visitor } from './program.ts';

const photo = new Uint8Array(await samplePhoto({ width: 48, height: 36 }));
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-crash-'));
  folders.push(folder);
  return folder;
};

/** What the server has acknowledged: after whatever happens to it, all of this must be there. */
type Promised = {
  faqs: Set<number>;
  promos: Set<number>;
  messages: Set<number>;
  pictures: Set<string>;
  /** The numbers that may stand in an edited text: the last acknowledged one, or a later one. */
  title: { acknowledged: number; sent: number };
};

const picture = (field: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
};

/** Writes of every kind until the server is gone; `done` hears of each that it acknowledged. */
async function write(client: ReturnType<typeof visitor>, promised: Promised, done: () => void) {
  const titleId = await idOfTitle(client);
  const faq = { question: 'Buka?', answer: 'Ya', displayOrder: 1 };
  const promo = { title: 'Promo', description: 'Gratis', displayOrder: '1' };
  let messages = 0;
  const message = () => {
    messages += 1; // the same words twice would be one message
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
/** Unlike a connection that is lost, an answer that says no is never to be expected here. */
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
  // Every row, acknowledged or not, has its picture.
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

/** Kills the server again and again at moments nobody chose, and looks at what is left. */
async function killAndLook(start: () => Promise<Program>, kills: number) {
  const promised: Promised = {
    faqs: new Set(),
    promos: new Set(),
    messages: new Set(),
    pictures: new Set(),
    title: { acknowledged: 0, sent: 0 },
  };
  let cookie = '';
  for (let kill = 0; kill <= kills; kill++) {
    const program = await start();
    await program.ready();
    const client = visitor(program.url, cookie);
    if (!cookie) await client.login();
    cookie = client.cookie; // the session, too, was acknowledged
    await expectKept(client, promised);
    if (kill < kills) {
      let left = 1 + Math.floor(Math.random() * 20);
      // Pictures take longest: every other time the moment is chosen after one was acknowledged.
      const uploads = () => promised.promos.size + promised.pictures.size;
      const before = kill % 2 === 0 ? -1 : uploads();
      const ends = await write(client, promised, () => {
        if (uploads() <= before) return;
        left -= 1;
        if (left === 0) program.child.kill('SIGKILL');
      });
      expect(ends.filter((end) => end instanceof Refused)).toEqual([]);
    } else {
      program.child.kill('SIGTERM');
      expect(await program.ended).toMatchObject({ code: 0 });
    }
    await program.ended;
  }
  expect(promised.promos.size + promised.pictures.size).toBeGreaterThan(0);
}

test('however often the server is killed, what it acknowledged is there', async () => {
  const folder = await newFolder();
  await killAndLook(() => runProgram({ DATA_DIR: folder }), 8);
}, 240_000);

test('the same on a PostgreSQL server', async () => {
  const postgres = await startPostgres();
  const env = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url };
  await killAndLook(() => runProgram(env), 4);
  await postgres.stop();
}, 240_000);
