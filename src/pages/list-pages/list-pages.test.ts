import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { announceChange } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const { db } = deps.database;

/** A shop with long lists; all pictures and texts differ. */
const fill = (promos: number, members: number, faqs: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into promos (title, description, display_order, image_url, is_active, created_at, updated_at)
      select 'Promo ' || n, 'Diskon ' || md5(n::text) || ' untuk semua minuman', n,
        '/media/' || left(md5('p' || n), 16) || '-1200x1500-' || left(md5('c' || n), 12) || '.jpg',
        true, now(), now()
      from generate_series(1, ${promos}::int) n`);
    await tx.execute(sql`
      insert into team_members (name, position, display_order, photo_url, updated_at)
      select 'Anggota ' || n, 'Barista ' || left(md5(n::text), 6), n,
        '/media/' || left(md5('t' || n), 16) || '-800x800-' || left(md5('d' || n), 12) || '.jpg',
        now()
      from generate_series(1, ${members}::int) n`);
    await tx.execute(sql`
      insert into faqs (question, answer, display_order, is_active, created_at, updated_at)
      select 'Pertanyaan ' || n || '?', 'Jawaban ' || n || ': ' || md5(n::text) || md5('a' || n) ||
        ', seperti biasa di semua kedai kami, setiap hari.', n, true, now(), now()
      from generate_series(1, ${faqs}::int) n`);
    await announceChange(tx);
  });

const open = async (url: string) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, html: answer.body };
};
const promosIn = (html: string) =>
  [...html.matchAll(/\/app\/promo\?promo=(\d+)/g)].map(([, id]) => Number(id));
const numbersIn = (html: string, word: string) =>
  [...html.matchAll(new RegExp(`>${word} (\\d+)\\??<`, 'g'))].map(([, number]) => Number(number));
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Follows the links to the next pages, as a visitor without JavaScript does. */
async function readAll(first: string): Promise<string[]> {
  const pages: string[] = [];
  for (let url: string | undefined = first; url; ) {
    const { status, html } = await open(url);
    expect(status, url).toBe(200);
    pages.push(html);
    url = /<a[^>]* rel="next"[^>]*>/.exec(html)?.[0].match(/href="([^"]+)"/)?.[1];
  }
  return pages;
}

test('empty and short lists have no second page', async () => {
  const empty = (await open('/promos')).html;
  expect(empty).toContain('Belum ada promo saat ini.');
  // Nothing leads to a page that would be empty.
  expect(empty).not.toMatch(/href="\/(team|faqs)"/);
  expect((await open('/')).html).not.toContain('href="/promos"');
  await fill(3, 3, 3);
  for (const path of ['/team', '/faqs']) {
    const links = (await open('/promos')).html.split(`href="${path}"`);
    expect(links, path).toHaveLength(3);
  }
  const home = (await open('/')).html;
  expect(home).toContain('href="/promos"');
  expect(promosIn(home)).toHaveLength(3);
  const main = home.replaceAll(/<(header|footer).*?<\/\1>/gs, '');
  expect(main).not.toMatch(/data-more|href="\/promos"|See all 3 of us|All 3 questions/);
  expect(await readAll('/promos')).toHaveLength(1);
  for (const url of ['/promos/1', '/promos/2', '/promos/02', '/promos/two', '/team/2', '/faqs/0']) {
    expect((await open(url)).status, url).toBe(404);
  }
  await db.execute(sql`truncate promos, team_members, faqs restart identity`);
  await announceChange(db);
});

test('where a promo leads nowhere, nobody is asked to tap its picture', async () => {
  await fill(2, 0, 0);
  expect((await open('/promos')).html).toContain('Ketuk gambar untuk dapatkan promo ini.');
  const contents = await app.inject({ url: '/api/cms/contents/contact', headers: editor });
  const hasApp = contents
    .json<{ id: number; key: string }[]>()
    .find(({ key }) => key === 'has_app');
  const turn = (value: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/cms/contents/${hasApp?.id}`,
      headers: editor,
      payload: { value },
    });
  await turn('off');
  expect((await open('/promos')).html).toContain('Temukan berbagai promo menarik di sini!');
  expect((await open('/promos')).html).not.toContain('Ketuk gambar');
  await db.execute(sql`update promos set link = 'https://gofood.example/' where id = 1`);
  await announceChange(db);
  expect((await open('/promos')).html).toContain('Ketuk gambar untuk dapatkan promo ini.');
  await turn('on');
  await db.execute(sql`truncate promos, team_members, faqs restart identity`);
  await announceChange(db);
});

test('with 500 promos, 200 team members and 100 questions the home page stays light and links to all of them', async () => {
  await fill(500, 200, 100);
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(answer.rawPayload.length).toBeLessThan(14_000);
  const home = brotliDecompressSync(answer.rawPayload).toString();
  expect(promosIn(home)).toEqual(upTo(12));
  expect(home.match(/"@type":"Question"/g)).toHaveLength(8);
  for (const path of ['/promos', '/team', '/faqs']) expect(home).toContain(`href="${path}"`);

  const promos = await readAll('/promos');
  expect(promos.flatMap(promosIn)).toEqual(upTo(500));
  expect((await readAll('/team')).flatMap((html) => numbersIn(html, 'Anggota'))).toEqual(upTo(200));
  const faqs = await readAll('/faqs');
  expect(faqs.flatMap((html) => numbersIn(html, 'Pertanyaan'))).toEqual(upTo(100));
  expect((await open('/promos/43')).status).toBe(404);
});

test('each page of a list has its own address and description for search engines', async () => {
  const { html } = await open('/faqs/2');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/faqs/2"/>');
  expect(html.match(/"@type":"Question"/g)).toHaveLength(8);
  expect((await app.inject({ url: '/PROMOS/' })).headers.location).toBe('/promos');
});

test('a promo that staff delete disappears from the pages of the promo list', async () => {
  expect(promosIn((await open('/promos/2')).html)[0]).toBe(13);
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/admin/promo-images/13',
    headers: editor,
  });
  expect(answer.statusCode).toBe(200);
  expect(promosIn((await open('/promos/2')).html)[0]).toBe(14);
});
