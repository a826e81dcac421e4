import { expect, test } from 'vitest';
import { storePublicPicture } from './features/media/store.ts';
import { emptyBins } from './sweep.ts';
import { createTestApp } from './test/app.ts';
import { form, samplePhoto } from './test/pictures.ts';
import { signIn } from './test/signin.ts';
import { DAY } from './time.ts';

const time = { ahead: 0 };
const { app, deps } = await createTestApp({ clock: () => new Date(Date.now() + time.ahead) });
const photo = await samplePhoto();
const path = '/api/admin/promo-images/cleanup';

const clean = async (query = '') => {
  const headers = await signIn(deps, 'editor');
  const answer = await app.inject({ method: 'POST', url: `${path}${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    files: string[];
    deleted: number;
  }>();
};
const served = async (url: string) => (await app.inject(url)).statusCode;

test('cleaning up deletes pictures that nothing uses, and a dry run only lists them', async () => {
  const headers = await signIn(deps, 'editor');
  const promo = form([
    { name: 'title', data: 'Poster' },
    { name: 'description', data: 'Poster' },
    { name: 'file', filename: 'poster.jpg', type: 'image/jpeg', data: photo },
  ]);
  const shown = await app.inject({
    method: 'POST',
    url: '/api/admin/promo-images/upload',
    payload: promo.payload,
    headers: { ...headers, ...promo.headers },
  });
  const used: string = shown.json().imageUrl;
  const photoUrl = await storePublicPicture(deps, photo);
  await app.inject({
    method: 'POST',
    url: '/api/team-members',
    payload: { name: 'Sari', position: 'Barista', photoUrl },
    headers,
  });
  const drink = await storePublicPicture(deps, photo);
  await app.inject({
    method: 'POST',
    url: '/api/menu-items',
    payload: { name: 'Kopi Tubruk', category: 'minuman', imageUrl: drink },
    headers,
  });
  const screen = await storePublicPicture(deps, photo);
  const englishScreen = await storePublicPicture(deps, photo);
  await app.inject({
    method: 'POST',
    url: '/api/mockups',
    payload: { name: 'Poin', position: 'left', url: screen, englishPicture: englishScreen },
    headers,
  });
  const unused = await storePublicPicture(deps, photo);

  expect(await clean()).toMatchObject({ deleted: 0, files: [] });
  time.ahead = 0.99 * DAY;
  expect(await clean()).toMatchObject({ deleted: 0, files: [] });
  time.ahead = 1.01 * DAY;
  expect((await clean('?dryRun=true')).files).toContain(unused.slice(1));
  time.ahead = 2 * DAY;
  const listed = await clean('?dryRun=true');
  expect(listed.deleted).toBe(0);
  expect(listed.files).toContain(unused.slice(1));
  expect(await served(unused)).toBe(200);

  const cleaned = await clean();
  expect(cleaned.files).toEqual(listed.files);
  expect(cleaned.deleted).toBe(listed.files.length);
  expect(await served(unused)).toBe(404);
  for (const url of [used, photoUrl, drink, screen, englishScreen]) {
    expect(await served(url), url).toBe(200);
  }
  expect((await app.inject('/api/promo-images')).json()).toHaveLength(1);
});

test('only staff can clean up', async () => {
  const headers = { origin: deps.env.SITE_URL };
  expect((await app.inject({ method: 'POST', url: path, headers })).statusCode).toBe(401);
});

test('a bin that cannot be emptied does not stop the others from being emptied', async () => {
  const { db } = deps.database;
  const headers = await signIn(deps, 'editor');
  const added = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json<{ id: number }>().id;
  const faq = await added('/api/faqs', { question: 'Buka?', answer: 'Ya.' });
  const member = await added('/api/team-members', { name: 'Budi', position: 'Barista' });
  await app.inject({ method: 'DELETE', url: `/api/faqs/${faq}`, headers });
  await app.inject({ method: 'DELETE', url: `/api/team-members/${member}`, headers });
  await db.execute('create rule stuck as on delete to faqs do instead select 1 / 0');
  time.ahead += 31 * DAY;

  await expect(emptyBins(deps)).rejects.toThrow('A bin could not be emptied');
  await db.execute('drop rule stuck on faqs');
  const idsIn = async (list: string) => {
    const bin = `/api/admin/${list}/bin`;
    const answer = await app.inject({ url: bin, headers: await signIn(deps, 'owner') });
    return answer.json<{ id: number }[]>().map(({ id }) => id);
  };
  expect(await idsIn('team-members')).toEqual([]);
  expect(await idsIn('faqs')).toEqual([faq]);
});
