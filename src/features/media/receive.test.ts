import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../../server/answer-errors.ts';
import type { App } from '../../server/deps.ts';
import { form, pictureForm } from '../../test/pictures.ts';
import { pictureLimits } from './contract.ts';
import { acceptUploads, receivePicture } from './receive.ts';

const MB = 1024 * 1024;
const FIVE = pictureLimits.visitorBytes;

/** Only receiving: what a form may be before anybody looks at the picture in it. */
let app: App;
let read = () => 0;
beforeAll(async () => {
  app = fastify();
  answerErrors(app, () => '');
  acceptUploads(app);
  app.post('/send', async (request) => {
    const { socket } = request.raw;
    read = () => socket.bytesRead;
    const { picture, fields } = await receivePicture(request, { field: 'image', maxBytes: FIVE });
    return { bytes: picture.length, fields };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const send = (sent: ReturnType<typeof form>) =>
  app.inject({ method: 'POST', url: '/send', ...sent });

describe('Receiving a picture', () => {
  it('takes one of exactly the largest size, and the fields beside it', async () => {
    const picture = { name: 'image', filename: 'a.jpg', data: Buffer.alloc(FIVE, 1) };
    const answer = await send(form([{ name: 'title', data: 'Kopi é ☕' }, picture]));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ bytes: FIVE, fields: { title: 'Kopi é ☕' } });
  });

  it('refuses one more byte', async () => {
    const answer = await send(pictureForm(Buffer.alloc(FIVE + 1, 1)));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe('The picture is too large: at most 5 MB');
  });

  it.each([
    ['a thousand fields', 400, Array.from({ length: 1000 }, () => ({ name: 'a', data: 'b' }))],
    ['two pictures', 400, [1, 2].map(() => ({ name: 'image', filename: 'a.jpg', data: 'x' }))],
    ['the picture in another field', 400, [{ name: 'other', filename: 'a.jpg', data: 'x' }]],
    ['a field of a megabyte', 413, [{ name: 'title', data: 'x'.repeat(MB) }]],
    ['a field named like a part of every object', 400, [{ name: '__proto__', data: 'x' }]],
    ['text that cannot be stored', 400, [{ name: 'title', data: 'a\0b' }]],
    ['no picture', 422, [{ name: 'title', data: 'x' }]],
    ['an empty picture', 422, [{ name: 'image', filename: '', data: '' }]],
  ])('answers %s with %d', async (_what, status, parts) => {
    const answer = await send(form(parts));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('names the field that is missing its picture', async () => {
    const answer = await send(form([{ name: 'title', data: 'x' }]));
    expect(answer.json().fields).toEqual({ image: 'Please choose a picture' });
  });

  it('takes nothing but a form', async () => {
    const json = await app.inject({ method: 'POST', url: '/send', payload: { image: 'x' } });
    expect(json.statusCode).toBe(415);
    const raw = { 'content-type': 'image/jpeg' };
    const bytes = await app.inject({ method: 'POST', url: '/send', headers: raw, payload: 'x' });
    expect(bytes.statusCode).toBe(415);
  });

  it('refuses a form that is broken or stops half-way', async () => {
    const { payload, headers } = pictureForm(Buffer.alloc(1000, 1));
    const cut = await send({ payload: payload.subarray(0, 600), headers });
    expect(cut.statusCode).toBe(400);
    const unbounded = await send({ payload, headers: { 'content-type': 'multipart/form-data' } });
    expect(unbounded.statusCode).toBe(400);
  });

  it('refuses a size that is too large as soon as it is announced', async () => {
    const upload = open({ 'content-length': 500 * MB });
    upload.flushHeaders();
    expect(await answerTo(upload)).toBe(413);
    upload.destroy();
  });

  it.each([
    ['picture', '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'],
    ['text', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n'],
    ['nothing in particular', ''],
  ])('cuts off an upload of endless %s', async (_what, head) => {
    const upload = open({ 'transfer-encoding': 'chunked' });
    const answer = answerTo(upload);
    upload.write(head);
    const chunks = Readable.from(endless(500 * MB));
    await pipeline(chunks, upload).catch(() => {});
    expect(['413', 'cut off']).toContain(String(await answer));
    expect(read()).toBeLessThan(8 * MB);
  });
});

function* endless(bytes: number) {
  const chunk = Buffer.alloc(64 * 1024, 1);
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
}

function open(headers: Record<string, string | number>) {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const type = 'multipart/form-data; boundary=x';
  return httpRequest({
    port,
    host: '127.0.0.1',
    path: '/send',
    method: 'POST',
    headers: { 'content-type': type, ...headers },
  });
}

function answerTo(upload: ReturnType<typeof open>): Promise<number | string> {
  return new Promise((resolve) => {
    upload.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    upload.on('error', () => resolve('cut off'));
  });
}
