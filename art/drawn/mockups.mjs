// mockup-1…5, feature-1…4 and device: the app in its phone.
import sharp from 'sharp';
import { C, put } from './lib.mjs';
import { css, phone } from './screens.mjs';
import { shoot, done } from './browser.mjs';
import * as F from './food.mjs';

const small = (png, colours = 200) => sharp(png).png({ palette: true, colours, dither: 0.6, effort: 10, compressionLevel: 9 }).toBuffer();
const only = process.argv[2];
for (const [i, name] of ['home', 'rewards', 'order', 'wallet', 'promo'].entries()) {
  if (only && !`mockup-${i + 1}`.includes(only)) continue;
  await put(`pictures/mockup-${i + 1}.png`, await small(await shoot(`<style>${css}</style>${phone(name)}`, 400, 820, { scale: 2, transparent: true }), 160));
}
// A phone with two or three things floating round it. 400 x 600 units at 2x.
const float = (inner, x, y, s, rot = 0) => `<g filter="url(#s)">${F.at(x, y, s, inner, rot)}</g>`;
const defs = `<defs><filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="7" stdDeviation="7" flood-color="#2b1a12" flood-opacity=".2"/></filter></defs>`;
const stage = (name, back, front) => `<style>${css}</style><svg width="400" height="600" style="position:absolute;left:0;top:0">${back}</svg>
  <div style="position:absolute;left:200px;top:300px;width:0;height:0"><div style="position:absolute;transform:translate(-50%,-50%) scale(.66);filter:drop-shadow(0 16px 20px #2b1a1238)">${phone(name)}</div></div>
  <svg width="400" height="600" style="position:absolute;left:0;top:0">${defs}${front}</svg>`;
const disc = (c) => `<circle cx="200" cy="310" r="192" fill="${c}"/>`;
const features = [
  ['home', disc(C.peach), float(F.takeaway(), 52, 568, 0.42, -6) + F.coin(344, 148, 0.58) + F.coin(366, 214, 0.38) + F.leafAt(40, 150, -50, 1, C.pandan) + F.beanAt(352, 500, -35, 0.95, C.caramel)],
  ['rewards', disc(C.mist), float(F.gift(), 350, 566, 0.42) + F.coin(54, 152, 0.62) + F.coin(32, 226, 0.4) + F.coin(356, 128, 0.46) + F.beanAt(44, 470, 30, 0.95, C.caramel)],
  ['ready', disc('#f1dcbd'), float(F.scooter(), 322, 580, 0.35) + F.beanAt(48, 170, 30, 1, C.caramel) + F.beanAt(358, 150, -30, 0.8, C.honey) + F.leafAt(30, 470, -50, 1, C.pandan)],
  ['wallet', disc(C.peach), float(F.cup({ hot: false }), 330, 572, 0.45) + F.coin(50, 176, 0.66) + F.coin(348, 136, 0.5) + F.coin(42, 500, 0.44) + F.leafAt(340, 250, -40, 0.8, C.pandan)],
];
for (const [i, f] of features.entries()) {
  if (only && !`feature-${i + 1}`.includes(only)) continue;
  await put(`pictures/feature-${i + 1}.png`, await small(await shoot(stage(...f), 400, 600, { scale: 2, transparent: true }), 190));
}
if (!only || 'device'.includes(only)) {
  const html = `<style>${css}</style><svg width="600" height="800" style="position:absolute;left:0;top:0"><circle cx="300" cy="410" r="286" fill="${C.peach}"/></svg>
    <div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(288px,14px) rotate(6deg) scale(.73);filter:drop-shadow(0 18px 24px #2b1a1245)">${phone('promo')}</div>
    <div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(14px,150px) rotate(-6deg) scale(.76);filter:drop-shadow(0 20px 28px #2b1a1255)">${phone('home')}</div>
    <svg width="600" height="800" style="position:absolute;left:0;top:0">${defs}${float(F.kopiSusu(), 520, 776, 0.62)}${F.coin(96, 84, 0.7)}${F.coin(160, 44, 0.44)}${F.leafAt(52, 570, -130, 1.1, C.pandan)}${F.beanAt(408, 770, 35, 1.1, C.caramel)}</svg>`;
  await put('pictures/device.png', await small(await shoot(html, 600, 800, { scale: 2, transparent: true }), 220));
}
await done();
