import { afterAll, expect, test } from 'vitest';
import type { Article } from '../../features/articles/contract.ts';
import { everyDay } from '../../features/outlets/hours/week.contract.ts';
import { createTestApp } from '../../test/app.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';

const postgres = await startPostgres();
const log = createLog('silent');
const database = await openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const { app, deps } = await createTestApp({ deps: { database } });
const headers = await signIn(deps, 'editor');

afterAll(async () => {
  await database.close();
  await postgres.stop();
});

async function made<T>(url: string, payload: object): Promise<T> {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<T>();
}

test('many may save one page while others move it', async () => {
  const page = await made<Article>('/api/articles', { title: 'Waralaba', body: '<p>x</p>' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      app.inject({
        method: 'PUT',
        url: `/api/articles/${page.id}`,
        headers,
        payload: { title: 'Waralaba', ...(turn % 3 === 0 && { slug: `waralaba-${turn}` }) },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('many may change one list at once, in whatever order they name its entries', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const name = `Menu ${at}`;
    ids.push((await made<{ id: number }>('/api/menu-items', { name, category: 'makanan' })).id);
  }
  const path = '/api/admin/menu-items';
  const reversed = ids.toReversed();
  const answers = await Promise.all(
    Array.from({ length: 6 }).flatMap(() => [
      app.inject({ method: 'PUT', url: `${path}/order`, headers, payload: { ids: reversed } }),
      app.inject({
        method: 'PUT',
        url: `${path}/sold-out`,
        headers,
        payload: { ids, soldOut: true },
      }),
      app.inject({
        method: 'PATCH',
        url: path,
        headers,
        payload: { ids: reversed, isActive: true },
      }),
    ]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('many may delete, restore and order one list at once', async () => {
  const headers = await signIn(deps, 'owner');
  const ids: number[] = [];
  for (let at = 0; at < 120; at += 1) {
    const payload = { name: `Barista ${at}`, position: 'Barista' };
    ids.push((await made<{ id: number }>('/api/team-members', payload)).id);
  }
  const path = '/api/admin/team-members';
  const call = (method: 'PUT' | 'POST', action: string, some: number[]) =>
    app.inject({ method, url: `${path}/${action}`, headers, payload: { ids: some } });
  /** A third of them, spread over the list. */
  const third = (turn: number) => ids.filter((_, at) => (at * 31 + turn * 17) % 120 < 40);
  const codes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await call('POST', 'restore', ids);
    const turns = Array.from({ length: 8 }, (_, turn) => round * 8 + turn);
    const answers = await Promise.all(
      turns.flatMap((turn) => [
        call('PUT', 'order', ids),
        call('POST', 'delete', third(turn)),
        call('POST', 'restore', third(turn + 3)),
      ]),
    );
    codes.push(...answers.map(({ statusCode }) => statusCode));
  }
  // Who comes after another finds nothing left to do: 404.
  expect(codes.filter((code) => ![200, 204, 404].includes(code))).toEqual([]);
});

test('many may look through files of outlets, in whatever order these name them, while others change some', async () => {
  const week = everyDay({ opens: '07:00', closes: '22:00' });
  const facts = { address: 'Jalan Contoh No. 1', week };
  const ids: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const payload = { ...facts, name: `Gerai ${at}`, city: 'Banda Aceh' };
    ids.push((await made<{ id: number }>('/api/outlets', payload)).id);
  }
  const preview = (some: number[], city: string) => {
    const lines = some.map((id) => `${id},Gerai,${city},Jalan ${id},07.00-22.00`);
    const csv = ['ID,Nama,Kota,Alamat,Senin', ...lines, `,Baru,${city},Jalan,07.00-22.00`];
    return app.inject({
      method: 'POST',
      url: '/api/admin/outlets/import/preview',
      headers,
      payload: { csv: csv.join('\n') },
    });
  };
  const move = (id: number, slug: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/outlets/${id}`,
      headers,
      payload: { ...facts, name: 'Gerai', city: 'Banda Aceh', slug },
    });
  const answers = await Promise.all([
    preview(ids, 'BANDA ACEH'),
    preview(ids.toReversed(), 'banda aceh'),
    preview(ids.toReversed(), 'Banda Aceh'),
    ...ids.slice(0, 6).map((id) => move(id, `gerai-baru-${id}`)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const previews: { rows: { kind: string }[] }[] = answers.slice(0, 3).map((one) => one.json());
  expect(previews.map(({ rows }) => rows.filter(({ kind }) => kind === 'changed').length)).toEqual([
    40, 40, 40,
  ]);
});
