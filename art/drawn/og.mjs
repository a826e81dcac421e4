// public/og/*.jpg: what a shared link shows, and `-en` the same in English. Takes a photograph when there is one, a drawing otherwise.
import sharp from 'sharp';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { C, put, root, mark, svg, textPath } from './lib.mjs';
import { css, inEnglish, kawungBg, phone } from './screens.mjs';
import { shoot, done } from './browser.mjs';
import * as F from './food.mjs';

async function logo(text, leafFill) {
  const a = await textPath('Kedai', { wght: 400, size: 44, x: 82, y: 47 });
  const b = await textPath('Seduh', { wght: 700, size: 44, x: 82 + a.width + 11, y: 47 });
  return svg(Math.ceil(82 + a.width + 11 + b.width + 2), 64, `<g transform="translate(34 32) scale(.8)">${mark(text, leafFill)}</g><path fill="${text}" d="${a.d}${b.d}"/>`, ' style="height:60px;width:auto;display:block"');
}
const W = 1200, H = 630;
const art = (inner) => `<svg width="600" height="630" viewBox="0 0 600 630" style="position:absolute;right:0;top:0">${inner}</svg>`;
const phoneAt = (name) => `<div style="position:absolute;right:-10px;top:74px;width:600px;height:630px"><svg width="600" height="630" style="position:absolute;overflow:visible"><circle cx="330" cy="330" r="270" fill="${C.honey}"/></svg><div style="position:absolute;left:130px;top:10px;transform:rotate(-6deg);transform-origin:50% 30%;filter:drop-shadow(0 20px 30px #0006)">${phone(name)}</div></div>`;
// A 660 x 756 piece of a photograph, at 0 (left) … 1 (right).
const crop = async (file, at) => {
  const { data, info } = await sharp(file).resize({ height: 756 }).toBuffer({ resolveWithObject: true });
  return sharp(data).extract({ left: Math.round((info.width - 660) * at), top: 0, width: 660, height: 756 }).jpeg({ quality: 92 }).toBuffer();
};
const pages = {
  home: { words: [['Secangkir hangat, sebentar pulang', 'Kedai kopi, aplikasi dan hadiahnya'], ['A warm cup, home for a while', 'Coffee, the app and its rewards']], photo: 'hero-poster', at: 1, draw: () => art(`<circle cx="320" cy="360" r="250" fill="${C.caramel}"/>` + F.at(330, 548, 1.75, F.cup({}))), dark: true },
  about: { words: [['Cerita kami', 'Dari satu kedai pada 2021'], ['Our story', 'From one coffee house in 2021']], photo: 'about-hero', at: 1, draw: () => art(`<circle cx="320" cy="360" r="250" fill="${C.caramel}"/>` + F.at(230, 566, 1.4, F.takeaway()) + F.at(430, 572, 1.1, F.croissant())), dark: true },
  membership: { words: [['Satu aplikasi, banyak hadiah', 'Poin, saldo, pesan dan ambil'], ['One app, many rewards', 'Points, balance, order and pick up']], phone: 'home', dark: true },
  contact: { words: [['Mari ngobrol', 'Kami balas dalam 24 jam'], ['Let’s talk', 'We answer within 24 hours']], photo: 'contact-hero', at: 0.95, draw: () => art(`<circle cx="320" cy="360" r="250" fill="${C.sage}"/>` + F.at(240, 556, 1.35, F.cup({ hot: false })) + `<g transform="translate(600 560) scale(-1 1)">${F.at(160, 0, 1.1, F.cup({ hot: false, body: C.caramel, shade: C.caramelText, saucer: C.caramel }))}</g>`) },
  legal: { words: [['Privasi & ketentuan', 'Data Anda, hak Anda, dengan kata yang jelas'], ['Privacy & terms', 'Your data, your rights, in plain words']], draw: () => art(`<g transform="translate(330 320) scale(5.2)">${mark(C.caramel, C.pandan)}</g>`) },
  feedback: { words: [['Kritik & saran', 'Ceritakan rasanya, kami perbaiki'], ['Feedback', 'Tell us how it tasted, and we do better']], draw: () => art(`<circle cx="320" cy="350" r="250" fill="${C.peach}"/>` + F.at(240, 560, 1.5, F.kopiSusu()) + F.at(440, 564, 1.15, F.kleponPlate()) + [0, 1, 2, 3, 4].map((i) => F.star(336 + i * 52, 186, 20, i < 4 ? C.caramel : '#e9bf93')).join('')) },
  rating: { words: [['Nilai aplikasi, dapat hadiah', 'Unggah buktinya, hadiah lewat e-mail'], ['Rate the app, get a reward', 'Send the screenshot, the reward comes by e-mail']], phone: 'rewards' },
};
const languages = [['', (draw) => draw()], ['-en', inEnglish]];
for (const [name, p] of Object.entries(pages)) for (const [place, [ending, say]] of languages.entries()) {
  const [title, sub] = p.words[place];
  const file = p.photo && [path.join(root, 'pictures', `${p.photo}.jpg`)].find(existsSync);
  const photo = file && `data:image/jpeg;base64,${(await crop(file, p.at)).toString('base64')}`;
  const ground = p.dark ? C.ink : C.paper, tint = p.dark ? '#38241a' : '#f3e7d4', ink = p.dark ? C.paper : C.ink;
  const right = photo
    ? `<div style="position:absolute;right:0;top:0;width:550px;height:630px;background:url(${photo}) center/cover;border-radius:280px 0 0 280px"></div>`
    : p.phone ? say(() => phoneAt(p.phone)) : p.draw();
  const html = `<style>${css}body{width:${W}px;height:${H}px;position:relative;overflow:hidden;background:${ground};color:${ink}}</style>${kawungBg(tint, 108)}${right}
    <div style="position:absolute;left:72px;top:64px">${await logo(ink, p.dark ? C.sage : C.pandan)}</div>
    <div style="position:absolute;left:70px;bottom:70px;width:560px"><h1 style="font-size:${title.length > 24 ? 72 : 84}px;line-height:1.04;letter-spacing:-.02em;text-wrap:balance">${title}</h1><div style="font-size:29px;margin-top:22px;color:${p.dark ? C.latte : '#6b5546'}">${sub}</div></div>`;
  await put(`public/og/${name}${ending}.jpg`, await sharp(await shoot(html, W, H)).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}
await done();
