// mockup-1…5, feature-1…4 and device: the app in its phone, and each of them in English (-en).
import sharp from 'sharp';
import { C, put } from './lib.mjs';
import { coin, css, hour, icon, inEnglish, kawungBg, num, phone, qr, rp, seduh } from './screens.mjs';
import { shoot, done } from './browser.mjs';
import * as F from './food.mjs';

const small = (png, colours = 200) => sharp(png).png({ palette: true, colours, dither: 0.6, effort: 10, compressionLevel: 9 }).toBuffer();
const only = process.argv[2];
const languages = [['', (draw) => draw()], ['-en', inEnglish]];
async function draw(name, w, h, colours, html) {
  for (const [ending, say] of languages) {
    if (only && !`${name}${ending}`.includes(only)) continue;
    await put(`pictures/${name}${ending}.png`, await small(await shoot(`<style>${css}</style>${say(html)}`, w, h, { scale: 2, transparent: true }), colours));
  }
}
for (const [i, name] of ['home', 'rewards', 'order', 'wallet', 'promo'].entries()) await draw(`mockup-${i + 1}`, 400, 820, 160, () => phone(name));
// What each section of the membership is about, large and without its phone. They have no words, but numbers as each language
// writes them. The last edge cuts what goes on behind it.
const card = (style, inner) => `<div style="position:absolute;overflow:hidden;background:${C.foam};border-radius:20px;box-shadow:0 24px 48px #5a3a2838;${style}">${inner}</div>`;
const features = () => [
  // The code that the cashier scans.
  [640, 640, `<svg width="640" height="640" style="position:absolute;inset:0"><circle cx="320" cy="400" r="300" fill="${C.peach}"/></svg>
    ${card(`left:110px;top:70px;width:420px;height:680px;padding:34px 26px;transform:rotate(-5deg)`, `<div class="row between"><span class="pill" style="font-size:26px;padding:8px 16px 8px 10px;gap:8px;background:${C.peach};color:#6b3710">${seduh(30)}Kawung</span><span class="row b" style="gap:6px;font-size:28px">${coin(34)}${num(1240)}</span></div>
      <div style="display:grid;place-items:center;margin:40px 0 30px">${qr(352)}</div><div class="b" style="text-align:center;font-size:33px;line-height:1.3;letter-spacing:.08em">•••• 2907</div>`)}`],
  // The way from one level to the next.
  [800, 322, `${card(`inset:0;border-radius:16px;box-shadow:none;background:${C.pandanDark};color:#fff`, `${kawungBg('#386a2c', 120)}<div style="position:relative;padding:44px 52px">
      <div class="row between"><div class="row" style="gap:22px">${coin(78)}<span class="f" style="font-size:90px;line-height:1">${num(1240)}</span></div><svg width="150" height="150" viewBox="0 0 150 150" style="margin:-14px 0">${F.at(75, 146, 0.5, F.kopiSusu())}</svg></div>
      <div style="position:relative;margin:36px 0 0"><div style="height:22px;border-radius:20px;background:#ffffff2e"><div style="height:100%;width:62%;border-radius:20px;background:${C.honey}"></div></div>${[['left', 'Biji', 1], ['center', 'Kawung', 1], ['right', 'Sekar', 0]].map(([side, t, on]) => `<div style="position:absolute;inset:-19px 0 auto;display:grid;justify-items:${side};gap:8px"><span style="display:grid;place-items:center;width:60px;height:60px;border-radius:50%;background:${on ? C.honey : '#44753a'}">${seduh(42, on ? C.cocoa : C.sage, on ? C.pandanDark : C.sage)}</span><span style="font-size:33px;font-weight:600;color:${on ? '#fff' : C.sage}">${t}</span></div>`).join('')}</div></div>`)}`],
  // How far the order is.
  [560, 660, `${card('inset:0;border-radius:20px', `<div style="position:relative;height:270px;background:${C.mist}">${kawungBg('#d2e0c1', 110)}<svg width="560" height="270" style="position:absolute;inset:0">${F.at(176, 256, 0.84, F.bag())}${F.at(322, 256, 0.74, F.kopiSusu())}${F.at(436, 258, 0.62, F.pandanLatte({ lid: true }))}</svg></div>
      <div style="padding:40px 52px"><div class="row" style="gap:24px">${icon('clock', 76, C.caramelText, 1.7)}<span class="f" style="font-size:116px;line-height:1;font-variant-numeric:lining-nums">${hour('08.16')}</span></div>
      <div class="row between" style="position:relative;margin-top:48px"><i style="position:absolute;left:44px;right:44px;top:42px;height:8px;border-radius:8px;background:linear-gradient(to right,${C.pandan} 50%,${C.latte} 50%)"></i>${[['check', '08.08'], ['', '08.10'], ['bag', '08.16']].map(([k, h], i) => `<span class="col" style="position:relative;align-items:center;gap:12px"><span style="width:92px;height:92px;border-radius:50%;display:grid;place-items:center;background:${[C.pandan, C.caramelText, C.sand][i]}">${k ? icon(k, 46, i ? C.mocha : '#fff', i ? 2.2 : 3) : seduh(58, C.peach, C.sage)}</span><span class="${i < 2 ? 'b' : 'mute'}" style="font-size:29px">${hour(h)}</span></span>`).join('')}</div></div>`)}`],
  // The amounts that one can top up.
  [720, 480, `<div style="position:absolute;left:0;right:0;top:0;height:208px;border-radius:22px;overflow:hidden;background:${C.caramelText};color:#fff;padding:26px 44px">${kawungBg('#9d5a22', 120)}<div class="row between" style="position:relative"><div><div style="height:50px">${icon('wallet', 50, C.peach)}</div><div class="f" style="font-size:84px;line-height:1.15">${rp(185000)}</div></div>${seduh(78, C.peach, C.sage)}</div></div>
    <div style="position:absolute;left:0;right:0;top:236px;display:grid;grid-template-columns:repeat(3,1fr);gap:16px">${[50, 100, 150, 200, 300, 500].map((n) => `<div style="height:108px;border-radius:22px;display:grid;place-items:center;font-weight:700;font-size:31px;letter-spacing:-.015em;${n === 100 ? `background:${C.ink};color:${C.paper}` : `background:${C.foam};box-shadow:inset 0 0 0 2px ${C.sand}`}">${rp(n * 1000)}</div>`).join('')}</div>`],
];
for (const [i, [w, h]] of features().entries()) await draw(`feature-${i + 1}`, w, h, 190, () => features()[i][2]);
// Two phones, and what floats beside them.
const float = (inner, x, y, s, rot = 0) => `<g filter="url(#s)">${F.at(x, y, s, inner, rot)}</g>`;
const defs = `<defs><filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="7" stdDeviation="7" flood-color="#2b1a12" flood-opacity=".2"/></filter></defs>`;
await draw('device', 600, 800, 220, () => `<div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(288px,14px) rotate(6deg) scale(.73);filter:drop-shadow(0 4px 5px #2b1a1238) drop-shadow(-6px 26px 26px #2b1a1252)">${phone('promo')}</div>
    <div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(14px,126px) rotate(-6deg) scale(.76);filter:drop-shadow(2px 4px 5px #2b1a1259) drop-shadow(10px 16px 16px #2b1a1261)">${phone('home')}</div>
    <svg width="600" height="800" style="position:absolute;left:0;top:0">${defs}${float(F.kopiSusu(), 530, 780, 0.46)}${F.coin(96, 84, 0.7)}${F.coin(160, 44, 0.44)}${F.leafAt(52, 570, -130, 1.1, C.pandan)}${F.beanAt(408, 770, 35, 1.1, C.caramel)}</svg>`);
await done();
