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
// A phone so near that one sees what the section is about, and nothing before it. Square, 560 units at 2x.
const near = (name, scale, top, c) => `<style>${css}</style><svg width="560" height="560" style="position:absolute;left:0;top:0"><circle cx="280" cy="330" r="270" fill="${c}"/></svg>
  <div style="position:absolute;left:280px;top:${top}px;width:0;height:0"><div style="position:absolute;left:-200px;transform-origin:50% 0;transform:scale(${scale});filter:drop-shadow(0 16px 20px #2b1a1238)">${phone(name)}</div></div>`;
const features = [
  ['home', 1.19, 26, C.peach],
  ['rewards', 1.19, 26, C.mist],
  ['ready', 1.0, 26, '#f1dcbd'],
  ['wallet', 1.19, 26, C.peach],
];
for (const [i, f] of features.entries()) {
  if (only && !`feature-${i + 1}`.includes(only)) continue;
  await put(`pictures/feature-${i + 1}.png`, await small(await shoot(near(...f), 560, 560, { scale: 2, transparent: true }), 190));
}
// Two phones, and what floats beside them.
const float = (inner, x, y, s, rot = 0) => `<g filter="url(#s)">${F.at(x, y, s, inner, rot)}</g>`;
const defs = `<defs><filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="7" stdDeviation="7" flood-color="#2b1a12" flood-opacity=".2"/></filter></defs>`;
if (!only || 'device'.includes(only)) {
  const html = `<style>${css}</style><div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(288px,14px) rotate(6deg) scale(.73);filter:drop-shadow(0 18px 24px #2b1a1245)">${phone('promo')}</div>
    <div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(14px,126px) rotate(-6deg) scale(.76);filter:drop-shadow(0 10px 14px #2b1a1255)">${phone('home')}</div>
    <svg width="600" height="800" style="position:absolute;left:0;top:0">${defs}${float(F.kopiSusu(), 530, 780, 0.46)}${F.coin(96, 84, 0.7)}${F.coin(160, 44, 0.44)}${F.leafAt(52, 570, -130, 1.1, C.pandan)}${F.beanAt(408, 770, 35, 1.1, C.caramel)}</svg>`;
  await put('pictures/device.png', await small(await shoot(html, 600, 800, { scale: 2, transparent: true }), 220));
}
await done();
