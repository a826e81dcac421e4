import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { makeTemplate } from '../../test/memory-database.ts';
import { FLAGS } from '../../test/servers/built-server.ts';
import { signIn } from '../../test/signin.ts';
import { checkUpSchema } from './contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Options = { env?: Record<string, string>; headers?: Record<string, string> };

/** What the owner reads, by name. */
async function checkUp({ env = {}, headers = {} }: Options = {}) {
  const { app, deps } = await createTestApp({ env });
  const owner = await signIn(deps, 'owner');
  const { host } = new URL(deps.env.SITE_URL);
  const answer = await app.inject({
    url: '/api/admin/doctor',
    headers: { host, ...owner, ...headers },
  });
  expect(answer.statusCode).toBe(200);
  const { findings } = checkUpSchema.parse(answer.json());
  return Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding]));
}

test('a new shop is told that nothing backs it up and that its mail reaches nobody', async () => {
  const found = await checkUp();
  expect(found).toMatchObject({
    Database: { state: 'good', advice: null },
    Files: { state: 'good' },
    Clock: { state: 'good' },
    'Time zones': { state: 'good' },
    'Site address': { state: 'good' },
    Proxies: { state: 'good' },
    Backups: { state: 'warning' },
    'Mail server': { state: 'warning' },
    Sender: { state: 'warning', found: expect.stringContaining('kedai.example') },
  });
});

test('a password that would be refused today, and owners without a second step, are noticed', async () => {
  const found = await checkUp({ env: { ADMIN_PASSWORD: 'password1234' } });
  expect(found.ADMIN_PASSWORD).toMatchObject({ state: 'bad' });
  expect(found['Two-step sign-in']).toMatchObject({
    state: 'hint',
    found: '1 owner signs in with a password alone.',
  });
  const good = await checkUp({ env: { ADMIN_PASSWORD: 'tiga cangkir sebelum hujan' } });
  expect(good.ADMIN_PASSWORD).toBeUndefined();
  expect(good['Common passwords']).toBeUndefined();
});

test('a backup counts while it is fresh', async () => {
  const env = { BACKUP_DIR: folder };
  expect((await checkUp({ env })).Backups).toMatchObject({ state: 'bad' });
  const file = join(folder, 'shop-2026-11-21.tar');
  await writeFile(file, 'all');
  expect((await checkUp({ env })).Backups).toMatchObject({ state: 'good' });
  const old = Date.now() / 1000 - 37 * 60 * 60;
  await utimes(file, old, old);
  expect((await checkUp({ env })).Backups).toMatchObject({ state: 'bad' });
});

test('a data folder that others can read is bad, and how to mend it is said', async () => {
  const open = join(folder, 'open');
  const env = { DATA_DIR: open };
  await mkdir(open);
  await chmod(open, 0o755);
  expect((await checkUp({ env }))['Data folder']).toEqual({
    state: 'bad',
    found: 'Other accounts of this machine can read the data.',
    advice: `chmod 700 ${open}`,
    tab: null,
  });
});

test('a mail server that refuses is named with its reason and without the password', async () => {
  const found = await checkUp({ env: { SMTP_URL: 'smtp://shop:hunter2@127.0.0.1:1' } });
  expect(found['Mail server']).toMatchObject({ state: 'bad' });
  expect(JSON.stringify(found)).toContain('127.0.0.1:1');
  expect(JSON.stringify(found)).not.toContain('hunter2');
});

