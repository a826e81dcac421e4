import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { keysIn } from '../../../test/media.ts';
import { form, samplePhoto } from '../../../test/pictures.ts';
import { signIn } from '../../../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const photo = await samplePhoto({ width: 400, height: 300 });
const other = await samplePhoto({ width: 300, height: 400 });

/** Each way to upload, and the table whose rows it adds to. */
const ways = [
  { what: 'a picture for content', url: '/api/cms/upload', field: 'image', table: 'audit_entries' },
  { what: 'a promo', url: '/api/admin/promo-images/upload', field: 'file', table: 'promos' },
  { what: 'a mockup', url: '/api/mockups/upload', field: 'image', table: 'mockups' },
];
const texts = { title: 'Promo', description: 'Kopi', displayOrder: '1', position: 'left' };
type Way = (typeof ways)[number];

function send({ url, field }: Way, key: string | null, picture: Uint8Array = photo, more = texts) {
  const fields = Object.entries(more).map(([name, data]) => ({ name, data }));
  const file = { name: field, filename: 'a.jpg', type: 'image/jpeg', data: picture };
  const { payload, headers } = form([...fields, file]);
  const sent = { ...headers, ...editor, ...(key === null ? {} : { 'idempotency-key': key }) };
  return app.inject({ method: 'POST', url, payload, headers: sent });
}

async function kept({ table }: Way) {
  const { rows } = await deps.database.db.execute(`select * from ${table}`);
  const pictures = (await keysIn(deps.files, 'media/')).filter(
    (key) => key.split('/').length === 2,
  );
  return { rows: rows.length, pictures: pictures.length };
}

test.each(ways)('$what that is sent again with its key is added once', async (way) => {
  const before = await kept(way);
  const first = await send(way, `again-${way.url}`);
  expect(first.statusCode).toBeLessThan(300);
  const again = await send(way, `again-${way.url}`);
  expect(again.statusCode).toBe(first.statusCode);
  expect(again.json()).toEqual(first.json());
  expect(await kept(way)).toEqual({ rows: before.rows + 1, pictures: before.pictures + 1 });
  const address = /\/media\/[^"]+/.exec(again.body)?.[0] ?? '';
  expect((await app.inject(address)).statusCode).toBe(200);
});

test.each(ways)('$what that is sent four times at once with one key is added once', async (way) => {
  const before = await kept(way);
  const sent = Array.from({ length: 4 }, () => send(way, `at-once-${way.url}`));
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await kept(way)).toEqual({ rows: before.rows + 1, pictures: before.pictures + 1 });
});

test.each(ways)('for $what, a key is refused with another picture', async (way) => {
  await send(way, `other-${way.url}`);
  const before = await kept(way);
  const answer = await send(way, `other-${way.url}`, other);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('key_reused');
  expect(await kept(way)).toEqual(before);
});

test.each(ways)('$what without a key is added as often as it is sent', async (way) => {
  const before = await kept(way);
  await send(way, null);
  await send(way, null);
  expect(await kept(way)).toEqual({ rows: before.rows + 2, pictures: before.pictures + 2 });
});

test.each(ways.slice(1))('for $what, a key is refused with other texts', async (way) => {
  await send(way, `texts-${way.url}`);
  const changed = { ...texts, description: 'Teh' };
  expect((await send(way, `texts-${way.url}`, photo, changed)).statusCode).toBe(422);
});
