import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatCode } from '../../features/rewards/contract.ts';
import { redeem, voidReward } from '../../features/rewards/store.ts';
import { createTestApp } from '../../test/app.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { scan, scanAsCashier } from '../../test/rewards/read-barcodes.ts';

let now = new Date('2026-11-12T07:03:00.000Z');
const { app, deps } = await createTestApp({
  clock: () => now,
  env: { SITE_URL: 'https://kedai-seduh.example' },
});
const { db } = deps.database;
const get = (url: string, from = '203.0.113.7') => app.inject({ url, remoteAddress: from });
const linkOf = (code: string) => `https://kedai-seduh.example/barcode?code=${code}`;

test('the PNG of a code is 600 pixels of pure black and white and opens the page of the code', async () => {
  const { code } = await makeReward(deps);
  const answer = await get(`/barcode/${code}.png`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await scan(answer.rawPayload)).toEqual({ QRCode: linkOf(code) });
  expect(await scanAsCashier(answer.rawPayload)).toBe(linkOf(code));

  const { data, info } = await sharp(answer.rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 600 });
  expect(new Set(data)).toEqual(new Set([0, 255]));
});

test('a QR code survives a scratch', async () => {
  const { code } = await makeReward(deps);
  const { rawPayload } = await get(`/barcode/${code}.png`);
  const scratch = await sharp({
    create: { width: 300, height: 10, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const scratched = await sharp(rawPayload)
    .composite([{ input: scratch, top: 330, left: 180 }])
    .png()
    .toBuffer();
  expect(await scan(scratched)).toEqual({ QRCode: linkOf(code) });
});

test('caches do not store the pages and files of a code, and search engines do not list them', async () => {
  const { code } = await makeReward(deps);
  for (const url of [`/barcode/${code}.png`, `/barcode/${code}.svg`, `/barcode?code=${code}`]) {
    expect((await get(url)).headers['cache-control'], url).toBe('private, no-store');
  }
  expect((await get(`/barcode/${code}.png`)).headers['x-robots-tag']).toBe('noindex');
  expect((await get(`/barcode?code=${code}`)).body).toContain(
    '<meta name="robots" content="noindex"',
  );
});

test('without a code the page explains how to get one, and its QR code opens the rating page', async () => {
  const { body } = await get('/barcode');
  for (const text of [
    'Dapatkan barcode reward',
    '07:00 - 22:00',
    'Download QR Code',
    'App Store',
    'Google Play',
    'tel:02100000000',
  ]) {
    expect(body).toContain(text);
  }
  const { rawPayload } = await get('/barcode/rating.png');
  expect(await scan(rawPayload)).toEqual({ QRCode: 'https://kedai-seduh.example/rating' });
});

test('who has a code but no link types it on the page, with spaces and in small letters', async () => {
  const { body } = await get('/barcode');
  expect(body).toMatch(
    /<form[^>]* action="\/barcode">.*Sudah punya kode\?.*<input[^>]* name="code"/s,
  );
  const { code } = await makeReward(deps);
  const typed = formatCode(code).toLowerCase().replaceAll(' ', '+');
  expect((await get(`/barcode?code=${typed}`)).body).toContain(formatCode(code));
});

test('a form for a code that was sent empty comes back with the error at its field', async () => {
  const { statusCode, headers, body } = await get('/barcode?code=+');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toMatch(/<input[^>]* aria-describedby="(code[^"]+)".*? id="\1".*?Isi kode Anda/s);
  expect(body).toContain('Dapatkan barcode reward');
});

test('with a code the page shows the reward, the code in groups, and its last day', async () => {
  const { code } = await makeReward(deps);
  const { statusCode, body } = await get(`/barcode?code=${formatCode(code).toLowerCase()}`);
  expect(statusCode).toBe(200);
  for (const text of [
    '1 minuman gratis',
    formatCode(code),
    '12 Desember 2026, 23.59 WIB',
    `href="/barcode/${code}.png"`,
    `download="barcode-${code}.png"`,
    'Cara menggunakan',
  ]) {
    expect(body).toContain(text);
  }
});

test('a reward that cannot be redeemed says why and shows no code', async () => {
  const used = await makeReward(deps);
  await redeem(db, used.code, { id: 1, name: 'Sari', where: '' }, now);
  const voided = await makeReward(deps);
  await voidReward(db, voided.ratingId, now);
  const expired = await makeReward(deps);

  const usedPage = (await get(`/barcode?code=${used.code}`)).body;
  expect(usedPage).toContain('Sudah digunakan pada <time');
  expect(usedPage).toContain('12 November 2026, 14.03 WIB');
  expect(usedPage).toMatch(/<a href="\/menu"[^>]*>Lihat menu</);
  expect(usedPage).not.toContain('Sari');
  const voidedPage = (await get(`/barcode?code=${voided.code}`)).body;
  expect(voidedPage).toContain('Dibatalkan');
  now = new Date('2026-12-12T17:00:00.000Z');
  const expiredPage = (await get(`/barcode?code=${expired.code}`)).body;
  now = new Date('2026-11-12T07:03:00.000Z');
  expect(expiredPage).toContain('Masa berlaku habis');
  for (const page of [usedPage, voidedPage, expiredPage]) {
    expect(page).not.toContain('Download QR Code');
    expect(page).not.toContain('role="img"');
  }
});

test('the page for an unknown code says so and explains how to get one', async () => {
  for (const code of ['2222222222222222', 'abc', '%3Cscript%3E']) {
    const answer = await get(`/barcode?code=${code}`, '203.0.113.8');
    expect(answer.statusCode, code).toBe(404);
    expect(answer.body).toContain('Kode tidak dikenal');
    expect(answer.body).toContain('Cara mendapatkannya');
    expect(answer.body).toContain('Ketik lagi kodenya');
  }
  for (const file of ['2222222222222222.png', 'abc.svg', 'abc.gif', 'abc', '..%2f.png']) {
    expect((await get(`/barcode/${file}`, '203.0.113.9')).statusCode, file).toBe(404);
  }
});

test('a visitor who tries many codes is stopped, and guests at the same address still get theirs', async () => {
  const { code } = await makeReward(deps);
  const guesser = '198.51.100.20';
  for (let times = 0; times < 10; times += 1) {
    await get('/barcode?code=2222222222222222', guesser);
    await get('/barcode/2222222222222222.png', guesser);
  }
  for (const url of ['/barcode?code=3333333333333333', '/barcode/3333333333333333.svg']) {
    const answer = await get(url, guesser);
    expect(answer.statusCode, url).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  const stopped = await get('/barcode?code=3333333333333333', guesser);
  expect(stopped.body).toContain('Tunggu sebentar');
  for (const url of [`/barcode?code=${code}`, `/barcode/${code}.svg`, '/barcode']) {
    expect((await get(url, guesser)).statusCode, url).toBe(200);
  }
});
