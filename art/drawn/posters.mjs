// promo-1…6: posters, 1000 x 1250. They have no words, which only one of the site's two languages would have.
import sharp from 'sharp';
import { C, put, mark } from './lib.mjs';
import { css, kawungBg } from './screens.mjs';
import { shoot, done } from './browser.mjs';
import { people } from './portraits.mjs';
import * as F from './food.mjs';

const logo = (light) => `<span class="row" style="gap:14px"><svg width="64" height="64" viewBox="-50 -50 100 100">${light ? mark(C.honey, C.sage) : mark(C.caramel, C.pandan)}</svg><span class="f" style="font-size:44px;font-weight:400;color:${light ? C.paper : C.ink}">Kedai <b>Seduh</b></span></span>`;
const art = (inner) => `<svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute;inset:0"><defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="14" stdDeviation="14" flood-color="#2b1a12" flood-opacity=".22"/></filter></defs>${inner}</svg>`;
const rays = (x, y, n, r0, r1, c) => Array.from({ length: n }, (_, i) => { const a = (i / n) * Math.PI * 2; return `<path d="M${x + r0 * Math.cos(a)} ${y + r0 * Math.sin(a)}L${x + r1 * Math.cos(a)} ${y + r1 * Math.sin(a)}" stroke="${c}" stroke-width="10" stroke-linecap="round"/>`; }).join('');
const portrait = (n, x, y, r) => {
  const s = people[n]({ guest: true }).replaceAll('id="k"', `id="k${n}"`).replaceAll('url(#k)', `url(#k${n})`);
  return `<g filter="url(#soft)"><circle cx="${x}" cy="${y}" r="${r + 14}" fill="${C.foam}"/></g><clipPath id="c${n}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#c${n})"><g transform="translate(${x - r * 1.06} ${y - r * 1.04}) scale(${(r * 2.12) / 480})">${s}</g></g>`;
};
// The typeface’s own signs are as thin as its thinnest lines, which would get lost here.
const signs = { '+': 'M5 30H55M30 5V55', '×': 'M9 9L51 51M51 9L9 51', '−': 'M5 30H55', '→': 'M5 30H72M48 6L74 30L48 54' };
const titleOf = (text) => text.replace(/[+×−→]/g, (sign) => { const w = sign === '→' ? 80 : 60; return `<svg viewBox="0 0 ${w} 60" style="width:${w / 100}em;height:.6em;vertical-align:.02em;margin:0 .05em"><path d="${signs[sign]}" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linejoin="miter"/></svg>`; });
const posters = [
  { ground: C.caramelText, tint: '#9a5720', ink: C.paper, soft: C.peach, title: '1 + 1',
    art: () => `<circle cx="500" cy="840" r="350" fill="#a8632a"/><ellipse cx="500" cy="1150" rx="640" ry="170" fill="#6f3a10"/>` + F.at(640, 1086, 1.800, F.kopiSusu({ straw: C.sage })) + F.at(356, 1118, 2.06, F.kopiSusu({ straw: C.honey }))
      + F.beanAt(128, 1060, 25, 2.2, C.peach) + F.beanAt(896, 960, -40, 1.900, C.honey) + F.beanAt(884, 1100, 20, 1.500, C.peach) + F.leafAt(96, 800, -30, 2, C.sage) },
  { ground: C.pandanDark, tint: '#386a2c', ink: C.paper, soft: C.mist, title: '2×',
    art: () => `<circle cx="500" cy="1060" r="420" fill="#3d7031"/>` + F.at(500, 1128, 2.05, F.cup({ hot: false, coffee: '#7a4727' }))
      + [[330, 640, 1.3], [500, 584, 1.5], [668, 650, 1.2], [430, 730, 0.95], [580, 745, 1.05], [190, 760, 0.9], [826, 770, 0.95], [248, 580, 0.7], [764, 560, 0.75]].map(([x, y, s]) => F.coin(x, y, s)).join('')
      + F.leafAt(96, 1040, -60, 2, C.sage) + F.leafAt(880, 1060, -110, 1.900, C.sage) },
  { ground: C.peach, tint: '#f6dabb', ink: C.ink, soft: '#6b3710', title: '+1',
    art: () => `<ellipse cx="500" cy="1150" rx="640" ry="190" fill="#e9b787"/>` + F.at(470, 1124, 2.15, F.cake()) + F.at(806, 1134, 1.35, F.gift({ box: C.pandan, ribbon: C.foam }))
      + [[120, 640, 30, C.caramel], [880, 560, -30, C.pandan], [230, 520, 70, C.pandan], [800, 700, 10, C.caramel], [150, 860, -20, C.caramelText], [690, 520, 50, C.caramelText]].map(([x, y, a, c], i) => (i % 2 ? F.leafAt(x, y, a, 1.2, c) : F.beanAt(x, y, a, 1.2, c))).join('')
      + [[250, 640], [720, 610], [800, 560], [90, 760], [900, 800]].map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="11" fill="${i % 2 ? C.foam : C.caramel}"/>`).join('') },
  { ground: '#f4d7a8', tint: '#f0cd98', ink: C.ink, soft: '#6b3710', kicker: '07–10', title: '−30%',
    art: () => `<circle cx="640" cy="760" r="196" fill="#f0b35a"/>${rays(640, 760, 20, 232, 272, '#f0b35a')}<path d="M0 930C160 820 330 830 500 900C660 960 820 860 1000 880V1250H0Z" fill="${C.sage}"/><path d="M0 1010C220 930 380 990 560 1020C740 1050 860 970 1000 990V1250H0Z" fill="${C.pandan}"/><path d="M0 1120C260 1070 700 1080 1000 1120V1250H0Z" fill="${C.pandanDark}"/>`
      + F.at(330, 1136, 2.05, F.takeaway()) + F.at(700, 1142, 1.700, F.croissant()) },
  { ground: C.mist, tint: '#d0dfbf', ink: C.ink, soft: C.pandanDark, title: '1 → 2',
    art: async () => `<ellipse cx="500" cy="1160" rx="620" ry="170" fill="${C.sage}"/>` + await portrait(3, 292, 742, 198) + await portrait(2, 708, 742, 198)
      + F.at(330, 1136, 1.35, F.cup({ hot: false })) + `<g transform="translate(690 1136) scale(-1.35 1.35)">${F.cup({ hot: false, body: C.caramel, shade: C.caramelText, saucer: C.caramel, coffee: '#5b2f16' })}</g>`
      + `<path d="M500 640c-26-34-74-6-58 34 10 24 36 42 58 58 22-16 48-34 58-58 16-40-32-68-58-34z" fill="${C.caramel}" filter="url(#soft)"/>` },
  { ground: '#ecd4b1', tint: '#e6caa1', ink: C.ink, soft: '#6b3710', title: 'Rp 0',
    art: () => {
      const house = (x, w, h, wall, roof, win) => `<path d="M${x} 1010V${1010 - h}H${x + w}V1010Z" fill="${wall}"/><path d="M${x - 22} ${1010 - h}L${x + w / 2} ${1010 - h - w * 0.42}L${x + w + 22} ${1010 - h}Z" fill="${roof}"/>${[0.24, 0.64].map((f) => `<rect x="${x + w * f - 8}" y="${1010 - h + 44}" width="${w * 0.2}" height="${w * 0.26}" rx="8" fill="${win}"/>`).join('')}<path d="M${x + w / 2 - w * 0.12} 1010v-${h * 0.36}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0V1010z" fill="${roof}"/>`;
      const tree = (x, s) => `<g transform="translate(${x} 1010) scale(${s})"><rect x="-7" y="-90" width="14" height="90" fill="${C.mocha}"/><ellipse cy="-140" rx="62" ry="76" fill="${C.pandan}"/><path d="M20 -208a62 76 0 0 1 -10 142a90 90 0 0 0 10-142z" fill="${C.pandanDark}" opacity=".4"/></g>`;
      return `<circle cx="800" cy="620" r="84" fill="#f6e3bf"/>` + house(40, 230, 250, '#e2a675', C.caramelText, '#fbe9cd') + house(310, 190, 330, C.foam, C.caramel, C.peach) + house(700, 250, 230, '#d9b98d', C.cocoa, '#fbe9cd') + tree(286, 1.05) + tree(578, 0.9) + tree(978, 1.1)
        + `<rect y="1008" width="1000" height="242" fill="#6d4a36"/><rect y="1008" width="1000" height="26" fill="#8a6044"/><path d="M20 1140H180M260 1140H420M500 1140H660M740 1140H900" stroke="${C.peach}" stroke-width="0"/>` + F.at(500, 1130, 1.5, F.scooter())
        + `<path d="M30 940h110M0 1000h120M50 880h60" stroke="${C.foam}" stroke-width="12" stroke-linecap="round"/>`;
    } },
];
const only = process.argv[2];
for (const [i, p] of posters.entries()) {
  if (only && only !== String(i + 1)) continue;
  const dark = p.ink === C.paper;
  const html = `<style>${css}body{width:1000px;height:1250px;position:relative;overflow:hidden;background:${p.ground};color:${p.ink}}</style>${kawungBg(p.tint, 144)}
  ${art(await p.art())}
  <div style="position:absolute;left:72px;right:72px;top:66px" class="row between">${logo(dark)}<span style="font-size:44px;font-weight:700;color:${p.soft}">${p.kicker ?? ''}</span></div>
  <h1 style="position:absolute;inset:140px 0 auto;text-align:center;font-size:300px;line-height:1;letter-spacing:-.03em;font-variant-numeric:lining-nums;white-space:nowrap">${titleOf(p.title)}</h1>`;
  const png = await shoot(html, 1000, 1250);
  await put(`pictures/promo-${i + 1}.jpg`, await sharp(png).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer());
}
await done();
