import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sweep } from '../../../sweep.ts';
import { createTestApp } from '../../../test/app.ts';
import { form } from '../../../test/pictures.ts';
import { signIn } from '../../../test/signin.ts';
import { DAY } from '../../../time.ts';
import type { Content } from '../../content/contract.ts';

let ahead = 0;
const { app, deps } = await createTestApp({ clock: () => new Date(Date.now() + ahead) });
const mp4 = await readFile('public/hero.mp4');
const webm = await readFile('public/hero.webm');

async function upload(data: Buffer, name = 'video') {
  const body = form([{ name, filename: 'a.mp4', type: 'video/mp4', data }]);
  const headers = { ...(await signIn(deps, 'editor')), ...body.headers };
  return app.inject({ method: 'POST', url: '/api/cms/video', payload: body.payload, headers });
}
const stored = async (data: Buffer) => (await upload(data)).json<{ videoUrl: string }>().videoUrl;

test('an MP4 and a WebM are stored as what they are, whatever their names say', async () => {
  expect(await stored(mp4)).toMatch(/^\/media\/[0-9a-f]{32}\.mp4$/);
  const url = await stored(webm);
  expect(url).toMatch(/\.webm$/);
  const answer = await app.inject(url);
  expect(answer.headers['content-type']).toBe('video/webm');
  expect(answer.rawPayload.equals(webm)).toBe(true);
});

const box = (kind: string, ...parts: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(parts).length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

test('where a video was filmed is not shown to anybody, and its pictures stay in their places', async () => {
  const place = Buffer.from('-06.2088+106.8456/ com.apple.quicktime.location.ISO6709');
  const track = box('trak', box('mdia', box('hdlr', Buffer.from('vide'))), box('meta', place));
  const large = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('udta'), Buffer.alloc(8)]);
  large.writeBigUInt64BE(BigInt(large.length + place.length), 8);
  const pictures = Buffer.from('udta as it may stand in a picture');
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', track, box('udta', box('\u00a9xyz', place)), large, place),
    box('uuid', place),
    box('mdat', pictures),
  ]);
  const { rawPayload } = await app.inject(await stored(film));
  expect(rawPayload).toHaveLength(film.length);
  expect(rawPayload.includes('106.8456')).toBe(false);
  expect(rawPayload.indexOf(pictures)).toBe(film.indexOf(pictures));
  expect(rawPayload.includes('hdlrvide')).toBe(true);
});

test('a player gets the part that it asks for', async () => {
  const url = await stored(webm);
  const ask = (range: string) => app.inject({ url, headers: { range } });
  const first = await ask('bytes=0-9');
  expect([first.statusCode, first.headers['content-range'], first.rawPayload.length]).toEqual([
    206,
    `bytes 0-9/${webm.length}`,
    10,
  ]);
  const middle = await ask('bytes=100-');
  expect(middle.rawPayload.equals(webm.subarray(100))).toBe(true);
  const last = await ask('bytes=-5');
  expect(last.rawPayload.equals(webm.subarray(-5))).toBe(true);
  expect((await ask(`bytes=${webm.length}-`)).statusCode).toBe(416);
  expect((await ask('bytes=1-2,4-5')).statusCode).toBe(200);
  const { etag } = first.headers;
  expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
    304,
  );
});

test('what is no video, half of one, in too many parts, or too large is refused with a sentence', async () => {
  for (const fake of [Buffer.from('<html>'), mp4.subarray(0, mp4.length - 100), Buffer.alloc(0)]) {
    expect((await upload(fake)).statusCode).toBe(422);
  }
  const boxes = [box('ftyp', Buffer.from('isom')), box('moov', Buffer.from('vide')), box('mdat')];
  const film = (empty: number) =>
    Buffer.concat([...boxes, Buffer.concat(Array(empty).fill(box('free')))]);
  expect((await upload(film(9_997))).statusCode).toBe(200);
  expect((await upload(film(9_998))).statusCode).toBe(422);
  const html = await upload(Buffer.from('<script>alert(1)</script>'));
  expect(html.json().message).toBe('The file is not an MP4 or WebM video');
  const large = await upload(Buffer.alloc(60 * 1024 * 1024));
  expect([large.statusCode, large.json().message]).toEqual([
    413,
    'The video is too large: at most 8 MB',
  ]);
  expect((await app.inject('/media/0123456789abcdef0123456789abcdef.mp4')).statusCode).toBe(404);
});

test('the opening shows the first frame until its video plays, and the sweep keeps both', async () => {
  const url = await stored(webm);
  const poster = '/media/0123456789abcdef-1200x675-aabbccddeeff.jpg';
  const headers = await signIn(deps, 'editor');
  const all = (await app.inject({ url: '/api/cms/contents/home', headers })).json<Content[]>();
  const { id } = all.find(({ section, key }) => section === 'hero' && key === 'video') ?? {};
  const save = (value: string) =>
    app.inject({ method: 'PUT', url: `/api/cms/contents/${id}`, headers, payload: { value } });
  expect((await save(`${url}#${poster}`)).statusCode).toBe(200);
  const page = (await app.inject('/')).body;
  expect(page).toContain(`${url}&quot;`);
  expect(page).toContain(poster.replace('.jpg', ''));
  const shared = async () => /"og:image" content="([^"]+)"/.exec((await app.inject('/')).body)?.[1];
  await app.inject({ method: 'PUT', url: '/api/brand', headers, payload: { main: '#1d4ed8' } });
  const withPoster = await shared();
  expect((await save(url)).statusCode).toBe(200);
  expect(await shared()).not.toBe(withPoster);
  expect((await save(`${url}#${poster}`)).statusCode).toBe(200);
  expect(await shared()).toBe(withPoster);
  expect((await save(`${url}#https://evil.example/x.jpg`)).statusCode).toBe(400);

  const unused = await stored(webm);
  ahead = 2 * DAY;
  const deleted = await sweep(deps);
  expect(deleted).toContain(unused.slice(1));
  expect(deleted).not.toContain(url.slice(1));
});
