import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { listen, raw } from '../../test/listening.ts';
import { signIn } from '../../test/signin.ts';

const plain = await createTestApp();
const secure = await createTestApp({ env: { SITE_URL: 'https://kedai.example' } });
const owner = await signIn(secure.deps);
const at = await listen(plain.app);

const page = { accept: 'text/html' };
const foreign = { origin: 'https://evil.example' };
const LONG = 'a'.repeat(15_000);
const CALLS = [
  { what: 'a page', url: '/', status: 200, headers: page },
  { what: 'a page without its content', method: 'HEAD', url: '/', status: 200 },
  { what: 'the dashboard', url: '/admin', status: 200, headers: page },
  { what: 'the sign-in', url: '/login', status: 200, headers: page },
  { what: 'a page that is not there', url: '/nope', status: 404, headers: page },
  { what: 'an address that is no text', url: '/%zz%00', status: 404, headers: page },
  { what: 'a very long address', url: `/menu/${LONG}`, status: 404, headers: page },
  {
    what: 'a very long address that is no text',
    url: `/menu/${LONG.replaceAll('a', '%')}`,
    status: 404,
    headers: page,
  },
  { what: 'a very long address of no page', url: `/${LONG}`, status: 404, headers: page },
  { what: 'a very long address for staff', url: `/api/admin/app-ratings/${LONG}`, status: 401 },
  { what: 'a call', url: '/api/faqs', status: 200 },
  { what: 'a call that is not there', url: '/api/nope', status: 404 },
  { what: 'a call for staff', url: '/api/admin/audit', status: 401 },
  { what: 'a malformed call', url: '/api/menu-items/category/nope', status: 400 },
  {
    what: 'a call of another site',
    method: 'POST',
    url: '/api/faqs',
    status: 403,
    headers: foreign,
  },
  { what: 'a method nobody asked for', method: 'OPTIONS', url: '/', status: 404 },
  { what: 'a health probe', url: '/livez', status: 200 },
  { what: 'a picture that is not there', url: '/media/none.jpg', status: 404 },
  { what: 'the description of the calls', url: '/api/docs', status: 200 },
] as const;

const ask = ({ app }: typeof plain, call: { url: string; method?: string; headers?: object }) =>
  app.inject({
    method:
      call.method === 'POST' || call.method === 'HEAD' || call.method === 'OPTIONS'
        ? call.method
        : 'GET',
    url: call.url,
    headers: { ...call.headers },
  });

