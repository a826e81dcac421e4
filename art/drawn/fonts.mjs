// Subsets the two families and writes src/ui/fonts/fonts.css with metric-matched fallbacks.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'src/ui/fonts');
await mkdir(out, { recursive: true });

const range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('');
// What nearly every page needs, and what few do: a browser fetches the second file when it meets one of its letters.
const usual = range(0x20, 0x7e) + '\u00a0©·×é–—…‘’“”•→−';
const wanted = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—…‘’“”‚„•→←↑↓×★☆✓₀−€™œŒ‹›';
const parts = { '': usual, '-more': [...wanted].filter((c) => !usual.includes(c)).join('') };

const families = [
  {
    file: 'plus-jakarta-sans-latin.woff2', family: 'Plus Jakarta Sans',
    source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } }, weights: '400 700',
  },
  {
    file: 'fraunces-latin.woff2', family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 480, opsz: 120, SOFT: 60, WONK: 0 }, weights: '400 700',
  },
];

// How much wider the texts of the site are in our faces than in those that stand in while ours load, measured in a
// browser over all pages: Liberation has the widths of Arial and Times New Roman.
const wider = {
  arial: 1.0453, arialBold: 1.015, roboto: 1.0525, robotoBold: 1.075,
  times: 0.9757, notoSerif: 0.8341, dejavuSerif: 0.7725,
  noto: 0.9968, notoBold: 0.9718, dejavu: 0.9259, dejavuBold: 0.8562,
};

const pct = (n) => `${(n * 100).toFixed(2)}%`;
const metrics = {};
for (const f of families) {
  const src = await readFile(require.resolve(f.source));
  const has = fontkit.create(src);
  const missing = [...wanted].filter((c) => !has.hasGlyphForCodePoint(c.codePointAt(0)));
  for (const [part, letters] of Object.entries(parts)) {
    const sub = await subsetFont(src, letters, { targetFormat: 'woff2', variationAxes: f.axes });
    await writeFile(path.join(out, f.file.replace('.', `${part}.`)), sub);
    console.log(part, sub.length);
  }
  const font = fontkit.create(await subsetFont(src, wanted, { targetFormat: 'truetype', variationAxes: f.axes }));
  metrics[f.family] = { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm, gap: font.lineGap / font.unitsPerEm };
  console.log(f.file, 'axes', JSON.stringify(font.variationAxes), 'missing', missing.join(''), metrics[f.family]);
}

const fallback = (family, name, locals, adjust, weights = '100 900') => {
  const m = metrics[family];
  return `@font-face {
  font-family: '${name}';
  src: ${locals.map((l) => `local('${l}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${pct(adjust)};
  ascent-override: ${pct(m.ascent / adjust)};
  descent-override: ${pct(m.descent / adjust)};
  line-gap-override: ${pct(m.gap / adjust)};
}`;
};
const codes = (letters) => {
  const points = [...new Set([...letters].map((c) => c.codePointAt(0)))].sort((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    if (runs.at(-1)?.[1] === point - 1) runs.at(-1)[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return runs.map(([a, b]) => `U+${hex(a)}${a === b ? '' : `-${hex(b)}`}`).join(', ');
};
const face = (f) => Object.entries(parts).map(([part, letters]) => `@font-face {
  font-family: '${f.family}';
  src: url('./${f.file.replace('.', `${part}.`)}') format('woff2');
  font-weight: ${f.weights};
  font-style: normal;
  font-display: swap;
  unicode-range: ${codes(letters)};
}`).join('\n');
const sans = 'Plus Jakarta Sans', serif = 'Fraunces';
const css = `/* Written by art/drawn/fonts.mjs. Regular and bold stand in for their own weights, as wide as the face that
   replaces them. Stacks that keep the page still while the fonts load:
   text:     'Plus Jakarta Sans', then 'Plus Jakarta Sans Fallback', '… Android', '… Noto', '… DejaVu', system-ui, sans-serif
   headings: 'Fraunces', then 'Fraunces Fallback', '… Android', '… DejaVu', Georgia, serif */
${face(families[0])}
${face(families[1])}
${fallback(sans, `${sans} Fallback`, ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], wider.arial, '100 599')}
${fallback(sans, `${sans} Fallback`, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], wider.arialBold, '600 900')}
${fallback(sans, `${sans} Fallback Android`, ['Roboto', 'Roboto-Regular'], wider.roboto, '100 599')}
${fallback(sans, `${sans} Fallback Android`, ['Roboto Bold', 'Roboto-Bold'], wider.robotoBold, '600 900')}
${fallback(sans, `${sans} Fallback Noto`, ['Noto Sans', 'NotoSans-Regular', 'Open Sans', 'OpenSans-Regular'], wider.noto, '100 599')}
${fallback(sans, `${sans} Fallback Noto`, ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'], wider.notoBold, '600 900')}
${fallback(sans, `${sans} Fallback DejaVu`, ['DejaVu Sans'], wider.dejavu, '100 599')}
${fallback(sans, `${sans} Fallback DejaVu`, ['DejaVu Sans Bold'], wider.dejavuBold, '600 900')}
${fallback(serif, `${serif} Fallback`, ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], wider.times)}
${fallback(serif, `${serif} Fallback Android`, ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'], wider.notoSerif)}
${fallback(serif, `${serif} Fallback DejaVu`, ['DejaVu Serif'], wider.dejavuSerif)}
`;
await writeFile(path.join(out, 'fonts.css'), css);
console.log(css);
