// The other pairs of typefaces that a shop can choose: subsets for browsers, the same for drawing on the
// server, and the style sheets with fallbacks of the same measure.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const forBrowsers = path.join(root, 'public/assets');
const forDrawing = path.join(root, 'pictures/typefaces');
for (const folder of [forBrowsers, forDrawing]) {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(path.join(folder, file));
}

const range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('');
const LETTERS = `${range(0x20, 0x7e)}\u00a0·×éèêëàáâäãåæçíìîïñóòôöõøúùûüýÿßÉÈÊÀÁÂÄÅÇÍÎÑÓÔÖØÚÜ–—…‘’“”•€`;
const glyphs = { heading: LETTERS, text: `${LETTERS}©®°²½«»¡¿™“„‚‹›−✓→` };

const TEXT = { wght: { min: 400, max: 700, default: 400 } };
const pairs = {
  jakarta: {
    heading: ['Fraunces', 'fraunces/files/fraunces-latin-full-normal', { wght: 600, opsz: 72, SOFT: 100, WONK: 0 }],
    text: ['Plus Jakarta Sans', 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal', TEXT],
  },
  newsreader: {
    serif: true,
    heading: ['Newsreader', 'newsreader/files/newsreader-latin-standard-normal', { wght: 600, opsz: 72 }],
    text: ['Nunito Sans', 'nunito-sans/files/nunito-sans-latin-wght-normal', TEXT],
  },
  bricolage: {
    heading: ['Bricolage Grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal', { wght: 700, opsz: 48, wdth: 100 }],
    text: ['Figtree', 'figtree/files/figtree-latin-wght-normal', TEXT],
  },
  baloo: {
    heading: ['Baloo 2', 'baloo-2/files/baloo-2-latin-wght-normal', { wght: 700 }],
    text: ['Nunito', 'nunito/files/nunito-latin-wght-normal', TEXT],
  },
};

// Faces that stand in while ours load, with files of the same widths to measure.
const file = (name, weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`;
const dejavu = (name) => `dejavu-fonts-ttf/ttf/${name}.ttf`;
const stand = {
  arial: { name: '', regular: [['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], file('arimo', 400)], bold: [['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], file('arimo', 700)] },
  android: { name: ' Android', regular: [['Roboto', 'Roboto-Regular'], file('roboto', 400)], bold: [['Roboto Bold', 'Roboto-Bold'], file('roboto', 700)] },
  noto: { name: ' Noto', regular: [['Noto Sans', 'NotoSans-Regular', 'Open Sans', 'OpenSans-Regular'], file('noto-sans', 400)], bold: [['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'], file('noto-sans', 700)] },
  dejavu: { name: ' DejaVu', regular: [['DejaVu Sans'], dejavu('DejaVuSans')], bold: [['DejaVu Sans Bold'], dejavu('DejaVuSans-Bold')] },
  times: { name: '', bold: [['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'], file('tinos', 700)] },
  androidSerif: { name: ' Android', bold: [['Noto Serif Bold', 'NotoSerif-Bold'], file('noto-serif', 700)] },
  dejavuSerif: { name: ' DejaVu', bold: [['DejaVu Serif Bold'], dejavu('DejaVuSerif-Bold')] },
};
const SANS = ['arial', 'android', 'noto', 'dejavu'];
const SERIF = ['times', 'androidSerif', 'dejavuSerif'];

// What the pages say: the width of a face is that of these words.
const SAMPLE =
  'Kopi yang diseduh pelan, poin yang terkumpul cepat. Pesan, bayar, dan nikmati lewat aplikasi. Biji dipilih langsung dari petani, ' +
  'disangrai dalam jumlah kecil, dan diseduh oleh barista yang hafal nama Anda. Temukan berbagai promo menarik di sini! ' +
  'Order ahead, collect rewards and keep your membership in your pocket. A neighbourhood coffee house that grew up with its neighbours. ' +
  'Send us a Message. Why Contact Us. Frequently Asked Questions. Our Partners. Open daily: 8:00 AM - 10:00 PM. Kritik & Saran 2025';

const open = async (name) => fontkit.create(await readFile(require.resolve(name)));
const widthOf = (font) => font.layout(SAMPLE).advanceWidth / font.unitsPerEm;
const pct = (n) => `${(n * 100).toFixed(2)}%`;

const hashed = (name, bytes) => `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;

async function cut(pair, part, [family, source, variationAxes]) {
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  const as = (targetFormat, axes = variationAxes) => subsetFont(whole, glyphs[part], { targetFormat, variationAxes: axes });
  const woff2 = await as('woff2');
  const drawn = await as('truetype');
  await writeFile(path.join(forDrawing, `${pair}-${part}.ttf`), drawn);
  // A variable face is measured at the weights that its stand-ins have.
  const faces = part === 'text' ? [400, 700].map((wght) => ({ ...variationAxes, wght })) : [variationAxes];
  const [regular, bold = regular] = await Promise.all(faces.map(async (axes) => fontkit.create(await as('truetype', axes))));
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { family, woff2, url: `/assets/${hashed(name, woff2)}`, regular, bold, drawing: fontkit.create(await as('truetype')).familyName };
}

async function fallback(face, key, weight) {
  const { name, [weight]: [locals, measured] } = stand[key];
  const font = face[weight];
  const adjust = widthOf(font) / widthOf(await open(measured));
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const range = weight === 'regular' ? '100 599' : face.isText ? '600 900' : '100 900';
  const [up, down, gap] = [ascent, -descent, lineGap].map((n) => pct(n / unitsPerEm / adjust));
  return `@font-face{font-family:"${face.family} Fallback${name}";src:${locals.map((l) => `local("${l}")`).join(',')};font-weight:${range};size-adjust:${pct(adjust)};ascent-override:${up};descent-override:${down};line-gap-override:${gap}}`;
}

const ours = ({ family, url }) =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap}`;
const stack = ({ family }, keys, last) =>
  [`"${family}"`, ...keys.map((key) => `"${family} Fallback${stand[key].name}"`), last].join(',');

const made = {};
for (const [pair, { serif, ...parts }] of Object.entries(pairs)) {
  const heading = await cut(pair, 'heading', parts.heading);
  const text = { ...(await cut(pair, 'text', parts.text)), isText: true };
  const drawing = { heading: heading.drawing, text: text.drawing };
  const sans = await Promise.all(SANS.flatMap((key) => ['regular', 'bold'].map((weight) => fallback(text, key, weight))));
  const heads = await Promise.all((serif ? SERIF : SANS).map((key) => fallback(heading, key, 'bold')));
  if (pair === 'jakarta') {
    console.log('for comparison with fonts.css:', sans.map((rule) => /size-adjust:([^;]+)/.exec(rule)[1]).join(' '));
    made[pair] = { drawing, css: '', heading: { family: heading.family }, text: { family: text.family } };
    continue;
  }
  for (const { url, woff2 } of [heading, text]) await writeFile(path.join(forBrowsers, path.basename(url)), woff2);
  const stacks = `:root{--font-sans:${stack(text, SANS, 'system-ui,sans-serif')};--font-display:${stack(heading, serif ? SERIF : SANS, serif ? 'Georgia,serif' : 'system-ui,sans-serif')}}`;
  const part = ({ family, url }) => ({ family, url });
  made[pair] = { drawing, heading: part(heading), text: part(text), css: [ours(text), ours(heading), ...sans, ...heads, stacks].join('') };
  console.log(pair, heading.woff2.length + text.woff2.length, 'bytes', JSON.stringify(drawing));
}
const brand = path.join(root, 'src/features/brand');
const named = Object.fromEntries(Object.entries(made).map(([pair, { heading, text }]) => [pair, { heading, text }]));
await writeFile(
  path.join(brand, 'typefaces.contract.ts'),
  `/** Written by \`art/drawn/typefaces.mjs\`. */
export const typefaceNames = ${JSON.stringify(Object.keys(named))} as const;
export type TypefaceName = (typeof typefaceNames)[number];

type Face = { family: string; url?: string };

/** Pairs of typefaces; the first is part of the site's own style sheet. */
export const typefaces: Record<TypefaceName, { heading: Face; text: Face }> = ${JSON.stringify(named)};
`,
);
const sheets = Object.fromEntries(Object.entries(made).map(([pair, { css, drawing }]) => [pair, { css, drawing }]));
await writeFile(path.join(brand, 'typefaces.json'), `${JSON.stringify(sheets, null, 2)}\n`);
console.log('Now run biome check --write src/features/brand');
