import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { listen } from '../../../test/listening.ts';
import { announceChange } from '../../../test/outlets.ts';
import { PUBLIC_PAGES } from '../../../test/public-pages.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { makeAccount, PASSWORD, signIn } from '../../../test/signin.ts';
import { createFreshness } from './freshness.ts';

const day = new Date('2026-08-17T03:00:00Z');
let now = day;
const { app, deps } = await createTestApp({ ready: false, clock: () => now });
/** Addresses that were not answered from the cache. */
const rendered: string[] = [];
app.addHook('onResponse', async (request) => {
  if (request.method === 'GET' && !request.isFromCache) rendered.push(request.url);
});
app.get('/ends-at-noon', { config: { cache: true } }, async (_request, reply) => {
  reply.freshness = createFreshness(new Date('2026-08-17T05:00:00Z'));
  return `rendered at ${now.toISOString()}`;
});
app.get('/personal', { config: { cache: true } }, async (_request, reply) =>
  reply.header('Cache-Control', 'private, no-store').send('for you'),
);
app.get('/cookie', { config: { cache: true } }, async (_request, reply) =>
  reply.setCookie('for', 'you').send('for you'),
);
const { url, port } = await listen(app);
const owner = await signIn(deps);

beforeEach(() => {
  now = day;
  rendered.length = 0;
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The encoded bytes; `fetch` would decode them. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, method }, async (answer) => {
      const body = await buffer(answer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    }).on('error', reject);
  });
}

