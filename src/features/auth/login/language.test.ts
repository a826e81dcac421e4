import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const { app } = await createTestApp();

const open = (url: string, languages?: string) =>
  app.inject({
    url,
    headers: { accept: 'text/html', ...(languages && { 'accept-language': languages }) },
  });
const INDONESIAN = 'id-ID,id;q=0.9,en-US;q=0.8';
const ENGLISH = 'en-GB,en;q=0.9,id;q=0.8';

test('whoever signs in with an Indonesian browser is met in Indonesian, and others by the shop’s rule', async () => {
  const indonesian = await open('/login', INDONESIAN);
  expect(indonesian.body).toContain('<html lang="id" data-voice="id"');
  expect(indonesian.body).toContain('>Masuk</button>');
  expect(indonesian.headers.vary).toContain('Accept-Language');
  for (const languages of [ENGLISH, undefined, '']) {
    const { body } = await open('/login', languages);
    expect(body).toContain('<html lang="en" data-voice="mixed"');
    expect(body).toContain('>Sign In</button>');
  }
  // Both are kept, and neither is given to the other's reader.
  expect((await open('/login', INDONESIAN)).body).toBe(indonesian.body);
});

test('a refused sign-in without JavaScript says why in the language of the screen', async () => {
  const refused = '/login?failed=unauthenticated';
  expect((await open(refused, INDONESIAN)).body).toContain('E-mail atau kata sandi salah');
  expect((await open(refused, ENGLISH)).body).toContain('Invalid e-mail or password');
});

test('the dashboard speaks the browser’s language until it knows who reads it', async () => {
  const voiceOf = ({ body }: { body: string }) => /data-voice="(\w+)"/.exec(body)?.[1];
  expect(voiceOf(await open('/admin', INDONESIAN))).toBe('id');
  expect(voiceOf(await open('/admin', ENGLISH))).toBe('mixed');
});

test('visitors read the language of the address, whatever their browser likes', async () => {
  for (const path of ['/', '/about', '/en/contact']) {
    expect((await open(path, INDONESIAN)).body).toBe((await open(path, ENGLISH)).body);
  }
});
