import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { listen, raw } from '../../../test/listening.ts';

const { app } = await createTestApp();
const at = await listen(app);

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: kedai.example', ...headers, '', ''].join('\r\n');
const closing = request('GET /robots.txt', 'Connection: close');

/** All answers on one connection. */
async function answersTo(...requests: string[]) {
  const sent = await raw(at, requests.join(''));
  return sent
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => answer.split('\r\n\r\n'))
    .map(([head = '', content]) => {
      const [status, ...lines] = head.split('\r\n');
      const headers = lines
        .map((line) => line.split(': '))
        .map(([name = '', value]) => [name, value]);
      return { status, headers: Object.fromEntries(headers), content };
    });
}

test('one connection serves GET, HEAD, 304 and 404 in turn and closes when asked to', async () => {
  const [, first] = await answersTo(request('GET /robots.txt'), closing);
  const tag = `If-None-Match: ${first?.headers.etag}`;
  const answers = await answersTo(
    request('GET /robots.txt'),
    request('HEAD /robots.txt'),
    request('GET /robots.txt', tag),
    request('GET /none', 'Accept: text/html'),
    request('GET /none', 'Accept: text/html'),
    closing,
  );
  expect(answers.map(({ status }) => status)).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 304 Not Modified',
    'HTTP/1.1 404 Not Found',
    'HTTP/1.1 404 Not Found',
    'HTTP/1.1 200 OK',
  ]);
  const [whole, head, unchanged, unknown, missing, last] = answers;
  expect(whole?.content).toContain('User-agent: *');
  expect(whole?.headers['content-length']).toBe(String(whole?.content?.length));
  expect([head?.content, unchanged?.content]).toEqual(['', '']);
  expect(missing?.content).toBe(unknown?.content);
  expect(last?.content).toBe(whole?.content);
  for (const { headers } of answers.slice(0, -1)) {
    expect(headers).toMatchObject({
      'cache-control': expect.any(String),
      'x-content-type-options': 'nosniff',
      Connection: 'keep-alive',
      'Keep-Alive': 'timeout=10',
    });
    expect(Math.abs(Date.parse(headers.Date ?? '') - Date.now())).toBeLessThan(60_000);
  }
  expect(last?.headers).toMatchObject({ Connection: 'close', etag: whole?.headers.etag });
});

test('an HTTP/1.0 client gets the page and its connection is closed', async () => {
  await answersTo(closing);
  const answer = await raw(at, 'GET /robots.txt HTTP/1.0\r\nHost: kedai.example\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('\r\nConnection: close\r\n');
  expect(answer).toContain('User-agent: *');
});
