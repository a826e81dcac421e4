import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widthsOf } from './picture-url.contract.ts';
import { hashOf, loadShippedPictures, SHIPPED_PICTURES, SHIPPED_WIDTHS } from './shipped.ts';

test('every picture that ships is committed in every width: `npm run build` makes what is missing', () => {
  const entries = readdirSync(SHIPPED_PICTURES, { withFileTypes: true });
  const sources = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const shipped = loadShippedPictures();
  expect(Object.keys(shipped)).toEqual(sources.sort());
  const folders = [];
  for (const [name, { hash, width, alpha, vector }] of Object.entries(shipped)) {
    expect(hash, name).toBe(hashOf(name, readFileSync(`${SHIPPED_PICTURES}/${name}`)));
    if (vector) continue;
    const folder = name.replace(/\.\w+$/, `-${hash}`);
    folders.push(folder);
    const formats = alpha ? ['avif', 'webp'] : ['avif', 'jpg', 'webp'];
    const files = widthsOf(width).flatMap((step) => formats.map((type) => `${step}.${type}`));
    expect(readdirSync(`${SHIPPED_WIDTHS}/${folder}`).sort(), name).toEqual(files.sort());
  }
  expect(readdirSync(SHIPPED_WIDTHS).sort()).toEqual([...folders, 'manifest.json'].sort());
});
