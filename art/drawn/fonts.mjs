// Subsets the two families and writes src/ui/fonts/fonts.css with metric-matched fallbacks.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'src/ui/fonts');
await mkdir(out, { recursive: true });

const range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('');
const wanted = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—…‘’“”‚„•→←↑↓×★☆✓₀−€™œŒ‹›';

const families = [
  {
    file: 'plus-jakarta-sans-latin.woff2', family: 'Plus Jakarta Sans',
    source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } }, measure: { wght: 400 }, bold: { wght: 700 }, weights: '400 700',
  },
  {
    file: 'fraunces-latin.woff2', family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // Headings have one weight.
    axes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 }, weights: '400 700',
  },
];

// Letters as they occur in Indonesian and English running text.
const sample = 'Nikmati secangkir kopi hangat di kedai kami, tukar poin dengan minuman gratis dan rayakan hari ulang tahunmu. '
  + 'Every cup tells a story: slow mornings, good company and the smell of fresh beans. Pesan sekarang, ambil di kedai terdekat. '
  + 'Join the membership, top up your balance and enjoy rewards made for you. Buka setiap hari 08.00 - 22.00';
const width = (font, text) => {
  let w = 0;
  for (const ch of text) w += font.glyphForCodePoint(ch.codePointAt(0)).advanceWidth;
  return w / font.unitsPerEm / text.length;
};

// Average advance (em) of the sample in the fonts that stand in while ours load. Arial and Times New Roman are measured
// from their metric twins when those are installed; the numbers are kept here so that any machine gives the same css.
const stand = {
  arial: { twin: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', avg: 0.45393 },
  arialBold: { twin: '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf', avg: 0.48711 },
  timesBold: { twin: '/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf', avg: 0.43971 },
  roboto: { twin: process.env.ROBOTO, avg: 0.45183 },
  robotoBold: { twin: process.env.ROBOTO_BOLD, avg: 0.45915 },
  notoSerifBold: { twin: process.env.NOTO_SERIF_BOLD, avg: 0.51797 },
};
for (const [name, s] of Object.entries(stand)) {
  if (s.twin && existsSync(s.twin)) s.avg = width(await fontkit.open(s.twin), sample);
  console.log(name, s.avg.toFixed(5));
}

const pct = (n) => `${(n * 100).toFixed(2)}%`;
const metrics = {};
for (const f of families) {
  const src = await readFile(require.resolve(f.source));
  const has = fontkit.create(src);
  const missing = [...wanted].filter((c) => !has.hasGlyphForCodePoint(c.codePointAt(0)));
  const sub = await subsetFont(src, wanted, { targetFormat: 'woff2', variationAxes: f.axes });
  await writeFile(path.join(out, f.file), sub);
  const font = fontkit.create(await subsetFont(src, wanted, { targetFormat: 'truetype', variationAxes: f.axes }));
  const at = f.bold ? font.getVariation(f.measure) : font;
  metrics[f.family] = { avg: width(at, sample), ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm, gap: font.lineGap / font.unitsPerEm };
  if (f.bold) metrics[f.family].bold = width(font.getVariation(f.bold), sample);
  console.log(f.file, sub.length, 'axes', JSON.stringify(font.variationAxes), 'missing', missing.join(''), metrics[f.family]);
}

const fallback = (family, name, locals, avg, weights = '100 900', own = metrics[family].avg) => {
  const m = metrics[family];
  const adjust = own / avg;
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
const face = (f) => `@font-face {
  font-family: '${f.family}';
  src: url('./${f.file}') format('woff2');
  font-weight: ${f.weights};
  font-style: normal;
  font-display: swap;
}`;
const sans = 'Plus Jakarta Sans', serif = 'Fraunces';
const css = `/* Written by art/drawn/fonts.mjs. Regular and bold stand in for their own weights, as wide as the face that
   replaces them. Stacks that keep the page still while the fonts load:
   text:     'Plus Jakarta Sans', 'Plus Jakarta Sans Fallback', 'Plus Jakarta Sans Fallback Android', system-ui, sans-serif
   headings: 'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Android', Georgia, serif (matched at weight 600) */
${face(families[0])}
${face(families[1])}
${fallback(sans, `${sans} Fallback`, ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], stand.arial.avg, '100 599')}
${fallback(sans, `${sans} Fallback`, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], stand.arialBold.avg, '600 900', metrics[sans].bold)}
${fallback(sans, `${sans} Fallback Android`, ['Roboto', 'Roboto-Regular'], stand.roboto.avg, '100 599')}
${fallback(sans, `${sans} Fallback Android`, ['Roboto Bold', 'Roboto-Bold'], stand.robotoBold.avg, '600 900', metrics[sans].bold)}
${fallback(serif, `${serif} Fallback`, ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'], stand.timesBold.avg)}
${fallback(serif, `${serif} Fallback Android`, ['Noto Serif Bold', 'NotoSerif-Bold'], stand.notoSerifBold.avg)}
`;
await writeFile(path.join(out, 'fonts.css'), css);
console.log(css);
