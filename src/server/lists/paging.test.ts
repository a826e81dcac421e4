import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';

const postgres = await startPostgres();
const database = await openDatabase({
  dataDir: 'unused',
  databaseUrl: postgres.url,
  log: createLog('silent'),
});
const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' }, deps: { database } });
const owner = await signIn(deps);
const colleague = await signIn(deps, 'editor');

afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const send = async (message: string) => {
  const payload = { name: 'Sari', email: 'sari@kopi.example', message };
  expect((await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(201);
};

const list = (query: string, headers = owner) =>
  app.inject({ url: `/api/admin/contact-messages?${query}`, headers });

test('simultaneous requests for different pages, or from different people, get their own answers', async () => {
  for (const text of ['satu', 'dua', 'tiga', 'empat']) await send(text);
  const [message] = (await list('limit=1')).json<{ id: number }[]>();
  const colleagues = await app.inject({ url: '/api/admin/colleagues', headers: owner });
  const me = colleagues
    .json<{ id: number; name: string }[]>()
    .find(({ name }) => /owner/.test(name));
  const given = await app.inject({
    method: 'PATCH',
    url: `/api/admin/contact-messages/${message?.id}`,
    headers: owner,
    payload: { assignedTo: me?.id },
  });
  expect(given.statusCode).toBe(200);
  const asked = Array.from({ length: 10 }, () => [
    list('limit=2&page=1'),
    list('limit=2&page=2'),
    list('mine=true'),
    list('mine=true', colleague),
  ]).flat();
  const answers = await Promise.all(asked);
  const idsOf = (at: number) => answers[at]?.json<{ id: number }[]>().map(({ id }) => id);
  expect(idsOf(0)).toHaveLength(2);
  expect(idsOf(1)).not.toEqual(idsOf(0));
  expect(idsOf(2)).toEqual([message?.id]);
  expect(idsOf(3)).toEqual([]);
  for (const [at, answer] of answers.entries())
    expect(answer.json()).toEqual(answers[at % 4]?.json());
});
