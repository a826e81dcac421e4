// The mark, the wordmark, the icons, kawung.
import sharp from 'sharp';
import { C, mark, kawungTile, textPath, svg, put } from './lib.mjs';

const centred = (size, scale, inner) => `<g transform="translate(${size / 2} ${size / 2}) scale(${scale})">${inner}</g>`;

// Mark
await put('public/mark.svg', svg(96, 96, centred(96, 1.12, mark(C.caramel, C.pandan))));

await put('public/mark-light.svg', svg(96, 96, centred(96, 1.12, mark(C.honey, C.sage))));

// Icons
const tile = (size, radius, scale) => svg(size, size, `<rect width="${size}" height="${size}" rx="${radius}" fill="${C.ink}"/>${centred(size, scale, mark(C.honey, C.sage))}`);
const small = svg(32, 32, `<rect width="32" height="32" rx="8" fill="${C.ink}"/>${centred(32, 0.315, mark(C.honey, C.sage))}`);
await put('public/favicon.svg', small);
const png = (s, n) => sharp(Buffer.from(s), { density: 72 * Math.max(1, n / 32) }).resize(n, n).png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer();
const full = sharp;
const sizes = [16, 32, 48];
// an .ico is a directory of pngs
const pngs = await Promise.all(sizes.map((n) => full(Buffer.from(small), { density: 72 * 8 }).resize(n, n).png({ compressionLevel: 9 }).toBuffer()));
const head = Buffer.alloc(6 + 16 * sizes.length);
head.writeUInt16LE(1, 2); head.writeUInt16LE(sizes.length, 4);
let offset = head.length;
sizes.forEach((n, i) => {
  const p = 6 + 16 * i;
  head.writeUInt8(n, p); head.writeUInt8(n, p + 1); head.writeUInt16LE(1, p + 4); head.writeUInt16LE(32, p + 6);
  head.writeUInt32LE(pngs[i].length, p + 8); head.writeUInt32LE(offset, p + 12); offset += pngs[i].length;
});
await put('public/favicon.ico', Buffer.concat([head, ...pngs]));
await put('public/icon-192.png', await png(tile(192, 44, 1.85), 192));
await put('public/icon-512.png', await png(tile(512, 116, 4.95), 512));
await put('public/icon-maskable-512.png', await png(tile(512, 0, 3.9), 512));
await put('public/apple-touch-icon.png', await png(tile(180, 0, 1.62), 180));

// Kawung
await put('public/kawung.svg', svg(72, 72, kawungTile(72, '#efe0ca')));
// One flower of it, without what the tile shares with its neighbours.
await put('public/flower.svg', svg(72, 72, kawungTile(72, '#efe0ca', { dots: false })));
await put('public/kawung-light.svg', svg(72, 72, kawungTile(72, '#3b2619')));

// Store glyphs, our own: a phone with a bitten-off home bar / a phone with a triangle, and two neutral buttons.
// What the two stores' own icons show: an A of three strokes, and a folded triangle.
const ios = (s) => `<g fill="none" stroke="${s}" stroke-width="2.4" stroke-linecap="round"><path d="M13.300 4.200L6.900 15.300M10.700 4.200l1.100 1.900M13.900 9.800l5.600 9.700M3 15.300h9.600M17.100 15.300H21M4.900 18.700l-.700 1.200"/></g>`;
const android = (s) => `<g fill="${s}"><path d="M4.400 2.700L13 11.300 15.600 8.700 5.600 2.800C5.100 2.500 4.700 2.500 4.400 2.700Z"/><path d="M3.600 3.700C3.500 3.900 3.500 4.100 3.500 4.300V19.700C3.500 19.900 3.500 20.100 3.600 20.300L11.900 12Z" opacity=".72"/><path d="M16.900 9.500L14.100 12.300 16.700 14.900 20.300 12.900C21.100 12.400 21.100 11.600 20.300 11.100Z"/><path d="M4.400 21.300C4.700 21.500 5.100 21.500 5.600 21.200L15.400 15.600 13 13.200Z" opacity=".86"/></g>`;
// The buttons are ink, so the glyphs are paper; the -ink ones are for light grounds.
for (const [suffix, colour] of [['', C.paper], ['-ink', C.ink]]) {
  await put(`public/icon-ios${suffix}.svg`, svg(24, 24, ios(colour)));
  await put(`public/icon-android${suffix}.svg`, svg(24, 24, android(colour)));
}
for (const [file, icon, top, name] of [['app-store', ios, 'Unduh di', 'App Store'], ['google-play', android, 'Unduh di', 'Google Play']]) {
  const t = await textPath(top, { kind: 'sans', wght: 500, size: 11, x: 52, y: 22 });
  const n = await textPath(name, { kind: 'sans', wght: 700, size: 18, x: 52, y: 41 });
  await put(`public/badge-${file}.svg`, svg(180, 56, `<rect width="180" height="56" rx="16" fill="${C.ink}"/><g transform="translate(17 15) scale(1.1)">${icon(C.paper)}</g><path fill="${C.latte}" d="${t.d}"/><path fill="${C.paper}" d="${n.d}"/>`, ` role="img" aria-label="${top} ${name}"`));
}
