import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as othersWork } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../test/app.ts';
import { keysIn } from '../../test/media.ts';
import { form, samplePhoto } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import { pictureLimits } from './contract.ts';
import { processForStaff, processForVisitor } from './queue.ts';
import { receivePicture } from './receive.ts';
import { storePrivatePicture } from './store.ts';

/** With a form for visitors' pictures beside the staff's. */
const { app, deps } = await createTestApp({ ready: false, env: { TRUST_PROXY: '1' } });
const editor = await signIn(deps, 'editor');
app.post('/proof', async (request, reply) => {
  const wanted = { field: 'file', maxBytes: pictureLimits.visitorBytes };
  const received = await receivePicture(request, reply, wanted);
  return storePrivatePicture(deps, received.picture, received);
});

let photo: Buffer;
/** Many at once fill the queue, however small they are. */
let small: Buffer;
let base = '';
beforeAll(async () => {
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  photo = await samplePhoto({ width: 1600, height: 1200 });
  small = await samplePhoto({ width: 400, height: 300 });
});

const texts = { title: 'Promo', description: 'Kopi', displayOrder: '1' };
type Answer = { status: number; retryAfter: string | undefined; body: string };

/** Over a real connection, which can be cut once all is sent. */
function send(path: string, data: Buffer, headers: Record<string, string> = {}) {
  const fields = Object.entries(texts).map(([name, text]) => ({ name, data: text }));
  const sent = form([...fields, { name: 'file', filename: 'a.jpg', data }]);
  const request = httpRequest(base + path, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...sent.headers, 'content-length': sent.payload.length },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, retryAfter: headers['retry-after'], body: await text(response) });
    });
  });
  request.end(sent.payload);
  return { answer, request };
}
const sendPromo = (picture = small) => send('/api/admin/promo-images/upload', picture, editor);
let customers = 0;
function sendProof() {
  customers += 1;
  return send('/proof', small, { 'x-forwarded-for': `10.2.0.${customers}` });
}

async function sentWhole(times: number) {
  const uploads = Array.from({ length: times }, () => sendPromo(photo));
  await Promise.all(uploads.map(({ request }) => once(request, 'finish')));
  return uploads;
}

async function promoUrls() {
  const { rows } = await deps.database.db.execute<{ url: string }>(
    'select image_url as url from promos',
  );
  return rows.map(({ url }) => url).sort();
}
/** The whole pictures; each has its widths beside it. */
const originals = async (folder: string) =>
  (await keysIn(deps.files, folder))
    .filter((key) => key.split('/').length === 2)
    .map((key) => `/${key}`);

test('of more pictures than can be made in time, some are refused at once and leave nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => sendPromo().answer));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([201, 503]));
  for (const { status, retryAfter, body } of answers) {
    if (status === 503) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(JSON.parse(body).message).toContain('Too many pictures are being worked on');
    }
  }
  const accepted = answers.filter(({ status }) => status === 201);
  const urls = accepted.map(({ body }) => String(JSON.parse(body).imageUrl)).sort();
  expect(await promoUrls()).toEqual(urls);
  expect(await originals('media/')).toEqual(urls);
  expect((await sendPromo().answer).status).toBe(201);
});

test('what somebody has sent and no longer waits for leaves no row and no file', async () => {
  const before = await promoUrls();
  const first = await sentWhole(2);
  const others = await sentWhole(6);
  for (const { request } of others) request.destroy();
  await Promise.allSettled(others.map(({ answer }) => answer));
  for (const { answer } of first) expect((await answer).status).toBe(201);
  // Later uploads are accepted again.
  expect((await sendPromo().answer).status).toBe(201);

  expect(await promoUrls()).toHaveLength(before.length + 3);
  const pictures = () => originals('media/');
  await expect.poll(pictures).toEqual(await promoUrls());
  const clock = () => new Date(Date.now() + 2 * 86_400_000);
  await sweep({ ...deps, clock });
  expect(await originals('media/')).toEqual(await promoUrls());
});

test('a crowd of visitors does not keep staff out, nor the other way round', async () => {
  const crowd = Array.from({ length: 60 }, () => sendProof().answer);
  const promo = await sendPromo().answer;
  expect(promo.status).toBe(201);
  const proofs = await Promise.all(crowd);
  expect(new Set(proofs.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const accepted = proofs.filter(({ status }) => status === 200);
  expect(await originals('private/')).toEqual(
    accepted.map(({ body }) => `/${JSON.parse(body).key}`).sort(),
  );

  const staff = Array.from({ length: 40 }, () => sendPromo().answer);
  expect((await sendProof().answer).status).toBe(200);
  await Promise.all(staff);
});

const { signal: waits } = new AbortController();

test('the first picture of an address goes before the second of another, and a third is refused', async () => {
  const worked: string[] = [];
  const first = Promise.withResolvers<void>();
  const add = (address: string, name: string, until?: Promise<void>) =>
    processForVisitor(1000, { address, gone: waits }, async () => {
      worked.push(name);
      await until;
    });
  const many = [add('10.0.0.1', 'first', first.promise), add('10.0.0.1', 'second')];
  const third = { status: 429, retryAfter: 5, code: 'pictures_under_way' };
  await expect(add('10.0.0.1', 'third')).rejects.toMatchObject(third);
  const other = add('10.0.0.2', 'of another address');
  first.resolve();
  await Promise.all([...many, other]);
  expect(worked).toEqual(['first', 'of another address', 'second']);
  await add('10.0.0.1', 'later');
});

test('a picture keeps its place while it is worked on, even when its sender has gone', async () => {
  const worked: string[] = [];
  const end = Promise.withResolvers<void>();
  const sender = new AbortController();
  const begun = Promise.withResolvers<void>();
  const first = processForStaff(1000, sender.signal, async () => {
    begun.resolve();
    await end.promise;
    worked.push('first');
  });
  const next = processForStaff(1000, waits, async () => worked.push('next'));
  await begun.promise;
  sender.abort();
  await othersWork();
  expect(worked).toEqual([]);
  end.resolve();
  await Promise.all([first, next]);
  expect(worked).toEqual(['first', 'next']);
});

test('two pictures that take much memory are worked on one after the other', async () => {
  const worked: string[] = [];
  const first = Promise.withResolvers<void>();
  const large = processForStaff(90_000_000, waits, async () => {
    worked.push('of staff');
    await first.promise;
  });
  const other = processForVisitor(90_000_000, { address: '10.0.0.1', gone: waits }, async () => {
    worked.push('of a visitor');
  });
  await othersWork();
  expect(worked).toEqual(['of staff']);
  first.resolve();
  await Promise.all([large, other]);
  expect(worked).toEqual(['of staff', 'of a visitor']);
});
