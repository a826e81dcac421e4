import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
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
    SITE_URL: { state: 'good' },
    Proxies: { state: 'good' },
    Backups: { state: 'warning' },
    'Mail server': { state: 'warning' },
    Sender: { state: 'warning', found: expect.stringContaining('kedai-seduh.example') },
  });
});

test('a password that would be refused today, and owners without a second step, are noticed', async () => {
  const found = await checkUp({ env: { ADMIN_PASSWORD: 'password1234' } });
  expect(found.ADMIN_PASSWORD).toMatchObject({ state: 'bad' });
  expect(found['Two-step sign-in']).toMatchObject({
    state: 'warning',
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
  await createTestApp({ env });
  await chmod(open, 0o755);
  expect((await checkUp({ env }))['Data folder']).toEqual({
    state: 'bad',
    found: 'Other accounts of this machine can read DATA_DIR.',
    advice: `chmod 700 ${open}`,
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
  expect(elsewhere.SITE_URL).toMatchObject({ state: 'bad' });
  const hidden = await checkUp({ headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(hidden.Proxies).toMatchObject({ state: 'warning' });
  const forged = await checkUp({ env: { TRUST_PROXY: '1' } });
  expect(forged.Proxies).toMatchObject({ state: 'bad' });
});

test('a job that has not been done when it was due is named', async () => {
  let now = new Date();
  const { app, deps } = await createTestApp({ clock: () => now });
  const tidy = { name: 'tidy', every: 60_000, run: async () => {} };
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

test('npm run doctor goes through everything on the terminal while the server is stopped', async () => {
  const dataDir = join(folder, 'stopped');
  await (await openDatabase({ dataDir, log: createLog('silent') })).close();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, MAIL_FROM: '', LOG_LEVEL: 'silent' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts'], { env });
  for (const name of ['Node', 'Backups', 'Database', 'Files', 'Mail server', 'Passwords']) {
    expect(stdout).toMatch(new RegExp(`^(ok  |look)  ${name} `, 'm'));
  }
}, 120_000);
