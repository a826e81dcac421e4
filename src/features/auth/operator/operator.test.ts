import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { admin as runAdmin } from '../../../commands/admin.ts';
import { seedOnce } from '../../../seed.ts';
import { askServer, serveControl } from '../../../server/control.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { OperatorError } from '../../../server/operator-error.ts';
import { diskFiles } from '../../../server/storage/disk-files.ts';
import { createTestApp } from '../../../test/app.ts';
import { addPasskey, signInWith } from '../../../test/authenticator.ts';
import { openBrowser } from '../../../test/browser.ts';
import { makeTemplate } from '../../../test/memory-database.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { FLAGS } from '../../../test/servers/built-server.ts';
import { makeAccount } from '../../../test/signin.ts';
import { changeAccounts } from './change-accounts.ts';

const folder = await mkdtemp(join(tmpdir(), 'operator-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const template = await makeTemplate(join(folder, 'template'));
const open = (dataDir = folder) =>
  openDatabase({ dataDir, databaseUrl: undefined, template, log: createLog('silent') });

/** What an operator types: npm run admin -- … */
async function typed(...args: string[]) {
  const child = spawn(process.execPath, [...FLAGS, 'src/main.ts', 'admin', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, errors };
}

/** The same command in this process, because starting another takes as long as several tests. */
async function admin(args: string[], dataDir = folder): Promise<string> {
  vi.stubEnv('DATA_DIR', dataDir).stubEnv('DATABASE_URL', undefined);
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await runAdmin(args);
    return lines.mock.calls.join('\n');
  } finally {
    lines.mockRestore();
    progress.mockRestore();
    vi.unstubAllEnvs();
  }
}

test('a password that the operator resets is the only way in, passkey or not', async () => {
  const email = 'bayu@kedai-seduh.example';
  const before = await open();
  const shop = await createTestApp({ deps: { database: before } });
  await makeAccount(shop.deps, 'owner', { email });
  const browser = openBrowser(shop.app, shop.deps);
  await browser.login(email);
  const { device } = await addPasskey(browser);
  await before.close();

  const { code, out } = await typed('reset-password', email);
  expect(code).toBe(0);
  const after = await open();
  const again = await createTestApp({ deps: { database: after } });
  const back = openBrowser(again.app, again.deps);
  expect((await signInWith(device, back)).statusCode).toBe(401);
  const password = /Password: (\S+)/.exec(out)?.[1];
  expect((await back.login(email, password)).statusCode).toBe(200);
  await after.close();
});

test('the operator takes the second step from an owner who lost everything', async () => {
  const email = 'rina@kedai-seduh.example';
  const before = await open();
  const shop = await createTestApp({ deps: { database: before } });
  await makeAccount(shop.deps, 'owner', { email });
  const browser = openBrowser(shop.app, shop.deps);
  await browser.login(email);
  const { device } = await addPasskey(browser);
  await setUpSecondFactor(browser, shop.deps);
  const { cookie } = browser;
  await before.close();

  const command = ['reset-second-factor', email];
  expect(await admin(command)).toContain(`${email} signs in with the password alone`);
  await expect(admin(command)).rejects.toThrow('This account has no two-step sign-in');
  const after = await open();
  const again = await createTestApp({ deps: { database: after } });
  const back = openBrowser(again.app, again.deps);
  back.cookie = cookie;
  expect(await back.authenticated()).toBe(false);
  expect((await signInWith(device, back)).statusCode).toBe(401);
  expect((await back.login(email)).statusCode).toBe(200);
  const log = await back.send('GET', '/api/admin/audit?q=reset-second-factor');
  expect(log.body).toContain('Operator (npm run admin)');
  await after.close();
});

test('the operator helps an owner while the server runs, and the password is in no log', async () => {
  const email = 'wati@kedai-seduh.example';
  const database = await open();
  const shop = await createTestApp({ deps: { database } });
  await makeAccount(shop.deps, 'owner', { email });
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const accounts = (args: string[]) =>
    changeAccounts({ database, clock: () => new Date(), log }, args);
  const stop = await serveControl(folder, { accounts }, log);

  expect(await admin(['list'])).toContain(`${email}\towner`);
  const out = await admin(['reset-password', email]);
  const password = /Password: (\S+)/.exec(out)?.[1] ?? '';
  expect((await openBrowser(shop.app, shop.deps).login(email, password)).statusCode).toBe(200);
  expect(lines.join()).toContain('account.reset-password');
  expect(lines.join()).not.toContain(password);
  expect(await typed('reset-password', 'nobody@kedai-seduh.example')).toEqual({
    code: 1,
    out: '',
    errors: 'There is no account nobody@kedai-seduh.example\n',
  });
  const mistyped = admin(['create', email, '--colour', 'red']);
  await expect(mistyped).rejects.toThrow("Unknown option '--colour'");
  await stop();
  await database.close();
});

test('the server answers junk at the operator’s socket with an error, and goes on after half a request', async () => {
  const dataDir = await mkdtemp(join(folder, 'control-'));
  const stop = await serveControl(dataDir, {}, createLog('silent'));
  const socket = () => request({ socketPath: join(dataDir, 'control.sock'), method: 'POST' });
  const half = socket().on('error', () => {});
  half.setHeader('content-length', 500);
  half.write('{"command"');
  await once(half, 'socket');
  half.destroy();
  const otherVersion = 'The server that runs there is of another version.';
  for (const junk of ['', 'x', 'null', '[]', '{"command":"list"}', '{"command":7,"args":{}}']) {
    const asked = socket().end(junk);
    const [response] = await once(asked, 'response');
    expect(await json(response), junk).toEqual({ error: otherVersion });
  }
  await expect(askServer(dataDir, 'list')).rejects.toThrow(otherVersion);
  await stop();
});

test('where there is no shop, an operator’s command says so and makes none', async () => {
  const empty = join(folder, 'elsewhere');
  for (const args of [['list'], ['reset-password', 'owner@kedai.example'], ['remake-pictures']]) {
    const refused = new OperatorError(`There is no shop in ${empty}: check DATA_DIR.`);
    await expect(admin(args, empty)).rejects.toThrow(refused);
  }
  expect(existsSync(empty)).toBe(false);
});

test('an operator starts clean: what the shop made stays, and a backup holds the rest', async () => {
  const dataDir = await mkdtemp(join(folder, 'clean-'));
  const before = await open(dataDir);
  await seedOnce(before.db, diskFiles(join(dataDir, 'uploads')), 'demo', new Date());
  await before.db.execute(sql`insert into faqs (question, answer) values ('Parkir?', 'Ada.')`);
  await before.close();

  const out = await admin(['start-clean'], dataDir);
  const [, backup = ''] = /npm run restore -- (\S+)/.exec(out) ?? [];
  expect(existsSync(backup)).toBe(true);

  const after = await open(dataDir);
  const { rows } = await after.db.execute(sql`
    select (select string_agg(question, ',') from faqs) as faqs,
      (select count(*)::int from promos) as promos,
      (select count(*)::int from team_members) as members,
      (select count(*)::int from outlets) as outlets`);
  expect(rows).toEqual([{ faqs: 'Parkir?', promos: 0, members: 0, outlets: 0 }]);
  await after.close();
  const again = admin(['start-clean'], dataDir);
  await expect(again).rejects.toThrow('so nothing was changed.');
});
