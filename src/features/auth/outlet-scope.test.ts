import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { signIn } from '../../test/signin.ts';
import { worksAtOutlets } from '../accounts/contract.ts';

/** Tuesday, 10.00 WIB. */
const { app, deps, routes } = await createTestApp({
  clock: () => new Date('2026-11-24T03:00:00Z'),
  env: { FORM_LIMIT: '0' },
});
const { db } = deps.database;
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const owner = await signIn(deps, 'owner');
const at = { outletIds: [menteng.id] };
const limited = {
  manager: await signIn(deps, 'manager', at),
  cashier: await signIn(deps, 'cashier', at),
};
const ofKemang = await signIn(deps, 'manager', { outletIds: [kemang.id] });
const ofAll = await signIn(deps, 'manager');
type Headers = typeof owner;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (headers: Headers, method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

/** Stands in every row that Menteng must not see. */
const SECRET = 'Rahasia';

async function give(outlet: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/feedback',
    payload: {
      name: `${SECRET} Budi`,
      category: 'pelayanan',
      aspects: ['Waktu Tunggu'],
      details: `${SECRET}: menunggu lama sekali`,
      outlet,
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}
const feedback = await give('kemang');
const ofNoOutlet = await give('');
await send(owner, 'POST', `/api/admin/feedback/${feedback}/replies`, {
  channel: 'whatsapp',
  recipient: '0812 3456 7890',
  body: `${SECRET}: maaf`,
});
await send(owner, 'PATCH', `/api/admin/feedback/${feedback}`, { isHandled: false });
const { code: usedThere } = await makeReward(deps, `${SECRET} Wati`);
await send(ofKemang, 'POST', `/api/rewards/${usedThere}/redemption`, {});
const until = '2026-11-24T06:00:00Z';
const closing = (
  await send(ofKemang, 'POST', `/api/admin/outlets/${kemang.id}/closing`, { until, name: SECRET })
).json<{ id: number }>();
const { code } = await makeReward(deps, 'Tamu');
const item = (
  await send(owner, 'POST', '/api/menu-items', { name: 'Es Teh', category: 'minuman' })
).json<{ id: number }>();

const mark = { id: item.id, soldOut: false, soldOutUntil: null, soldOutAt: [] };
const patch = { isHandled: true };
const reply = { channel: 'whatsapp', recipient: '0812 3456 7890', body: 'Halo' };
const feedbackPath = '/api/admin/feedback';
const closingOf = (outlet: number) => `/api/admin/outlets/${outlet}/closing`;

type Probe = [url: string, status: number, payload?: object];
/** Every way in which each call could be asked for what belongs to Kemang. */
const probes: Record<string, Probe[]> = {
  'GET /api/admin/counts': [['/api/admin/counts', 200]],
  'GET /api/admin/mail-health': [['/api/admin/mail-health', 200]],
  'GET /api/admin/colleagues': [['/api/admin/colleagues', 200]],
  'GET /api/admin/reply-texts': [['/api/admin/reply-texts', 200]],
  'GET /api/admin/feedback': [
    [feedbackPath, 200],
    [`${feedbackPath}?q=${SECRET}`, 200],
    [`${feedbackPath}?outlet=${kemang.id}`, 200],
    [`${feedbackPath}?ids=${feedback},${ofNoOutlet}`, 200],
    [`${feedbackPath}?handled=false&period=7&category=pelayanan&page=1`, 200],
    [`${feedbackPath}?aspect=Waktu%20Tunggu`, 200],
  ],
  'GET /api/admin/feedback/:id': [
    [`${feedbackPath}/${feedback}`, 404],
    [`${feedbackPath}/${ofNoOutlet}`, 404],
  ],
  'PATCH /api/admin/feedback/:id': [
    [`${feedbackPath}/${feedback}`, 404, patch],
    [`${feedbackPath}/${feedback}`, 404, { notes: 'x' }],
    [`${feedbackPath}/${ofNoOutlet}`, 404, { assignedTo: null }],
  ],
  'PATCH /api/admin/feedback': [
    [feedbackPath, 200, { ...patch, ids: [feedback, ofNoOutlet] }],
    [feedbackPath, 200, { assignedTo: null, ids: [feedback] }],
  ],
  'POST /api/admin/feedback/:id/replies': [
    [`${feedbackPath}/${feedback}/replies`, 404, reply],
    [`${feedbackPath}/${ofNoOutlet}/replies`, 404, reply],
  ],
  'GET /api/admin/own-outlets': [['/api/admin/own-outlets', 200]],
  'GET /api/admin/own-outlets/hours': [['/api/admin/own-outlets/hours', 200]],
  'POST /api/admin/outlets/:id/closing': [[closingOf(kemang.id), 404, { until, name: 'x' }]],
  'DELETE /api/admin/outlets/:outletId/closing/:id': [
    [`${closingOf(kemang.id)}/${closing.id}`, 404],
    [`${closingOf(menteng.id)}/${closing.id}`, 404],
  ],
  'GET /api/admin/outlets/:id/menu': [[`/api/admin/outlets/${kemang.id}/menu`, 404]],
  'PUT /api/admin/outlets/:id/sold-out': [
    [`/api/admin/outlets/${kemang.id}/sold-out`, 404, { ids: [item.id], soldOut: true }],
    [`/api/admin/outlets/${kemang.id}/sold-out`, 404, { ids: [item.id], soldOut: false }],
  ],
  'PUT /api/admin/outlets/:id/sold-out/undo': [
    [`/api/admin/outlets/${kemang.id}/sold-out/undo`, 404, { before: [mark], after: [mark] }],
    [
      `/api/admin/outlets/${kemang.id}/sold-out/undo`,
      404,
      { before: [{ ...mark, soldOut: true }], after: [mark] },
    ],
  ],
  'GET /api/admin/redemptions': [['/api/admin/redemptions', 200]],
  // Whoever has the code may know whether it counts; it belongs to no outlet until it is used.
  'GET /api/rewards/:code': [[`/api/rewards/${code}`, 200]],
  'POST /api/rewards/:code/redemption': [
    [`/api/rewards/${code}/redemption`, 422, { outletId: kemang.id }],
    [`/api/rewards/${code}/redemption`, 422, { outletId: 999, where: 'Kemang' }],
  ],
};

/** The calls of one's own account concern no outlet. All others need an editor. */
const asked = routes.filter(
  ({ access, url }) =>
    access !== undefined &&
    access !== 'public' &&
    worksAtOutlets(access) &&
    !url.startsWith('/api/auth/'),
);
const rowsOfAll = async () => {
  const tables = [
    'feedback',
    'replies',
    'rewards',
    'special_hours',
    'outlets',
    'menu_items',
    'menu_sold_out',
  ];
  const found = tables.map((table) => db.execute(`select * from ${table} order by 1`));
  return (await Promise.all(found)).map(({ rows }) => rows);
};

test('this test knows every call that managers or cashiers may make', () => {
  const known = asked.map(({ method, url }) => `${method} ${url}`);
  expect(Object.keys(probes).toSorted()).toEqual(known.toSorted());
});

test.each(asked)('$method $url shows and changes nothing of another outlet', async (route) => {
  const before = await rowsOfAll();
  for (const [role, headers] of Object.entries(limited)) {
    for (const [url, status, payload] of probes[`${route.method} ${route.url}`] ?? []) {
      const answer = await app.inject({
        method: route.method === 'DELETE' ? 'DELETE' : methodOf(route.method),
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      const refused = role === 'cashier' && route.access === 'manager';
      expect(answer.statusCode, `${role} ${url} ${answer.body}`).toBe(refused ? 403 : status);
      expect(answer.body).not.toContain(SECRET);
      expect(answer.body).not.toContain('Kemang');
    }
  }
  expect(await rowsOfAll()).toEqual(before);
});
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const methodOf = (method: string) => METHODS.find((one) => one === method) ?? 'GET';

test('several rows of another outlet are each refused as not found', async () => {
  const ids = [feedback, ofNoOutlet];
  const answer = await send(limited.manager, 'PATCH', feedbackPath, { ...patch, ids });
  const message = 'Masukan ini tidak ditemukan';
  expect(answer.json()).toEqual({ done: [], failed: ids.map((id) => ({ id, message })) });
  const { feedback: waiting } = (await send(limited.manager, 'GET', '/api/admin/counts')).json();
  expect(waiting).toBe(0);
});

test('a manager of all outlets sees every row, also those of no outlet, and still no more calls', async () => {
  const rows = (await send(ofAll, 'GET', feedbackPath)).json<{ id: number }[]>();
  expect(rows.map(({ id }) => id)).toEqual([ofNoOutlet, feedback]);
  expect((await send(ofAll, 'GET', '/api/admin/counts')).json()).toEqual({
    messages: 0,
    feedback: 2,
    ratings: 0,
  });
  for (const url of [
    '/api/admin/feedback.csv',
    '/api/admin/search?q=x',
    '/api/admin/people?q=budi@kopi.id',
    '/api/admin/overview',
    '/api/admin/contact-messages',
    '/api/admin/app-ratings/1/proof',
    '/api/outlets',
  ]) {
    expect((await send(ofAll, 'GET', url)).statusCode, url).toBe(403);
  }
});

test('whoever is moved to another outlet sees its rows from the next request on, and no others', async () => {
  const list = await send(owner, 'GET', '/api/admin/accounts?q=manager');
  const accounts = list.json<{ id: number; name: string; outletIds: number[] }[]>();
  const found = accounts.find(({ outletIds }) => outletIds.includes(menteng.id));
  const move = (outletIds: number[]) =>
    send(owner, 'PUT', `/api/admin/accounts/${found?.id}`, {
      name: found?.name,
      role: 'manager',
      outletIds,
    });
  const sees = async () =>
    (await send(limited.manager, 'GET', feedbackPath)).json<{ id: number }[]>().length;
  await move([kemang.id]);
  expect(await sees()).toBe(1);
  await move([menteng.id]);
  expect(await sees()).toBe(0);
});
