import { isbot } from 'isbot';
import { expect, test } from 'vitest';
import { startVisits } from '../../../test/visits.ts';
import type { VisitorLog } from '../contract.ts';

const { app, get, send, log, period } = await startVisits({ env: { FORM_LIMIT: '0' } });

test('the log shows the last hundred visits, newest first, and older ones page by page', async () => {
  for (let hundred = 0; hundred < 3; hundred += 1) {
    const count = hundred < 2 ? 100 : 5;
    await Promise.all(Array.from({ length: count }, () => send({ page: '/about' })));
  }
  const first = await get('/api/admin/visitor-logs');
  expect(first.headers['x-total-count']).toBe('205');
  const pages = [first, await get('/api/admin/visitor-logs?page=2')].map((answer) =>
    answer.json<VisitorLog[]>(),
  );
  const ids = [...pages, await log('?page=3&limit=100')].flat().map(({ id }) => id);
  expect(ids).toHaveLength(205);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await log('?page=4')).toEqual([]);
  expect(await log('?page=100000&limit=200')).toEqual([]);
});

test('staff find visits by page, country, city, host, browser and the start of an address', async () => {
  await send({ page: '/feedback', from: '198.51.100.33', referrer: 'https://blog.example/x' });
  await send({ page: '/feedback', from: '2001:db8:77::9', agent: 'Mozilla/5.0 Kopi/7.0 100%_' });
  await send({ page: '/feedback', from: '192.0.2.4' });
  const found = async (q: string) => {
    const answer = await get(`/api/admin/visitor-logs?q=${encodeURIComponent(q)}`);
    const rows = answer.json<VisitorLog[]>();
    expect(answer.headers['x-total-count'], q).toBe(String(rows.length));
    return rows.map(({ ipAddress }) => ipAddress);
  };
  const [singapore, makassar, nowhere] = ['198.51.100.33', '2001:db8:77::9', '192.0.2.4'];
  expect(await found('feedback')).toEqual([nowhere, makassar, singapore]);
  expect(await found('singapore')).toEqual([singapore]);
  expect(await found('makass')).toEqual([makassar]);
  expect(await found('blog.example')).toEqual([singapore]);
  expect(await found('kopi/7')).toEqual([makassar]);
  expect(await found('100%_')).toEqual([makassar]);
  for (const q of ['198.51.100.33', '198.51.100', '198.51.', '198.51.100.0/24']) {
    expect(await found(q), q).toEqual([singapore]);
  }
  for (const q of ['2001:db8:77::9', '2001:DB8:77', '2001:db8:', '2001:db8:77::/48']) {
    expect(await found(q), q).toEqual([makassar]);
  }
  for (const q of ['198.51.100.34', '999.1', '1.2.3.4/99', "'; drop table visits --", '::']) {
    expect(await found(q), q).toEqual([]);
  }
});

/** From the cheat sheets: tags, handlers, breaking out of attributes, templates and addresses. */
const payloads = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<body onload=alert(1)>',
  '<iframe src=javascript:alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<math><mtext></p><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import"javascript:alert(1)"</style>',
  '<link rel=stylesheet href=data:,*{x:expression(alert(1))}>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<form><button formaction=javascript:alert(1)>x',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker would send
  '${alert(1)}',
  '`;alert(1)//',
  "';alert(1)//",
  '";alert(1)//',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/<script>alert(1)</script>',
];

test('what an attacker puts into page, referrer and browser is kept as plain text', async () => {
  expect(payloads).toHaveLength(40);
  for (const text of payloads) {
    const answer = await send({ page: text, referrer: text, campaign: text });
    expect(answer.statusCode, text).toBe(204);
  }
  const answer = await get('/api/admin/visitor-logs?limit=40');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const rows = answer.json<VisitorLog[]>();
  expect(new Set(rows.map(({ page }) => page))).toEqual(new Set(['404']));
  expect(new Set(rows.map(({ referrer }) => referrer))).toEqual(new Set([null, 'evil.example']));
  const { campaigns } = await period();
  for (const { campaign } of campaigns) expect(campaign).toMatch(/^[a-z0-9._-]{1,60}$/);

  // What names a script or an address in its browser's name is taken for a crawler.
  const plain = payloads.filter((text) => !isbot(`Mozilla/5.0 ${text}`));
  expect(plain.length).toBeGreaterThan(25);
  for (const text of plain) await send({ agent: `Mozilla/5.0 ${text}` });
  const agents = (await log(`?limit=${plain.length}`)).map(({ userAgent }) => userAgent);
  expect(agents.toReversed()).toEqual(plain.map((text) => `Mozilla/5.0 ${text}`));
});

test('the log as a file has every match, and nothing in it is computed', async () => {
  await send({ agent: '=HYPERLINK("evil") Chrome/140', page: '/contact' });
  await send({ agent: '@SUM(1) Chrome/140', page: '/contact' });
  const file = await get('/api/admin/visitor-logs.csv?q=contact');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.headers['content-disposition']).toMatch(/filename="visitors-[\d-]+\.csv"/);
  const [head, sum = '', link = '', end] = file.body.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    '"ID","Page","IP address","Country","City","Referrer","User agent","Visited (WIB)"',
  );
  expect(link).toContain('"\'=HYPERLINK(""evil"") Chrome/140"');
  expect(sum).toContain('"\'@SUM(1) Chrome/140"');
  expect(end).toBe('');
  const all = await get('/api/admin/visitor-logs.csv');
  const total = Number((await get('/api/admin/visitor-logs')).headers['x-total-count']);
  // With the line of names, and what follows the last line.
  expect(all.body.split('\r\n')).toHaveLength(total + 2);
});

test('only editors and owners read the log', async () => {
  for (const url of ['/api/admin/visitor-logs', '/api/admin/visitor-stats']) {
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await get(`${url}?limit=0&from=yesterday`)).statusCode).toBe(400);
  }
  const periods = [
    'from=2026-02-02&to=2026-02-01',
    'from=1990-01-01&to=2026-01-01',
    'from=0001-01-01',
    'from=2900-01-01',
    'to=2026-02-30',
  ];
  for (const query of periods) {
    expect((await get(`/api/admin/visitor-stats?${query}`)).statusCode, query).toBe(400);
  }
});
