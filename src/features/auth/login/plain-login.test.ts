import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { createTestApp } from '../../../test/app.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { makeAccount, PASSWORD } from '../../../test/signin.ts';

/** Signing in before the page's script has loaded: the browser itself sends the form. */
const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
const here = await createTestApp({ deps: { log } });
const { app, deps } = here;

async function send(fields: Record<string, string>, { address = '203.0.113.7', site = here } = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login?next=%2Fadmin%2Ffaqs',
    remoteAddress: address,
    headers: {
      origin: site.deps.env.SITE_URL,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const { location } = answer.headers;
  return { answer, page: location ? (await site.app.inject(location)).body : answer.body };
}

test('after a wrong password the form comes back with a message', async () => {
  const { email } = await makeAccount(deps);
  const { answer, page } = await send({ email, password: 'wrong password' });
  expect(answer.statusCode).toBe(303);
  expect(page).toContain('Invalid e-mail or password');
  expect(page).toContain('next=%2Fadmin%2Ffaqs');
});

test('a form with an empty field comes back and asks for it to be filled in', async () => {
  const { answer, page } = await send({ email: '', password: '' });
  expect(answer.statusCode).toBe(303);
  expect(page).toContain('Please fill in all fields');
  expect(page).not.toContain('Invalid e-mail or password');
});

test('a form that does not say where it comes from signs nobody in', async () => {
  const { email } = await makeAccount(deps);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('after too many attempts staff see how long to wait, not that their password is wrong', async () => {
  const { email } = await makeAccount(deps);
  const address = '198.51.100.9';
  for (let times = 0; times < 9; times += 1) {
    await send({ email, password: 'a guess' }, { address });
  }
  const { answer, page } = await send({ email, password: PASSWORD }, { address });
  expect(answer.statusCode).toBe(303);
  expect(page).toMatch(/That was too often\. Please try again in \d+ (seconds|minutes)\./);
  expect(page).not.toContain('Invalid e-mail or password');
});

test('a forged link cannot put its own text on the sign-in page', async () => {
  const open = async (query: string) => (await app.inject(`/login?${query}`)).body;
  expect(await open('failed=Call+0800-EVIL&wait=60')).not.toMatch(/0800-EVIL|role="status"/);
  const page = await open('failed=too_many_requests&wait=call+0800-EVIL');
  expect(page).toContain('Please try again in 60 seconds.');
  expect(page).not.toContain('0800-EVIL');
});

test('a server error is not blamed on the password, and is logged', async () => {
  const { email } = await makeAccount(deps);
  await deps.database.db.execute('alter table sessions rename to sessions_away');
  const { answer, page } = await send({ email, password: PASSWORD });
  await deps.database.db.execute('alter table sessions_away rename to sessions');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(page).toContain('Something went wrong on our side. Please try again.');
  expect(lines.join('')).toContain(String(answer.headers['x-request-id']));
});

test('while the database is down the sign-in page says so', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  const site = await createTestApp({ deps: { database, log } });
  await postgres.restart('fast', async () => {
    const { answer } = await send({ email: 'a@b.example', password: PASSWORD }, { site });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(
      'We cannot reach our records just now. Please try again shortly.',
    );
    expect(lines.join('')).toContain(String(answer.headers['x-request-id']));
  });
});

test('without JavaScript staff sign out, too', async () => {
  const { email } = await makeAccount(deps);
  const { answer } = await send({ email, password: PASSWORD });
  const headers = {
    cookie: [answer.headers['set-cookie']].flat().join('; '),
    origin: deps.env.SITE_URL,
    accept: 'text/html',
  };
  const { body } = await app.inject({ url: '/admin', headers });
  const [, action = ''] = /<form action="([^"]*)" method="post"/.exec(body) ?? [];
  const left = await app.inject({
    method: 'POST',
    url: action,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.statusCode).toBe(303);
  expect(left.headers.location).toBe('/login');
  const check = await app.inject({ url: '/api/auth/check', headers });
  expect(check.json()).toEqual({ authenticated: false });
});
