import { afterAll, expect, test } from 'vitest';
import type { Article } from '../../features/articles/contract.ts';
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