test.for(CALLS)('$what has every security header', async (call) => {
  const answer = await ask(plain, call);
  expect(answer.statusCode).toBe(call.status);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
    expect(answer.headers[name], name).toBeUndefined();
  }
  // Sent over https only; on localhost it would lock developers out.
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  const overHttps = await ask(secure, call);
  expect(overHttps.headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

async function policyOf(url: string, headers: object = {}) {
  const answer = await ask(plain, { url, headers });
  const directives = String(answer.headers['content-security-policy'])
    .split(';')
    .map((directive) => directive.trim().split(' '))
    .map(([name, ...sources]) => [name, sources] as const);
  return Object.fromEntries(directives);
}

async function saveEmbed(key: 'map' | 'reviews', value: string) {
  const staff = await signIn(plain.deps);
  const list = await plain.app.inject({ url: '/api/cms/contents/contact', headers: staff });
  const contents = list.json<{ id: number; section: string; key: string }[]>();
  const content = contents.find((item) => item.section === 'embeds' && item.key === key);
  return plain.app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${content?.id}`,
    headers: staff,
    payload: { value },
  });
}

test('a page runs scripts of its own site only, sends forms only there and cannot be framed by others', async () => {
  expect(await policyOf('/barcode')).toEqual({
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'https:'],
    // The hash of the inline speculation rules.
    'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
    'style-src': ["'self'"],
  });
});

test('a page may only show the frames that staff chose for it: the map and the reviews', async () => {
  const openStreetMap = ["'self'", 'https://www.openstreetmap.org'];
  for (const url of ['/', '/about', '/contact']) {
    expect(await policyOf(url), url).toMatchObject({
      'frame-src': openStreetMap,
      'connect-src': openStreetMap,
    });
  }
  expect(await policyOf('/api/faqs')).not.toHaveProperty('frame-src');

  const widget = 'https://widget.trustmary.com/abc';
  expect((await saveEmbed('reviews', widget)).statusCode).toBe(200);
  const map = 'https://maps.google.com/maps?q=Kedai&output=embed';
  expect((await saveEmbed('map', map)).statusCode).toBe(200);
  expect((await saveEmbed('map', 'https://evil.example/map')).statusCode).toBe(400);
  const google = ["'self'", 'https://www.google.com', 'https://maps.google.com'];
  expect((await policyOf('/contact'))['frame-src']).toEqual(google);
  const both = [...google, 'https://widget.trustmary.com'];
  expect(await policyOf('/')).toMatchObject({ 'frame-src': both, 'connect-src': both });
  expect(await policyOf('/preview', await signIn(plain.deps))).toMatchObject({
    'frame-src': both,
    'frame-ancestors': ["'self'"],
  });

  for (const key of ['map', 'reviews'] as const) await saveEmbed(key, '');
  expect(await policyOf('/')).not.toHaveProperty('frame-src');
});

test('responses to staff and sign-in requests are never cached', async () => {
  for (const url of ['/api/admin/audit', '/api/auth/check', '/api/cms/contents/home', '/admin']) {
    for (const headers of [{}, owner]) {
      const answer = await ask(secure, { url, headers });
      expect(answer.headers['cache-control'], url).toBe('no-store');
    }
  }
});

test.for([
  ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n`, 431],
  ['no HTTP at all', 'HELO kedai\r\n\r\n', 400],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6'), 400],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked'), 400],
  ['chunks under another name', post('Transfer-Encoding: xchunked'), 400],
  ['a header on two lines', `GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n\tc\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
] as const)('a malformed request gets one safe error response: %s', async ([, bytes, status]) => {
  const answer = await raw(at, bytes);
  expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  expect(answer).not.toMatch(/^(server|x-powered-by):/im);
});

function post(framing: string) {
  return `POST /api/contact HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n`;
}

test('tunnels, traces and upgrades are not supported', async () => {
  expect(await raw(at, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  const trace = 'TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n';
  expect(await raw(at, trace)).toMatch(/^HTTP\/1\.1 4\d\d (?![\s\S]*echo-me)/);
  const upgrade = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n';
  expect(await raw(at, upgrade)).toMatch(/^HTTP\/1\.1 200 /);
});

test('old clients and pipelined requests are answered in order', async () => {
  expect(await raw(at, 'GET /livez HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
  const two =
    'GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await raw(at, two)).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 404 /);
  const expecting =
    'POST /api/nope HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n{}';
  expect(await raw(at, expecting)).toContain('HTTP/1.1 404 ');
  const odd = await raw(at, expecting.replace('100-continue', 'tea'));
  expect(odd).toContain('HTTP/1.1 404 ');
  expect(odd).toContain('x-content-type-options: nosniff');
});

test('the host name sent with a request never appears in a response', async () => {
  const named = {
    host: 'evil-host.example',
    'x-forwarded-host': 'evil-forwarded.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil-rfc.example',
    'x-original-url': '/evil-original',
  };
  const urls = [
    '/',
    '/about',
    '/login',
    '/admin',
    '/nope',
    '/app',
    '/app/promo',
    '/sitemap.xml',
    '/robots.txt',
    '/api/faqs',
    '/api/docs',
    '/api/docs/json',
    '/login?next=//evil-next.example',
    '//evil-path.example/..',
    '/manifest.webmanifest',
  ];
  for (const url of urls) {
    const answer = await plain.app.inject({ url, headers: { ...page, ...named } });
    expect(answer.statusCode, url).toBeLessThan(500);
    expect(answer.body + JSON.stringify(answer.headers), url).not.toMatch(/evil-|gopher/);
  }
});

test('the API documentation works under our content security policy', async () => {
  const { body } = await ask(plain, { url: '/api/docs' });
  expect(body).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  for (const [, address = ''] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const url = new URL(address, 'http://localhost:3000/api/docs').pathname;
    expect((await ask(plain, { url })).statusCode, url).toBe(200);
  }
});
