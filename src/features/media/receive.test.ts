import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { registerErrorHandler } from '../../server/http/error-handler.ts';
import { form, pictureForm } from '../../test/pictures.ts';
import { pictureLimits } from './contract.ts';
import { acceptUploads, receivePicture } from './receive.ts';

const MB = 1024 * 1024;
const FIVE = pictureLimits.visitorBytes;

/** Only receiving: what a form may be before anybody looks at the picture in it. */
let app: App;
let read = () => 0;
let finish = Promise.withResolvers<void>();
beforeAll(async () => {
  app = fastify();
  registerErrorHandler(app, async () => ({ html: '', freshness: createFreshness() }));
  acceptUploads(app);
  app.post('/send', async (request, reply) => {
    const { socket } = request.raw;
    read = () => socket.bytesRead;
    const wanted = { field: 'image', maxBytes: FIVE };
    const { picture, fields } = await receivePicture(request, reply, wanted);
    return { bytes: picture.length, fields };
  });
  app.post('/keep', async (request, reply) => {
    await receivePicture(request, reply, { field: 'image', maxBytes: FIVE });
    await finish.promise;
    return 'kept';
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

  it('holds 80 MB of visitors’ pictures at once, and no more until some are finished', async () => {
    const picture = pictureForm(Buffer.alloc(FIVE, 1));
    const keep = (_: unknown, nth: number) => {
      const remoteAddress = `203.0.113.${Math.floor(nth / 3)}`;
      return app.inject({ method: 'POST', url: '/keep', ...picture, remoteAddress });
    };
    const fifteenOf = async (sent: ReturnType<typeof keep>[]) => {
      const refused: unknown[] = [];
      const answers = sent.map(async (answer) => {
        const { statusCode, headers } = await answer;
        if (statusCode === 503) refused.push(headers['retry-after']);
        if (refused.length === sent.length - 15) finish.resolve();
        return statusCode;
      });
      const statuses = await Promise.all(answers);
      expect(refused).toEqual(refused.map(() => '5'));
      return statuses.filter((status) => status === 200).length;
    };
    expect(await fifteenOf(Array.from({ length: 25 }, keep))).toBe(15);
    finish = Promise.withResolvers();
    expect(await fifteenOf(Array.from({ length: 16 }, keep))).toBe(15);
  });

  it('holds 20 MB from one address, so that the pictures of others still arrive', async () => {
    const picture = pictureForm(Buffer.alloc(FIVE, 1));
    finish = Promise.withResolvers();
    const sent = Array.from({ length: 4 }, () =>
      app.inject({ method: 'POST', url: '/keep', ...picture, remoteAddress: '2001:db8:7:1::1' }),
    );
    expect((await Promise.race(sent)).statusCode).toBe(429);
    const other = { ...picture, remoteAddress: '2001:db8:8::1' };
    expect((await app.inject({ method: 'POST', url: '/send', ...other })).statusCode).toBe(200);
    const near = { ...picture, remoteAddress: '2001:db8:7:2::1' };
    expect((await app.inject({ method: 'POST', url: '/send', ...near })).statusCode).toBe(429);
    finish.resolve();
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
  });

  it('ends the upload that has been arriving longest when another needs its room', async () => {
    const { payload, headers } = pictureForm(Buffer.alloc(FIVE, 1));
    const slow = Array.from({ length: 15 }, (_, nth) => {
      const length = { 'content-length': payload.length };
      const upload = open({ ...headers, ...length }, '/send', `127.0.0.${nth + 2}`);
      upload.write(payload.subarray(0, FIVE - 1000));
      return { upload, answer: answerTo(upload) };
    });
    let ended: unknown;
    void Promise.race(slow.map(({ answer }) => answer)).then((answer) => {
      ended = answer;
    });
    const statuses: number[] = [];
    const sendAnother = async () => {
      statuses.push((await send({ payload, headers })).statusCode);
      return ended;
    };
    await expect.poll(sendAnother).toBe(503);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { upload } of slow) upload.destroy();
  });

  it('forgets what it held for a visitor who has gone', async () => {
    const { payload, headers } = pictureForm(Buffer.alloc(FIVE, 1));
    finish = Promise.withResolvers();
    const leaving = Array.from({ length: 3 }, () => {
      const upload = open({ ...headers, 'content-length': payload.length }, '/keep');
      upload.on('error', () => {});
      upload.end(payload);
      return upload;
    });
    await Promise.all(leaving.map((upload) => once(upload, 'finish')));
    for (const upload of leaving) upload.destroy();
    const again = () => app.inject({ method: 'POST', url: '/send', payload, headers });
    const status = async () => (await again()).statusCode;
    await expect.poll(status).toBe(200);
    finish.resolve();
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

function open(headers: Record<string, string | number>, path = '/send', from?: string) {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const type = 'multipart/form-data; boundary=x';
  return httpRequest({
    port,
    host: '127.0.0.1',
    ...(from && { localAddress: from }),
    path,
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