test('an address or proxies other than the settings say are noticed', async () => {
  const elsewhere = await checkUp({ headers: { host: 'kopi.example' } });
  expect(elsewhere['Site address']).toMatchObject({ state: 'bad' });
  const hidden = await checkUp({ headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(hidden.Proxies).toMatchObject({ state: 'warning' });
  const forged = await checkUp({ env: { TRUST_PROXY: '1' } });
  expect(forged.Proxies).toMatchObject({ state: 'bad' });
});

test('the owner reads the check-up in the language of the dashboard', async () => {
  const found = await checkUp({ headers: { 'x-reader': 'id id' } });
  expect(found['Server e-mail']).toMatchObject({
    found: 'Tidak ada: e-mail tidak sampai ke siapa pun.',
    advice: 'Isi SMTP_URL, lalu kirim uji coba dari tab E-mail.',
  });
  expect(found['Verifikasi dua langkah']).toMatchObject({
    found: '1 pemilik masuk dengan kata sandi saja.',
  });
});

test('a job that has not been done when it was due is named', async () => {
  let now = new Date();
  const { app, deps } = await createTestApp({ clock: () => now });
  const tidy = { name: 'tidy', every: 60_000, first: 3_600_000, run: async () => {} };
  const stop = deps.jobs.start([tidy], deps);
  const owner = await signIn(deps, 'owner');
  const jobs = async () => {
    const answer = await app.inject({ url: '/api/admin/doctor', headers: owner });
    return checkUpSchema.parse(answer.json()).findings.find(({ name }) => name === 'Jobs');
  };
  expect(await jobs()).toMatchObject({ state: 'good' });
  now = new Date(now.getTime() + 20 * 60_000);
  expect(await jobs()).toMatchObject({ state: 'bad', found: expect.stringContaining('tidy') });
  stop();
});

/** What npm run doctor prints, and how it ends. */
async function doctor(env: Record<string, string>) {
  const child = spawn(process.execPath, [...FLAGS, 'src/main.ts', 'doctor'], {
    env: { PATH: process.env.PATH, MAIL_FROM: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { said, code };
}

test('npm run doctor goes through everything on the terminal while the server is stopped', async () => {
  const dataDir = join(folder, 'stopped');
  await mkdir(dataDir, { mode: 0o700 });
  await makeTemplate(join(dataDir, 'db'));
  const { said, code } = await doctor({ DATA_DIR: dataDir });
  expect(code).toBe(0);
  for (const name of ['Node', 'Backups', 'Database', 'Files', 'Mail server', 'Passwords']) {
    expect(said).toMatch(new RegExp(`^(ok  |look)  ${name} `, 'm'));
  }
});

test('before the first start it checks what that needs, and makes nothing', async () => {
  const dataDir = join(folder, 'not-yet', 'data');
  const { said, code } = await doctor({
    DATA_DIR: dataDir,
    SITE_URL: 'http://kopi.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMPT_URL: 'smtp://mail.example',
  });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^look {2}Settings +There is no setting SMPT_URL: did you mean SMTP_URL\?$/m,
  );
  expect(said).toMatch(/^BAD {3}Site address +http:\/\/kopi.example is not encrypted/m);
  expect(said).toMatch(/^BAD {3}Mail server +127.0.0.1:1 accepts no mail/m);
  expect(said).toContain(`There is no shop in ${dataDir} yet: npm start makes one.`);
  expect(existsSync(join(folder, 'not-yet'))).toBe(false);
});

test('each problem found after a start is a line of the log, and owners see it', async () => {
  const lines: string[] = [];
  const said = Promise.withResolvers<void>();
  const log = createLog('error', {
    write: (line) => {
      lines.push(line);
      if (line.includes('Something is wrong')) said.resolve();
    },
  });
  const env = { SMTP_URL: 'smtp://shop:hunter2@127.0.0.1:1' };
  const { app, deps } = await createTestApp({ env, deps: { log } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await said.promise;
  const wrong = lines.filter((line) => line.includes('Something is wrong'));
  expect(wrong.map((line) => JSON.parse(line).check)).toContain('Mail server');
  expect(wrong.join()).toContain('The mail server refused the connection');
  const headers = await signIn(deps, 'owner');
  const problems = await app.inject({ url: '/api/admin/doctor/problems', headers });
  expect(problems.json()).toContainEqual(
    expect.objectContaining({ name: 'Mail server', state: 'bad' }),
  );
});
