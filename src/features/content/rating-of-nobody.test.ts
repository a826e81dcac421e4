import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Content } from './contract.ts';

/** The start of the version that mends what earlier ones came with. */
const UPGRADE = 'migrations/0068_rating_of_nobody.sql';

async function olderShop() {
  const { app, deps } = await createTestApp();
  const { db } = deps.database;
  await db.execute(`update contents set value = '4,9' where key = 'reviews_rating'`);
  const headers = await signIn(deps, 'editor');
  const publish = async (value: string) => {
    const items = (await app.inject({ url: '/api/cms/contents/contact', headers })).json<
      Content[]
    >();
    const id = items.find(({ key }) => key === 'reviews_rating')?.id;
    const url = `/api/cms/contents/${id}`;
    const answer = await app.inject({ method: 'PUT', url, headers, payload: { value } });
    expect(answer.statusCode).toBe(200);
  };
  return {
    publish,
    upgrade: async () => db.execute(await readFile(UPGRADE, 'utf8')),
    home: async () => (await app.inject({ url: '/', headers })).body,
  };
}

test('the stars that earlier versions came with are gone after an upgrade', async () => {
  const { upgrade, home } = await olderShop();
  expect(await home()).toContain('4,9');
  await upgrade();
  expect(await home()).not.toContain('4,9');
});

test('stars that staff entered stay, even when they are the same', async () => {
  const { publish, upgrade, home } = await olderShop();
  await publish('4,7');
  await publish('4,9');
  await upgrade();
  expect(await home()).toContain('4,9');
});
