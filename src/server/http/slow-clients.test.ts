import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { listen } from '../../test/listening.ts';

/** Shorter time limits, so that the tests need not wait for the real ones. */
const { app } = await createTestApp();
expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000);
expect(app.server.requestTimeout).toBeLessThanOrEqual(30_000);
expect(app.server.timeout).toBeLessThanOrEqual(30_000);
app.server.headersTimeout = 300;
app.server.requestTimeout = 600;
app.server.timeout = 900;
const at = await listen(app);

const JSON_POST = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const UPLOAD =
  'POST /api/cms/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n';

test.for([
  ['a connection without a request', ''],
  ['half a request line', 'GET /'],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n'],
  ['a body that never comes', `${JSON_POST}Content-Length: 1000\r\n\r\n`],
  ['a body that never ends', `${JSON_POST}Content-Length: 1000\r\n\r\n{"name"`],
  ['chunks that never end', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['an upload that never ends', `${UPLOAD}Content-Length: 90000\r\n\r\n--b\r\n`],
])('%s is disconnected, and the site keeps working', async ([, bytes = '']) => {
  const attackers = Array.from({ length: 40 }, () => connect(at));
  const ended = attackers.map((socket) => {
    socket.on('error', () => {});
    socket.resume();
    if (bytes) socket.write(bytes);
    return once(socket, 'close');
  });
  expect((await fetch(`${at.url}/api/faqs`)).status).toBe(200);
  await Promise.all(ended);
  expect((await fetch(`${at.url}/api/faqs`)).status).toBe(200);
});

test('a client that never reads its responses is disconnected', async () => {
  const socket = connect(at);
  socket.on('error', () => {});
  const ask = 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n';
  // More than the socket buffers can hold.
  socket.write(ask.repeat(400));
  socket.pause();
  await expect.poll(() => connections()).toBeGreaterThan(0);
  await expect.poll(() => connections()).toBe(0);
  socket.destroy();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
