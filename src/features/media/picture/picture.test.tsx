import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { loadShippedPictures } from './shipped.ts';
import { pictureSources, preloadLink } from './sources.ts';

const UPLOADED = '/media/0123456789abcdef-1000x750-f00000fff00f.jpg';
const BASE = '/media/0123456789abcdef-1000x750-f00000fff00f';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const facts = { hash: '0123456789', width: 640, height: 480, colours: '123456789abc' };
  const manifest = {
    'our-story.jpg': { ...facts, alpha: false, vector: false },
    'phone.png': { ...facts, alpha: true, vector: false },
    'portrait.svg': { ...facts, alpha: true, vector: true },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  loadShippedPictures(folder);
});
afterEach(async () => {
  loadShippedPictures(join(folder, 'none'));
  await rm(folder, { recursive: true, force: true });
});

describe('A picture on a page', () => {
  it('offers every width in three formats, reserves its place and waits until it is near', () => {
    const html = renderToStaticMarkup(<Picture src={UPLOADED} alt="Kopi susu" sizes="50vw" />);
    expect(html).toContain(
      `<source type="image/avif" srcSet="${BASE}/384.avif?v=3 384w, ${BASE}/576.avif?v=3 576w, ${BASE}/768.avif?v=3 768w, ${BASE}/1000.avif?v=3 1000w" sizes="50vw"/>`,
    );
    expect(html).toContain('<source type="image/webp"');
    expect(html).toMatch(/<img alt="Kopi susu"[^>]* width="1000" height="750"/);
    expect(html).toContain('loading="lazy" decoding="async"');
    expect(html).toContain('src="data:image/bmp;base64,');
    expect(html).not.toContain('style=');
  });

  it('keeps its focal point in view where it is cut', () => {
    const html = renderToStaticMarkup(<Picture src={`${UPLOADED}#28,74`} alt="" />);
    expect(html).toContain('object-cover aim-x-30 aim-y-70');
    expect(html).not.toContain('#28');
  });

  it('shown whole has its stand-in only where it is itself', () => {
    const html = renderToStaticMarkup(<Picture src={UPLOADED} alt="" contain />);
    expect(html).toContain('<svg viewBox="0 0 1000 750"');
    expect(html).toContain('object-contain');
    expect(html).not.toMatch(/<img[^>]*data:/);
  });

  it('that is seen first is loaded first', () => {
    const html = renderToStaticMarkup(<Picture src={UPLOADED} alt="" priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
    expect(preloadLink(UPLOADED, '100vw')).toMatchObject({
      rel: 'preload',
      as: 'image',
      imageSrcSet: expect.stringContaining('/1000.avif?v=3 1000w'),
      imageSizes: '100vw',
      type: 'image/avif',
    });
  });

  it('that ships with the product is found by its plain name', () => {
    expect(pictureSources('/pictures/our-story.jpg')).toMatchObject({
      src: '/pictures/our-story.jpg',
      width: 640,
      height: 480,
      avif: '/pictures/our-story-0123456789/384.avif 384w, /pictures/our-story-0123456789/640.avif 640w',
    });
    expect(pictureSources('/pictures/portrait.svg')).toEqual({
      src: '/pictures/portrait.svg',
      width: 640,
      height: 480,
    });
  });

  it('that is see-through has nothing drawn under it, and no JPEG', () => {
    const { placeholder, fallback, webp } = pictureSources('/pictures/phone.png');
    expect({ placeholder, fallback }).toEqual({});
    expect(webp).toContain('640.webp 640w');
  });

  it('of somebody else is not told where it is shown', () => {
    const html = renderToStaticMarkup(<Picture src="https://a.example/b.jpg" alt="" />);
    expect(html).toContain('referrerPolicy="no-referrer"');
    expect(html).not.toContain('<source');
  });

  it('without a build is the plain original', () => {
    loadShippedPictures(join(folder, 'none'));
    expect(pictureSources('/pictures/our-story.jpg')).toEqual({ src: '/pictures/our-story.jpg' });
  });
});

describe('The stand-in of a picture', () => {
  it('is four pixels of its colours', () => {
    const { placeholder = '' } = pictureSources(UPLOADED);
    const bitmap = Buffer.from(placeholder.split(',')[1] ?? '', 'base64');
    expect(bitmap.length).toBe(70);
    // f00 000 / fff 00f, the lower row first and blue before green and red.
    expect([...bitmap.subarray(54, 60)]).toEqual([0xff, 0xff, 0xff, 0xff, 0x00, 0x00]);
    expect([...bitmap.subarray(62, 68)]).toEqual([0x00, 0x00, 0xff, 0x00, 0x00, 0x00]);
  });
});
