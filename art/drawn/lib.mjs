// Shared drawing language: colours, the bean, kawung, text as paths, output helpers.
import { mkdir, writeFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

export const root = path.resolve(import.meta.dirname, '../..');
export const C = {
  ink: '#2b1a12', cocoa: '#5a3a28', mocha: '#8a6044', paper: '#faf5ec', foam: '#fffdf8', sand: '#f1e4d0', latte: '#e6cfb0',
  caramel: '#b8692a', caramelText: '#8f4c17', honey: '#e0a468', peach: '#f2cfa9', blush: '#e3a27c',
  pandan: '#4f7a3a', pandanDark: '#2f5a24', sage: '#a9c48f', mist: '#dde8cf', white: '#ffffff',
};
const r = (n) => Math.round(n * 100) / 100;
const r1 = (n) => Math.round(n * 10) / 10;

// One bean on the +x axis from the origin: two halves parted by the S of its crease, so it needs no ground colour.
export function beanHalves({ c = 25, rx = 20, ry = 13.4, gap = 2.6, bend = 7.5 } = {}) {
  const g = gap / 2, dx = rx * (1 - Math.sqrt(1 - (g / ry) ** 2));
  const x1 = c - rx + dx, x2 = c + rx - dx, w = x2 - x1;
  const s = (y, up) => `C${r(x2 - w * 0.28)} ${r(up * bend + y)} ${r(x1 + w * 0.28)} ${r(-up * bend + y)} ${r(x1)} ${r(y)}Z`;
  return [
    `M${r(x1)} ${r(-g)}A${rx} ${ry} 0 0 1 ${r(x2)} ${r(-g)}${s(-g, -1)}`,
    `M${r(x1)} ${r(g)}A${rx} ${ry} 0 0 0 ${r(x2)} ${r(g)}${s(g, -1)}`,
  ];
}
export function bean(fill, o = {}) { return `<path fill="${fill}" d="${beanHalves(o).join('')}"/>`; }
export function leaf(fill) {
  return `<path fill="${fill}" d="M5.4 -1.2C9 -13.5 25 -19 48 -1.2ZM5.4 1.2C9 13.5 25 19 48 1.2Z"/>`;
}
// The mark: three beans and one pandan leaf meeting in the middle. Drawn around 0,0, about 80 across.
export function mark(beanFill, leafFill) {
  return [[-45, 'leaf'], [45], [135], [225]].map(([a, l]) => `<g transform="rotate(${a})">${l ? leaf(leafFill) : bean(beanFill)}</g>`).join('');
}
// In place of the mark, in drawings that every shop shows: the mark is the demo's.
export function emblem(fill) {
  return `<g transform="rotate(-45) scale(1.45) translate(-25 0)">${bean(fill)}</g>`;
}
// Seamless kawung, tile of side t.
export function kawungTile(t, tint, { dot = tint, dotOpacity = 1, dots = true } = {}) {
  const k = t / 72, q = t / 4;
  const one = beanHalves({ c: 0, rx: 20.6 * k, ry: 12.6 * k, gap: 2.2 * k, bend: 7 * k }).join('');
  const at = (x, y, a) => `<path transform="translate(${x} ${y}) rotate(${a})" d="${one}"/>`;
  const d = 2.6 * k, diamond = (x, y) => `M${x} ${r(y - d)}L${r(x + d)} ${y}L${x} ${r(y + d)}L${r(x - d)} ${y}Z`;
  return `<g fill="${tint}">${at(q, q, 45)}${at(3 * q, q, -45)}${at(q, 3 * q, -45)}${at(3 * q, 3 * q, 45)}</g>`
    + (dots ? `<path fill="${dot}" fill-opacity="${dotOpacity}" d="${[[t / 2, 0], [t / 2, t], [0, t / 2], [t, t / 2]].map(([x, y]) => diamond(x, y)).join('')}"/>` : '');
}
let patternId = 0;
export function kawungFill(t, tint, opacity = 1) {
  const id = `kw${patternId++}`;
  return { defs: `<pattern id="${id}" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><g opacity="${opacity}">${kawungTile(t, tint)}</g></pattern>`, fill: `url(#${id})` };
}

const require = createRequire(import.meta.url);
const cache = new Map();
async function instance(kind, wght) {
  const key = kind + wght;
  if (!cache.has(key)) {
    const src = await readFile(require.resolve(kind === 'serif'
      ? '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
      : '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'));
    const text = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') + '–—…‘’“”•';
    const axes = kind === 'serif' ? { wght, opsz: 72, SOFT: 100, WONK: 0 } : { wght };
    cache.set(key, fontkit.create(await subsetFont(src, text, { targetFormat: 'truetype', variationAxes: axes })));
  }
  return cache.get(key);
}
/** Text as a path: {d, width}. x is the left end (or the middle/right end by anchor), y the baseline. */
export async function textPath(text, { kind = 'serif', wght = 600, size = 32, x = 0, y = 0, anchor = 'start', track = 0 } = {}) {
  const font = await instance(kind, wght), k = size / font.unitsPerEm, run = font.layout(text);
  const width = run.positions.reduce((w, p) => w + p.xAdvance * k + track, -track);
  let cx = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x, d = '';
  run.glyphs.forEach((g, i) => {
    const p = run.positions[i];
    for (const { command, args } of g.path.commands) {
      const a = args.map((v, j) => (j % 2 === 0 ? r1(cx + (v + p.xOffset) * k) : r1(y - (v + p.yOffset) * k)));
      d += { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command] + a.join(' ');
    }
    cx += p.xAdvance * k + track;
  });
  return { d, width };
}
export const svg = (w, h, body, extra = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"${extra}>${body}</svg>\n`;
export async function put(rel, data) {
  const file = path.join(root, rel);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
  const kb = (data.length / 1024).toFixed(1);
  console.log(`${rel.padEnd(36)} ${kb} kB`);
}
