import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { createLimiter } from '../../server/forms/rate-limits.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { addPasskey, askToSignIn, sendPasskey } from '../../test/authenticator.ts';
import { openBrowser } from '../../test/browser.ts';
import { setUpSecondFactor } from '../../test/second-factor.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { makeAccount, PASSWORD } from '../../test/signin.ts';
import type { Role } from '../accounts/contract.ts';
import { firstRun } from '../accounts/first-run.ts';

const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
// The time stands still, so that what is cached lasts until the other instance says otherwise.
const now = new Date();
const clock = () => now;
const one = await createTestApp({ clock, deps: { database: databases[0] } });
const two = await createTestApp({ clock, deps: { database: databases[1] } });

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('two instances that start together create one account', async () => {
  const shown = await Promise.all([firstRun(one.deps), firstRun(two.deps)]);
  expect(shown.filter(Boolean)).toHaveLength(1);
  const { rows } = await one.deps.database.db.execute('select id from accounts');
  expect(rows).toHaveLength(1);
});

test('signing in and out counts on every instance', async () => {
  const { email } = await makeAccount(one.deps);
  const here = openBrowser(one.app, one.deps);
  await here.login(email);
  const there = openBrowser(two.app, two.deps);
  there.cookie = here.cookie;
  expect(await there.authenticated()).toBe(true);
  await there.send('POST', '/api/auth/logout');
  expect(await there.authenticated()).toBe(false);
  await expect.poll(() => here.authenticated()).toBe(false);
});

test('a code of the phone works once, whichever instance it is sent to', async () => {
  const { email } = await makeAccount(one.deps, 'editor');
  const browser = openBrowser(one.app, one.deps);
  await browser.login(email);
  const { phone } = await setUpSecondFactor(browser, one.deps);
  const login = { email, password: PASSWORD, code: phone(1) };
  const answers = await Promise.all(
    [one, two, one, two].map(({ app, deps }, nth) =>
      openBrowser(app, deps, `198.51.100.${nth}`).send('POST', '/api/auth/login', login),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
});

test('a passkey that was added on one instance signs in on the other, once', async () => {
  const { email } = await makeAccount(one.deps, 'editor');
  const browser = openBrowser(one.app, one.deps);
  await browser.login(email);
  const { device } = await addPasskey(browser);
  const here = openBrowser(one.app, one.deps, '198.51.100.60');
  const there = openBrowser(two.app, two.deps, '198.51.100.61');
  const signed = device.sign(await askToSignIn(here));
  const answers = await Promise.all([there, here].map((from) => sendPasskey(from, signed)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a device signed out through one instance is signed out on the other', async () => {
  const { email } = await makeAccount(one.deps, 'editor');
  const [here, there] = [openBrowser(one.app, one.deps), openBrowser(two.app, two.deps)];
  await here.login(email);
  await there.login(email);
  await here.send('DELETE', '/api/auth/sessions');
  await expect.poll(() => there.authenticated()).toBe(false);
});

test('wrong passwords count on every instance', async () => {
  const { email } = await makeAccount(one.deps);
  const guess = (instance: typeof one) =>
    openBrowser(instance.app, instance.deps, '198.51.100.9').login(email, 'wrong password');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, times) => guess(times % 2 ? one : two)),
  );
  const looked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(looked.length).toBeGreaterThan(0);
  // Instances that did not count together would look at eight each.
  expect(looked.length).toBeLessThan(16);
});

test('two owners cannot delete each other through two instances', async () => {
  await one.deps.database.db.execute('truncate accounts cascade');
  const [rina, bayu] = [await makeAccount(one.deps), await makeAccount(one.deps)];
  const browsers = [openBrowser(one.app, one.deps), openBrowser(two.app, two.deps, '203.0.113.8')];
  await browsers[0]?.login(rina.email);
  await browsers[1]?.login(bayu.email);
  await Promise.all([
    browsers[0]?.send('DELETE', `/api/admin/accounts/${bayu.id}`, { password: PASSWORD }),
    browsers[1]?.send('DELETE', `/api/admin/accounts/${rina.id}`, { password: PASSWORD }),
  ]);
  const { rows } = await one.deps.database.db.execute('select id from accounts');
  expect(rows).toHaveLength(1);
});

/** Sends while another change of accounts is not yet committed, and resolves to the answer. */
async function sendDuring(change: SQL, send: () => Promise<{ statusCode: number }>) {
  const { db } = one.deps.database;
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { answer } = await db.transaction(async (tx) => {
    await tx.execute(change);
    const answer = send();
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    return { answer };
  });
  return answer;
}

async function staff(role: Role) {
  const account = await makeAccount(one.deps, role);
  const browser = openBrowser(two.app, two.deps);
  await browser.login(account.email);
  return { ...account, browser, url: `/api/admin/accounts/${account.id}` };
}

const accountOf = async ({ id }: { id: number }) =>
  (await one.deps.database.db.execute(sql`select * from accounts where id = ${id}`)).rows[0];

test.for([
  ['demoted', sql`role = 'cashier'`, { role: 'owner' }, { role: 'cashier' }],
  ['disabled', sql`disabled = true`, { disabled: false }, { disabled: true }],
] as const)(
  'an owner who is being %s cannot undo it, however often they try',
  async ([, change, undo, left]) => {
    await staff('owner');
    const rina = await staff('owner');
    const answer = await sendDuring(sql`update accounts set ${change} where id = ${rina.id}`, () =>
      rina.browser.send('PUT', rina.url, undo),
    );
    expect([401, 403]).toContain(answer.statusCode);
    expect(await accountOf(rina)).toMatchObject(left);
  },
);

test('whoever becomes a cashier of one outlet while another owner changes the name works at that outlet', async () => {
  const owner = await staff('owner');
  const dewi = await staff('editor');
  const answer = await sendDuring(
    sql`update accounts set role = 'cashier', outlet_ids = '{7}' where id = ${dewi.id}`,
    () => owner.browser.send('PUT', dewi.url, { name: 'Dewi Lestari' }),
  );
  expect(answer.statusCode).toBe(200);
  expect(await accountOf(dewi)).toMatchObject({ name: 'Dewi Lestari', outlet_ids: [7] });
});

test('whoever becomes an owner meanwhile is deleted or signed out only with a password', async () => {
  const owner = await staff('owner');
  for (const path of ['', '/sessions']) {
    const dewi = await staff('editor');
    const answer = await sendDuring(
      sql`update accounts set role = 'owner' where id = ${dewi.id}`,
      () => owner.browser.send('DELETE', dewi.url + path),
    );
    expect(answer.statusCode).toBe(409);
    expect(await dewi.browser.authenticated()).toBe(true);
  }
});

test('owners who change each other at the same moment, and themselves, wait for each other', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => staff('owner')));
  const answers = await Promise.all(
    owners.flatMap(({ browser }) =>
      owners.map(({ url }) => browser.send('PUT', url, { name: 'Rina', password: PASSWORD })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('while the database is down limits still count', async () => {
  const away = await open();
  await away.close();
  const limiter = createLimiter(
    { ...one.deps, database: away },
    { name: 'outage', points: 2, seconds: 60 },
  );
  await limiter.consume('203.0.113.7');
  await limiter.consume('203.0.113.7');
  await expect(limiter.consume('203.0.113.7')).rejects.toMatchObject({ status: 429 });
});