async function addFaq(question: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/faqs',
    headers: owner,
    payload: { question, answer: 'Ya.', isActive: true },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const saveFaq = (id: number, question: string) =>
  fetch(`${url}/api/faqs/${id}`, {
    method: 'PUT',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify({ question, answer: 'Ya.' }),
  });

test('no reader sees an older page once a save has been answered', async () => {
  const id = await addFaq('Versi 0.');
  let answered = 0;
  let done = false;
  let read = 0;
  const reader = async (path: string) => {
    while (!done) {
      const least = answered;
      const text = await (await fetch(url + path)).text();
      const [, version = '-1'] = /Versi (\d+)\./.exec(text) ?? [];
      expect(Number(version)).toBeGreaterThanOrEqual(least);
      read += 1;
    }
  };
  const readers = Array.from({ length: 10 }, (_, place) => reader(place % 5 ? '/' : '/api/faqs'));
  for (let version = 1; version <= 20; version += 1) {
    expect((await saveFaq(id, `Versi ${version}.`)).status).toBe(200);
    answered = version;
  }
  done = true;
  await Promise.all(readers);
  expect(read).toBeGreaterThan(20);
});

test('a page is rendered once per change, however many visitors request it at once', async () => {
  await addFaq('Apakah ada parkir?');
  const pages = await Promise.all(Array.from({ length: 300 }, () => ask('/')));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of pages) expect(String(body)).toContain('Apakah ada parkir?');
  for (const path of ['/', '/?utm_source=poster', '/?fbclid=1']) await ask(path);
  expect(rendered).toEqual(['/']);

  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from faqs`);
    await announceChange(tx);
  });
  expect(String((await ask('/')).body)).not.toContain('Apakah ada parkir?');
  expect(rendered).toEqual(['/', '/']);
});

test('unknown addresses share one entry, and different spellings of an address share its entry', async () => {
  await addFaq('Ada apa?');
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  for (let count = 0; count < 20; count += 1) {
    const { status, headers: sent, body } = await ask(`/none-${count}?q=${count}`, headers);
    expect(status).toBe(404);
    expect(sent).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(String(brotliDecompressSync(body))).toContain('404 Page Not Found');
  }
  for (const path of ['/about', '/%61bout', '/a%62out']) expect((await ask(path)).status).toBe(200);
  expect(rendered).toEqual(['/none-0?q=0', '/about']);
  const again = await ask('/none-1?q=other', headers);
  expect(again.status).toBe(404);
  expect(String(brotliDecompressSync(again.body))).toContain('404 Page Not Found');
  const data = await ask('/none-1', { accept: 'application/json' });
  expect(data.headers['content-type']).toContain('json');
  expect((await ask('/none-1', { ...headers, ...owner })).headers['cache-control']).toBe(
    'no-store',
  );
  expect((await ask('/api/none', headers)).headers['content-type']).toContain('json');
  expect((await ask('/api/admin/none', headers)).status).toBe(401);
});

test('actions that no page shows, such as handling a message or a failed login, leave the cache as it is', async () => {
  await addFaq('Apakah buka setiap hari?');
  await ask('/');
  const message = { name: 'Sari', email: 'sari@kopi.example', message: 'Kopinya enak sekali.' };
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: message });
  expect(sent.statusCode).toBe(201);
  const handled = await app.inject({
    method: 'PATCH',
    url: `/api/admin/contact-messages/${sent.json().id}`,
    headers: owner,
    payload: { isHandled: true },
  });
  expect(handled.statusCode).toBe(200);
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'siapa@kopi.example', password: 'salah sama sekali' },
  });
  expect(login.statusCode).toBe(401);
  rendered.length = 0;
  await ask('/');
  expect(rendered).toEqual([]);
});

test('neither do notes of staff, an export or a wrong code of somebody who knows the password', async () => {
  const browser = openBrowser(app, deps);
  const { email } = await makeAccount(deps, 'editor');
  await browser.login(email);
  const { phone } = await setUpSecondFactor(browser, deps);
  now = new Date(day.getTime() + 60_000);
  const details = 'Kopinya enak, tempatnya ramai.';
  const feedback = {
    name: 'Sari',
    category: 'minuman',
    menuItemId: null,
    aspects: ['level es'],
    rating: 4,
    details,
  };
  const sent = await app.inject({ method: 'POST', url: '/api/feedback', payload: feedback });
  await ask('/');
  rendered.length = 0;
  const noted = await app.inject({
    method: 'PATCH',
    url: `/api/admin/feedback/${sent.json().id}`,
    headers: owner,
    payload: { notes: 'Sudah ditelepon.' },
  });
  expect(noted.statusCode).toBe(200);
  await ask('/');
  expect(rendered).not.toContain('/');
  expect((await app.inject({ url: '/api/admin/audit.csv', headers: owner })).statusCode).toBe(200);
  await ask('/');
  expect(rendered).not.toContain('/');
  const code = phone() === '000000' ? '111111' : '000000';
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD, code },
  });
  expect(login.json().code).toBe('second_factor_wrong');
  await ask('/');
  expect(rendered).not.toContain('/');
});

test('every encoding has an ETag of its own, and a browser with the newest page gets 304', async () => {
  const plain = await ask('/');
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const tags = new Set([plain.headers.etag]);
  for (const [accepted, coding, decode] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const) {
    const coded = await ask('/', { 'accept-encoding': accepted });
    expect(coded.headers['content-encoding']).toBe(coding);
    expect(decode(coded.body)).toEqual(plain.body);
    expect(coded.headers['content-length']).toBe(String(coded.body.length));
    tags.add(coded.headers.etag);

    for (const known of [coded.headers.etag, `"x", W/${coded.headers.etag}`, '*']) {
      const same = await ask('/', { 'accept-encoding': accepted, 'if-none-match': `${known}` });
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect(same.headers).toMatchObject({ etag: coded.headers.etag, vary: 'Accept-Encoding' });
    }
    expect((await ask('/', { 'if-none-match': `${coded.headers.etag}` })).status).toBe(200);
  }
  expect(tags.size).toBe(3);

  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  expect(head.headers.etag).toBe(plain.headers.etag);
});

test('a page that looks the same when it is rendered again keeps its ETag', async () => {
  const before = await ask('/privacy');
  await addFaq('Apa kabar?');
  expect((await ask('/privacy')).headers.etag).toBe(before.headers.etag);
});

test('an answer from the cache has all headers except those of a single request', async () => {
  // Signed-in staff are redirected from /login.
  const pages = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/login');
  for (const path of [...pages, '/api/faqs', '/sitemap.xml']) {
    await ask(path, { accept: 'text/html' });
    const { headers: cached } = await ask(path, { accept: 'text/html' });
    const { headers: own } = await ask(path, { accept: 'text/html', cookie: owner.cookie });
    expect(cached['set-cookie']).toBeUndefined();
    expect(cached['x-request-id']).toBeUndefined();
    expect(own['x-request-id']).toBeDefined();
    for (const name of ['content-security-policy', 'x-frame-options', 'permissions-policy']) {
      expect(cached[name], name).toBe(own[name]);
    }
    expect(cached['content-type']).toBe(own['content-type']);
  }
});

test('pages for staff are never cached', async () => {
  const id = await addFaq('Hanya untuk staf?');
  await app.inject({
    method: 'PATCH',
    url: `/api/faqs/${id}`,
    headers: owner,
    payload: { isActive: false },
  });
  const mine = await ask('/api/faqs', { cookie: owner.cookie });
  expect(String(mine.body)).toContain('Hanya untuk staf?');
  expect(mine.headers['cache-control']).toBe('no-store');
  for (let times = 0; times < 2; times += 1) {
    const theirs = await ask('/api/faqs');
    expect(String(theirs.body)).not.toContain('Hanya untuk staf?');
    expect(theirs.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
    expect(theirs.headers.vary).toContain('Cookie');
  }
});

test.each(['/about', '/sitemap.xml'])('a proxy does not keep %s as staff see it', async (path) => {
  const mine = await ask(path, { cookie: owner.cookie });
  expect([mine.status, mine.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect((await ask(path)).headers['cache-control']).toMatch(/^(public, )?no-cache$/);
});

test.each(['/personal', '/cookie'])('%s is rendered for each visitor', async (path) => {
  for (let times = 1; times <= 2; times += 1) {
    await ask(path);
    expect(rendered).toEqual(Array.from({ length: times }, () => path));
  }
});

test('iPhones and Android phones get different variants of a page', async () => {
  const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
  const android = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' };
  await addFaq('Ponsel apa?');
  for (let times = 0; times < 2; times += 1) {
    const [one, other] = [await ask('/rating', iphone), await ask('/rating', android)];
    expect(one.headers.vary).toBe('User-Agent, Accept-Encoding');
    expect(one.headers.etag).not.toBe(other.headers.etag);
    expect((await ask('/rating?device=ios', android)).headers.etag).toBe(one.headers.etag);
  }
  expect(rendered).toHaveLength(2);
});

test('a cached page expires at its instant, and when the clock is set back', async () => {
  const read = async () => String((await ask('/ends-at-noon')).body);
  expect(await read()).toBe('rendered at 2026-08-17T03:00:00.000Z');
  now = new Date('2026-08-17T04:59:59.999Z');
  expect(await read()).toBe('rendered at 2026-08-17T03:00:00.000Z');
  now = new Date('2026-08-17T05:00:00Z');
  expect(await read()).toBe('rendered at 2026-08-17T05:00:00.000Z');
  now = new Date('2026-08-17T02:00:00Z');
  expect(await read()).toBe('rendered at 2026-08-17T02:00:00.000Z');
});

test('on cached pages a promo appears and disappears on time', async () => {
  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into promos (title, description, image_url, display_order, is_active, starts_at, ends_at)
      values ('Jam Senang', '', '/pictures/promo-1.jpg', 1, true, '2026-08-17T04:00:00Z', '2026-08-17T06:00:00Z')`);
    await announceChange(tx);
  });
  const shown = async (at: string) => {
    now = new Date(at);
    const pages = [await ask('/'), await ask('/api/promo-images')];
    return pages.map(({ body }) => String(body).includes('Jam Senang'));
  };
  expect(await shown('2026-08-17T03:59:59.999Z')).toEqual([false, false]);
  expect(await shown('2026-08-17T04:00:00Z')).toEqual([true, true]);
  expect(await shown('2026-08-17T05:59:59.999Z')).toEqual([true, true]);
  expect(await shown('2026-08-17T06:00:00Z')).toEqual([false, false]);
  expect(rendered).toHaveLength(6);
});

/** Visits are written a moment after the answer. */
async function settled(count: () => Promise<number>): Promise<number> {
  const seen = await count();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (await count()) === seen ? seen : settled(count);
}

test('crawlers are counted although their pages come from the cache', async () => {
  const count = async () => {
    const { rows } = await deps.database.db.execute<{ total: number }>(
      sql`select coalesce(sum(count), 0)::int as total from visit_counts where dimension = 'filtered'`,
    );
    return rows[0]?.total ?? 0;
  };
  await ask('/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' });
  const before = await settled(count);
  for (let times = 0; times < 3; times += 1) await ask('/', { 'user-agent': 'Googlebot/2.1' });
  await expect.poll(count).toBe(before + 3);
});
