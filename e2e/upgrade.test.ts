import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import { FLAGS } from '../src/test/servers/built-server.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { copyShop } from './support/demo-shop.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'coffee-upgrade-'));
const path = (name: string) => join(folder, name);
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function restore(env: Record<string, string>, file: string) {
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/main.js', 'restore', file], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect(code, errors).toBe(0);
}

/** The program as a later release, with one more, slow migration. */
async function laterRelease(): Promise<[string, ...string[]]> {
  const program = path('later');
  await mkdir(program, { recursive: true });
  for (const name of ['dist', 'node_modules', 'package.json', 'pictures', 'scripts', 'src']) {
    await symlink(resolve(name), join(program, name)).catch(() => {});
  }
  await cp('migrations', join(program, 'migrations'), { recursive: true });
  await writeFile(
    join(program, 'migrations', '9998_later.sql'),
    'alter table faqs add later integer; select pg_sleep(2); update faqs set later = 1;',
  );
  return [
    'sh',
    '-c',
    `cd ${program} && exec ${process.execPath} ${FLAGS.join(' ')} dist/server/main.js`,
  ];
}
const later = await laterRelease();

const start = async (env: Record<string, string>, command?: typeof later) => {
  const server = await runServer(env, command);
  await server.ready();
  const owner = visitor(server.url);
  await owner.login();
  return { ...server, owner };
};
type Shop = Awaited<ReturnType<typeof start>>;

const message = { name: 'Sari', email: 'sari@kopi.example', message: 'Sebelum naik versi.' };

async function live({ owner }: Shop): Promise<string> {
  expect((await owner.send('POST', '/api/contact', message)).status).toBe(201);
  const form = new FormData();
  const photo = new Uint8Array(await samplePhoto({ width: 48, height: 36 }));
  form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const { imageUrl } = Object(await (await owner.send('POST', '/api/cms/upload', form)).json());
  return String(imageUrl);
}

async function expectAllThere({ owner }: Shop, picture: string) {
  const messages = await (await owner.send('GET', '/api/admin/contact-messages')).text();
  expect(messages).toContain(message.message);
  expect((await owner.send('GET', picture)).status).toBe(200);
}

/** That an upgrade on a PostgreSQL server is finished, and once, postgres.test.ts says each time. */
const kinds = process.env.ROUNDS ? ['embedded', 'PostgreSQL'] : ['embedded'];

for (const kind of kinds)
  test(`an interrupted upgrade continues, and the earlier version can be restored (${kind})`, async () => {
    const env = { DATA_DIR: path(kind), BACKUP_DIR: path(`${kind}-backups`), LOG_LEVEL: 'info' };
    const on = (name: string) =>
      kind === 'embedded'
        ? {}
        : postgres.createDatabase(name).then((url) => ({ DATABASE_URL: url }));
    const place = { ...env, ...(await on('upgraded')) };
    const snapshots = async () =>
      (await readdir(path(`${kind}-backups/upgrades`)).catch(() => [])).sort();

    if (kind === 'embedded') await copyShop(place.DATA_DIR, 'demoShop');
    const before = await start(place);
    const picture = await live(before);
    await before.stop();
    expect(await snapshots()).toEqual([]);

    const killed = await runServer(place, later);
    await killed.printed('9998_later.sql');
    killed.child.kill('SIGKILL');
    await killed.ended;

    // With a server any number of instances may start together.
    const count = kind === 'embedded' ? 1 : 2;
    const upgraded = await Promise.all(Array.from({ length: count }, () => start(place, later)));
    const outputs = upgraded.map((server) => server.output());
    expect(
      outputs.filter((output) => output.includes('The database is being upgraded')),
    ).toHaveLength(1);
    for (const server of upgraded) {
      await expectAllThere(server, picture);
      await server.stop();
    }

    const older = await runServer(place);
    expect((await older.ended).code).not.toBe(0);
    expect(older.output()).toContain('The database is newer than this version of the program');

    // The backup of the killed start equals the one of the next start.
    const [saved = ''] = await snapshots();
    expect(await snapshots()).toHaveLength(2);
    expect(outputs.join('')).toContain('npm run restore -- ');
    if (kind === 'embedded') await rename(path('embedded/db'), path('embedded/db.later'));
    const returned = { ...place, ...(await on('returned')) };
    await restore(returned, path(`${kind}-backups/upgrades/${saved}`));
    const back = await start(returned);
    await expectAllThere(back, picture);
    await back.stop();
  });

test('a database that cannot be backed up first is not upgraded, unless the operator has a backup', async () => {
  const env = { DATA_DIR: path('full') };
  await copyShop(env.DATA_DIR, 'demoShop');
  await writeFile(path('no-folder'), '');
  const place = { ...env, BACKUP_DIR: path('no-folder') };
  const refused = await runServer(place, later);
  expect((await refused.ended).code).not.toBe(0);
  expect(refused.output()).toContain('The database was not upgraded');
  await (await start(env)).stop();

  const trusting = await start({ ...env, UPGRADE_SNAPSHOT: 'off' }, later);
  expect(trusting.output()).not.toContain('The database is being upgraded');
  await trusting.stop();
  expect(await readdir(path('full'))).not.toContain('upgrades');
});

const golden = (await readdir('src/test/golden')).filter((name) => name.endsWith('.tar'));

for (const name of golden)
  test(`data of version ${name} opens in this version`, async () => {
    const env = { DATA_DIR: path(`golden-${name}`) };
    await restore(env, resolve('src/test/golden', name));
    const shop = await start(env);
    const read = async (address: string) => {
      const answer = await shop.owner.send('GET', address);
      expect(answer.status, address).toBe(200);
      return answer.text();
    };
    expect(await read('/api/faqs?q=Golden')).toContain('Golden: ada Wi-Fi? “ya” 😀');
    expect(await read('/api/admin/contact-messages?q=Golden')).toContain('es kopi\\nsusunya');
    const promos: unknown[] = JSON.parse(await read('/api/admin/promo-images?q=Golden'));
    const picture = String(Object(promos[0]).imageUrl);
    expect((await shop.owner.send('GET', picture)).headers.get('content-type')).toMatch(/^image\//);
    expect(JSON.parse(await read('/api/admin/app-ratings')).length).toBeGreaterThan(5);
    for (const page of ['/', '/about', '/membership', '/admin']) await read(page);
    await shop.stop();
  });
