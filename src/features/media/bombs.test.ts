import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { keysIn, upload } from '../../test/media.ts';
import { deepest, hugePng } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const media = { app, editor: await signIn(deps, 'editor') };

it('a picture of 256 megapixels is refused without being unpacked', async () => {
  const bomb = hugePng({ width: 16_000, height: 16_000 });
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(media, bomb)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
  expect(answers[0]?.json().message).toBe('The picture has too many pixels: at most 50 megapixels');
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

it('a picture of 26 megapixels in 16 bits is refused, because it unpacks to twice as much', async () => {
  const bomb = hugePng({ width: 5200, height: 5000 }, deepest);
  expect(bomb.length).toBeLessThan(300_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(media, bomb)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
  const most = 'The picture has too many pixels: at most 25 megapixels';
  expect(answers[0]?.json().message).toBe(most);
  expect(await keysIn(deps.files, 'media/')).toEqual([]);
});

it('a picture of endless rows is refused, because each row takes memory', async () => {
  const message = (most: string) => `The picture is too wide or too high: at most ${most} pixels`;
  const wide = { width: 16_385, height: 10 };
  const high = { width: 10, height: 100_000 };
  for (const size of [wide, high]) {
    const answer = await upload(media, hugePng(size));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message('16,384'));
  }
  const deep = await upload(media, hugePng({ width: 8193, height: 10 }, deepest));
  expect(deep.json().message).toBe(message('8,192'));
  expect(await keysIn(deps.files, 'media/')).toEqual([]);
  const fits = hugePng({ width: 8192, height: 10 }, deepest);
  expect((await upload(media, fits)).statusCode).toBe(200);
});

it('a picture in CMYK of more than 10 megapixels is refused, because converting it takes long', async () => {
  const inCmyk = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a4a2a' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 10 })
      .toBuffer();
  const answer = await upload(media, await inCmyk(3400, 3300));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('The picture has too many pixels: at most 10 megapixels');
  expect((await upload(media, await inCmyk(300, 400))).statusCode).toBe(200);
});
