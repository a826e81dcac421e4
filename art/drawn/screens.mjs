// The app's screens as HTML, and the slim phone they sit in.
import qrcode from 'qrcode-generator';
import path from 'node:path';
import { C, bean, leaf, mark, kawungTile, root } from './lib.mjs';
import * as F from './food.mjs';

const fonts = path.join(root, 'src/ui/fonts');
let english = false;
/** What `draw` returns, with the words and numbers of the app in English. */
export const inEnglish = (draw) => {
  english = true;
  const drawn = draw();
  english = false;
  return drawn;
};
const w = (id, en) => (english ? en : id);
export const num = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, w('.', ','));
export const hour = (text) => text.replace('.', w('.', ':'));
export const rp = (n) => `Rp\u00a0${num(n)}`;
const ico = {
  home: 'M4 11l8-7 8 7v8a1.500 1.500 0 0 1-1.500 1.500h-4V15h-5v5.500h-4A1.500 1.500 0 0 1 4 19z', gift: 'M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500v12.500M12 7.500C10 3 5.500 3.500 6.500 6c.5 1.200 3 1.500 5.500 1.500C14 3 18.500 3.500 17.500 6c-.5 1.200-3 1.500-5.500 1.500',
  bag: 'M5 8h14l1 12.500H4zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500', wallet: 'M4 7.500h14.500A1.500 1.500 0 0 1 20 9v9.500a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500zM4 7.500V6a1.500 1.500 0 0 1 1.500-1.500H17M15.500 13.800h1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.8-4 3.700-5.500 7.500-5.500s6.700 1.500 7.500 5.500', bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4', plus: 'M12 5v14M5 12h14', pin: 'M12 21c-4.500-5-7-8-7-11.200a7 7 0 0 1 14 0C19 13 16.500 16 12 21zM12 12.300a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2', chev: 'M9 5l7 7-7 7', back: 'M15 5l-7 7 7 7', tag: 'M4 4h8l8.500 8.500-8 8L4 12zM8.200 8.200h.1', moto: 'M5.500 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18.500 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8 16.500h6c.5-4 1.500-5 3-5L15.500 6H13M5 11h7', bank: 'M4 10l8-5 8 5zM5 20h14M7 10v7M12 10v7M17 10v7', qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2', search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500', check: 'M5 12.500l4.500 4.500L19 7.500', lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3', cake: 'M4 20.500h16v-7H4zM4 16.500c2.700 2 5.300-2 8 0s5.300-2 8 0M8 13.500V10M12 13.500V10M16 13.500V10M12 6.500v-2', phone: 'M7 3h10v18H7zM11 18h2', down: 'M12 5v13M6 12.500l6 6 6-6', up: 'M12 19V6M6 11.500l6-6 6 6',
};
export const icon = (k, s = 22, c = 'currentColor', w = 1.9) => `<svg width="${s}" height="${s}" viewBox="0 0 24 24" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" style="flex:none;display:block"><path d="${ico[k]}"/></svg>`;
export const seduh = (s, a = C.caramel, b = C.pandan) => `<svg width="${s}" height="${s}" viewBox="-44 -44 88 88" style="flex:none;display:block">${mark(a, b)}</svg>`;
let pid = 0;
export const kawungBg = (tint, t = 56) => { const id = `bg${pid++}`; return `<svg width="100%" height="100%" style="position:absolute;inset:0"><pattern id="${id}" width="${t}" height="${t}" patternUnits="userSpaceOnUse">${kawungTile(t, tint)}</pattern><rect width="100%" height="100%" fill="url(#${id})"/></svg>`; };
export const thumb = (inner, { w = 64, h = 64, bg = C.sand, scale = 0.2, y = 0.94, r = 16, x = 0.5 } = {}) => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="border-radius:${r}px;background:${bg};flex:none;display:block">${F.at(w * x, h * y, scale, inner)}</svg>`;
export function qr(size, dark = C.ink) {
  const q = qrcode(0, 'H'); q.addData('KEDAI SEDUH DEMO'); q.make();
  const n = q.getModuleCount(); let d = '';
  const finder = (x, y) => (x < 7 && y < 7) || (x >= n - 7 && y < 7) || (x < 7 && y >= n - 7);
  const mid = (x, y) => Math.abs(x - (n - 1) / 2) < 3.6 && Math.abs(y - (n - 1) / 2) < 3.6;
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (q.isDark(y, x) && !finder(x, y) && !mid(x, y)) d += `<rect x="${x + 0.04}" y="${y + 0.04}" width=".92" height=".92" rx=".34"/>`;
  const eye = (x, y) => `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="2" fill="none" stroke="${dark}"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx="1"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${n} ${n}" style="display:block"><g fill="${dark}">${d}${eye(0, 0)}${eye(n - 7, 0)}${eye(0, n - 7)}</g><g transform="translate(${n / 2} ${n / 2}) scale(.078)">${mark(C.caramel, C.pandan)}</g></svg>`;
}
export const css = `
@font-face{font-family:Jakarta;src:url('file://${fonts}/plus-jakarta-sans-latin.woff2');font-weight:400 700}
@font-face{font-family:Fraunces;src:url('file://${fonts}/fraunces-latin.woff2');font-weight:400 700}
*{box-sizing:border-box;margin:0}
html,body{background:transparent}
body{font:500 14px/1.4 Jakarta;word-spacing:.06em;color:${C.ink};-webkit-font-smoothing:antialiased}
h1,h2,h3,.f{word-spacing:normal;font-family:Fraunces;font-weight:600;line-height:1.12;letter-spacing:-.01em}
.row{display:flex;align-items:center}.between{justify-content:space-between}.col{display:flex;flex-direction:column}
.phone{position:relative;width:400px;height:820px;border-radius:58px;padding:9px;background:linear-gradient(158deg,#f0ddc6,#b3977d 5%,#6e5443 13%,#4a372b 30%,#3a2a20 48%,#7d6250 60%,#4a372b 72%,#8a6e5a 90%,#d8c0a6)}
.phone:before{content:'';position:absolute;inset:3.500px;border-radius:54.500px;background:#120a07;box-shadow:0 0 0 .75px #0a0503}
.phone:after{content:'';position:absolute;inset:0;border-radius:58px;box-shadow:inset 0 0 0 .75px #2a1c1499,inset 0 0 1.500px 1px #fff0dc40}
.screen{position:relative;width:382px;height:802px;border-radius:49px;overflow:hidden;background:${C.paper};color:${C.ink}}
.island{position:absolute;z-index:9;top:12px;left:50%;width:92px;height:26px;margin-left:-46px;border-radius:14px;background:#1d120c}
.status{position:absolute;z-index:8;top:15px;left:34px;right:30px;display:flex;justify-content:space-between;align-items:center;font-weight:700;font-size:14.500px}
.bar{position:absolute;z-index:8;left:50%;margin-left:-62px;bottom:8px;width:124px;height:5px;border-radius:3px;background:${C.ink}}
.nav{position:absolute;z-index:7;left:0;right:0;bottom:0;height:86px;padding:10px 14px 0;display:flex;background:${C.foam};border-top:1px solid ${C.sand};justify-content:space-around;font-size:11px;font-weight:600;color:#8a7365}
.nav div{display:flex;flex-direction:column;align-items:center;gap:4px;width:64px}.nav .on{color:${C.caramelText}}
.pad{padding:0 20px}.card{background:${C.foam};border-radius:22px;box-shadow:0 6px 20px #5a3a281c}
.mute{color:#76604f}.small{font-size:12.500px}.tiny{font-size:11.500px}.b{font-weight:700}
.pill{display:inline-flex;align-items:center;gap:6px;border-radius:99px;padding:5px 12px;font-size:12px;font-weight:700}
.btn{display:flex;align-items:center;justify-content:center;border-radius:18px;background:${C.caramelText};color:#fff;font-weight:700;font-size:16px;height:54px}
.round{width:42px;height:42px;border-radius:50%;display:grid;place-items:center;background:${C.foam};flex:none;box-shadow:0 3px 10px #5a3a2817}
`;
const status = (c = C.ink) => `<div class="island"></div><div class="status" style="color:${c}"><span>${hour('08.12')}</span><span class="row" style="gap:6px"><svg width="18" height="12" viewBox="0 0 18 12" fill="${c}"><rect y="7" width="3" height="5" rx="1"/><rect x="5" y="4.500" width="3" height="7.500" rx="1"/><rect x="10" y="2" width="3" height="10" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg><svg width="26" height="13" viewBox="0 0 26 13"><rect x=".7" y=".7" width="21.600" height="11.600" rx="3.600" fill="none" stroke="${c}" stroke-width="1.400"/><rect x="2.700" y="2.700" width="15" height="7.600" rx="2" fill="${c}"/><rect x="23.600" y="4" width="2" height="5" rx="1" fill="${c}"/></svg></span></div>`;
const nav = (on) => `<div class="nav">${[['home', w('Beranda', 'Home')], ['bag', w('Pesan', 'Order')], ['qr', w('Kode', 'Code')], ['gift', w('Hadiah', 'Rewards')], ['user', w('Akun', 'Account')]].map(([k, t]) => (k === 'qr'
  ? `<div style="margin-top:-26px;color:${C.ink}"><span style="width:56px;height:56px;border-radius:50%;background:${C.ink};display:grid;place-items:center;box-shadow:0 6px 16px #2b1a1240">${icon('qr', 26, C.paper)}</span>${t}</div>`
  : `<div class="${on === t ? 'on' : ''}">${icon(k, 24, 'currentColor', on === t ? 2.3 : 1.8)}${t}</div>`)).join('')}</div><div class="bar"></div>`;
const top = (t, right = '') => `<div class="row between pad" style="padding-top:56px"><span class="round">${icon('back', 20)}</span><span class="b" style="font-size:16.500px">${t}</span>${right || '<span class="round" style="visibility:hidden"></span>'}</div>`;
export const coin = (s) => `<svg width="${s}" height="${s}" viewBox="-52 -50 106 106" style="flex:none;display:block">${F.coin(0, 0, 1)}</svg>`;
const bar = (p, bg, fg, h = 9) => `<div style="height:${h}px;border-radius:9px;background:${bg};overflow:hidden"><div style="height:100%;width:${p}%;border-radius:9px;background:${fg}"></div></div>`;

export const screens = {
  home: () => `<div style="position:absolute;inset:0 0 auto 0;height:318px;background:${C.ink};border-radius:0 0 34px 34px;overflow:hidden">${kawungBg('#3a251a', 64)}</div>${status(C.paper)}
    <div class="row between pad" style="position:relative;padding-top:58px;color:${C.paper}"><div><div class="small" style="color:${C.latte}">${w('Selamat pagi,', 'Good morning,')}</div><h2 style="font-size:27px">Rani</h2></div><span class="round" style="background:#ffffff1f;box-shadow:none;position:relative">${icon('bell', 22, C.paper)}<i style="position:absolute;top:9px;right:11px;width:8px;height:8px;border-radius:9px;background:${C.honey}"></i></span></div>
    <div class="card" style="position:relative;margin:20px 20px 0;padding:18px 18px 16px;text-align:center">
      <div class="row between"><span class="pill" style="background:${C.peach};color:#6b3710">${seduh(16)}${w('Level Kawung', 'Kawung level')}</span><span class="row b" style="gap:6px;font-size:15px">${coin(22)}${num(1240)} ${w('poin', 'points')}</span></div>
      <div style="display:grid;place-items:center;margin:16px 0 10px">${qr(158)}</div>
      <div class="small mute">${w('Tunjukkan ke kasir untuk dapat poin', 'Show it at the cashier to get points')}</div>
      <div style="margin-top:12px">${bar(62, C.sand, C.caramel)}</div>
      <div class="row between tiny mute" style="margin-top:7px"><span>${w('760 poin lagi', '760 points to go')}</span><span>${w('Level Sekar', 'Sekar level')}</span></div>
    </div>
    <div class="row pad" style="gap:10px;margin-top:16px">${[['bag', w('Ambil', 'Pick up'), '#f4e2c8'], ['moto', w('Antar', 'Delivery'), C.mist], ['wallet', w('Isi saldo', 'Top up'), '#f4e2c8'], ['gift', w('Hadiah', 'Rewards'), C.mist]].map(([k, t, c]) => `<div class="col" style="flex:1;align-items:center;gap:7px;font-size:12.500px;font-weight:600"><span style="width:100%;height:58px;border-radius:20px;background:${c};display:grid;place-items:center">${icon(k, 26)}</span>${t}</div>`).join('')}</div>
    <div class="row between pad" style="margin-top:18px"><h3 style="font-size:19px">${w('Promo untuk Anda', 'Promos for you')}</h3><span class="small b" style="color:${C.caramelText}">${w('Semua', 'All')}</span></div>
    <div class="pad" style="margin-top:11px"><div style="position:relative;height:150px;border-radius:22px;overflow:hidden;background:${C.honey};padding:19px 20px">${kawungBg('#e8b27a', 60)}<div style="position:relative;width:190px"><h3 style="font-size:23px">${w('Poin ganda tiap Jumat', 'Double points on Fridays')}</h3></div><svg width="180" height="190" viewBox="0 0 180 190" style="position:absolute;right:0;bottom:-34px">${F.at(112, 178, 0.62, F.kopiSusu())}</svg></div></div>${nav(w('Beranda', 'Home'))}`,

  rewards: () => `${status()}<div class="pad" style="padding-top:60px"><h2 style="font-size:28px">${w('Hadiah', 'Rewards')}</h2></div>
    <div class="pad" style="margin-top:14px"><div style="position:relative;overflow:hidden;border-radius:24px;background:${C.pandanDark};color:#fff;padding:20px">${kawungBg('#386a2c', 60)}<div style="position:relative"><div class="row between"><span class="small" style="color:${C.mist}">${w('Poin Anda', 'Your points')}</span><span class="pill" style="background:#ffffff24;color:#fff">${seduh(15, C.honey, C.sage)}${w('Level Kawung', 'Kawung level')}</span></div>
      <div class="row" style="gap:10px;margin:6px 0 14px">${coin(38)}<span class="f" style="font-size:42px">${num(1240)}</span></div>${bar(62, '#ffffff2e', C.honey)}<div class="row between tiny" style="margin-top:8px;color:${C.mist}"><span>${w('760 poin lagi ke Level Sekar', '760 points to Sekar level')}</span><span>${num(2000)}</span></div></div></div></div>
    <div class="row pad" style="gap:8px;margin-top:18px">${[w('Semua', 'All'), w('Minuman', 'Drinks'), w('Kue', 'Pastries'), w('Potongan', 'Discounts')].map((t, i) => `<span class="pill" style="padding:8px 15px;${i ? `background:${C.foam};color:#6b5546` : `background:${C.ink};color:${C.paper}`}">${t}</span>`).join('')}</div>
    <div class="pad col" style="gap:12px;margin-top:16px">${[
      [F.kopiSusu(), 0.25, C.peach, w('Es Kopi Susu Seduh', 'Seduh Milk Coffee'), w('Ukuran reguler', 'Regular size'), 400, true], [F.croissant(), 0.29, '#f1e0bf', w('Croissant Mentega', 'Butter Croissant'), w('Hangat dari oven', 'Warm from the oven'), 650, true], [F.pandanLatte(), 0.25, C.mist, w('Kopi Susu Pandan', 'Pandan Milk Coffee'), w('Panas atau es', 'Hot or iced'), 900, true], [F.kleponPlate(), 0.25, C.sand, 'Klepon', w('Lima butir', 'Five pieces'), 1400, false],
    ].map(([a, s, bg, t, d, p, ok]) => `<div class="card row" style="padding:10px 14px 10px 10px;gap:14px">${thumb(a, { w: 80, h: 88, bg, scale: s, y: 0.93 })}<div style="flex:1"><div class="b" style="font-size:15px">${t}</div><div class="small mute">${d}</div><div class="row small b" style="gap:5px;margin-top:6px">${coin(17)}${num(p)}</div></div><span class="pill" style="padding:9px 14px;${ok ? `background:${C.caramelText};color:#fff` : `background:${C.sand};color:#76604f`}">${ok ? w('Tukar', 'Redeem') : icon('lock', 15)}</span></div>`).join('')}</div>${nav(w('Hadiah', 'Rewards'))}`,

  order: () => `${status()}${top(w('Pesan', 'Order'), `<span class="round">${icon('search', 20)}</span>`)}
    <div class="pad" style="margin-top:14px"><div class="row" style="background:${C.sand};border-radius:18px;padding:5px">${[['bag', w('Ambil di kedai', 'Pick up'), 1], ['moto', w('Antar', 'Delivery'), 0]].map(([k, t, on]) => `<div class="row" style="flex:1;gap:8px;justify-content:center;height:44px;border-radius:14px;font-weight:700;font-size:14px;${on ? `background:${C.foam};box-shadow:0 2px 8px #5a3a2820` : 'color:#76604f'}">${icon(k, 20)}${t}</div>`).join('')}</div></div>
    <div class="pad" style="margin-top:10px"><div class="card row" style="padding:11px 14px;gap:12px"><span class="round" style="background:${C.mist};box-shadow:none;color:${C.pandanDark}">${icon('pin', 22)}</span><div style="flex:1"><div class="b">${w('Kedai terdekat, 450 m', 'Nearest outlet, 450 m')}</div><div class="small" style="color:${C.pandanDark};font-weight:600">${w('Buka sekarang · siap dalam 8 menit', 'Open now · ready in 8 minutes')}</div></div>${icon('chev', 18, '#76604f')}</div></div>
    <div class="row pad" style="gap:8px;margin-top:16px">${[w('Kopi susu', 'Milk coffee'), w('Kopi hitam', 'Black'), w('Teh', 'Tea'), w('Kue', 'Pastries')].map((t, i) => `<span class="pill" style="padding:7px 15px;${i ? `background:${C.foam};color:#6b5546` : `background:${C.ink};color:${C.paper}`}">${t}</span>`).join('')}</div>
    <div class="pad" style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:13px">${[
      [F.kopiSusu(), C.peach, w('Es Kopi Susu Seduh', 'Seduh Milk Coffee'), 24000], [F.pandanLatte(), C.mist, w('Kopi Susu Pandan', 'Pandan Milk Coffee'), 28000], [F.caffeLatte(), '#e6e3c3', 'Caffe Latte', 32000], [F.mochaAren(), '#ecd2b0', w('Mocha Aren', 'Palm Sugar Mocha'), 34000],
    ].map(([a, bg, t, p], i) => `<div class="card" style="padding:8px 8px 12px">${thumb(a, { w: 149, h: 112, bg, scale: 0.32, y: 0.955, r: 16 })}<div style="padding:9px 5px 0"><div class="b">${t}</div><div class="row between"><span class="small mute">${rp(p)}</span><span style="width:32px;height:32px;border-radius:50%;display:grid;place-items:center;margin:1px -1px -3px;background:${i === 0 ? C.pandan : C.ink};color:#fff;font-weight:700;font-size:14px">${i === 0 ? '2' : icon('plus', 17, '#fff', 2.4)}</span></div></div></div>`).join('')}</div>
    <div style="position:absolute;left:0;right:0;bottom:0;padding:34px 20px 30px;background:linear-gradient(#faf5ec00,#faf5ec 34%)"><div class="btn" style="justify-content:space-between;padding:0 20px;height:60px;background:${C.caramelText};border-radius:20px;box-shadow:0 10px 24px #5a3a2840"><span class="row" style="gap:10px">${icon('bag', 22, '#fff')}${w('2 minuman', '2 drinks')}</span><span>${rp(48000)}</span></div></div><div class="bar"></div>`,

  wallet: () => `${status()}${top(w('Saldo Seduh', 'Seduh balance'))}
    <div class="pad" style="margin-top:14px"><div style="position:relative;overflow:hidden;height:168px;border-radius:26px;background:${C.caramelText};color:#fff;padding:20px 22px">${kawungBg('#9d5a22', 72)}<div style="position:relative;height:100%" class="col between"><div class="row between"><span style="color:${C.peach};font-weight:600">${w('Saldo tersedia', 'Available balance')}</span>${seduh(34, C.peach, C.sage)}</div><div><div class="f" style="font-size:39px">${rp(185000)}</div><div class="row between small" style="margin-top:6px;color:${C.peach}"><span>Rani · ${w('Level Kawung', 'Kawung level')}</span><span>•••• 0417</span></div></div></div></div></div>
    <div class="pad" style="margin-top:16px"><h3 style="font-size:19px">${w('Isi saldo', 'Top up')}</h3><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-top:12px">${[50, 100, 150, 200, 300, 500].map((n) => `<div style="height:46px;border-radius:16px;display:grid;place-items:center;font-weight:700;font-size:14.500px;${n === 100 ? `background:${C.peach};box-shadow:inset 0 0 0 2px ${C.caramelText};color:#6b3710` : `background:${C.foam};box-shadow:0 3px 10px #5a3a2812`}">${rp(n * 1000)}</div>`).join('')}</div></div>
    <div class="pad col" style="gap:8px;margin-top:16px"><h3 style="font-size:19px;margin-bottom:2px">${w('Bayar dengan', 'Pay with')}</h3>${[['qr', w('Kode QR', 'QR code'), w('Pindai dari aplikasi bank', 'Scan it in your bank’s app'), 1], ['bank', w('Transfer bank', 'Bank transfer'), w('Rekening virtual', 'Virtual account'), 0], ['phone', w('Dompet digital', 'Digital wallet'), w('Saldo di ponsel Anda', 'Money on your phone'), 0]].map(([k, t, d, on]) => `<div class="card row" style="padding:9px 14px;gap:13px;border-radius:20px"><span class="round" style="background:${on ? C.mist : C.sand};box-shadow:none;${on ? `color:${C.pandanDark}` : ''}">${icon(k, 21)}</span><div style="flex:1"><div class="b">${t}</div><div class="small mute">${d}</div></div><span style="width:24px;height:24px;border-radius:50%;display:grid;place-items:center;${on ? `background:${C.pandan}` : `box-shadow:inset 0 0 0 2px ${C.latte}`}">${on ? icon('check', 15, '#fff', 3) : ''}</span></div>`).join('')}</div>
    <div style="position:absolute;left:0;right:0;bottom:0;padding:34px 20px 30px;background:linear-gradient(#faf5ec00,#faf5ec 34%)"><div class="btn" style="height:56px;border-radius:20px">${w('Isi', 'Top up')} ${rp(100000)}</div></div><div class="bar"></div>`,

  promo: () => `${status()}<div class="pad" style="padding-top:60px"><h2 style="font-size:28px">${w('Promo', 'Promos')}</h2><div class="mute" style="margin-top:4px">${w('Makin sering seduh, makin banyak kejutan.', 'More cups, more surprises.')}</div></div>
    <div class="pad" style="margin-top:16px"><div style="position:relative;height:236px;border-radius:26px;overflow:hidden;background:${C.peach}">${kawungBg('#f5d9b9', 72)}<div style="position:absolute;left:22px;top:22px;width:172px"><span class="pill" style="background:${C.ink};color:${C.paper}">${icon('cake', 15)}${w('Bulan lahir Anda', 'Birthday month')}</span><h2 style="font-size:28px;margin-top:13px">${w('Kue ulang tahun gratis', 'A free birthday cake')}</h2><div class="small b" style="margin-top:10px;color:#6b3710">${w('Berlaku 30 hari', 'For 30 days')}</div></div><svg width="190" height="236" style="position:absolute;right:-4px;bottom:0">${F.at(112, 220, 0.64, F.cake())}</svg></div></div>
    <div class="pad row between" style="margin-top:20px"><h3 style="font-size:19px">${w('Untuk level Anda', 'For your level')}</h3></div>
    <div class="row pad" style="gap:8px;margin-top:12px">${[['Biji', 0], ['Kawung', 1], ['Sekar', 0]].map(([t, on]) => `<span class="pill" style="padding:8px 17px;${on ? `background:${C.ink};color:${C.paper}` : `background:${C.foam};color:#6b5546`}">${on ? seduh(14, C.honey, C.sage) : icon('lock', 13)}${t}</span>`).join('')}</div>
    <div class="pad col" style="gap:12px;margin-top:14px">${[[F.pandanLatte(), C.mist, w('Naik ukuran gratis', 'A free size up'), w('Semua kopi susu, Senin–Kamis', 'All milk coffees, Mon–Thu'), 0.27], [F.takeaway(), '#f1e0bf', w('Pagi hemat 07–10', 'Morning saver 7–10'), w('Potongan 30% untuk ambil sendiri', '30% off when you pick up'), 0.29], [F.croissant(), C.peach, w('Duo kopi & croissant', 'Coffee & croissant'), w('Hanya Rp 35.000 di akhir pekan', 'Only Rp 35,000 on weekends'), 0.3]].map(([a, bg, t, d, s]) => `<div class="card row" style="padding:10px;gap:14px">${thumb(a, { w: 84, h: 92, bg, scale: s, y: 0.94 })}<div style="flex:1"><div class="b" style="font-size:15px">${t}</div><div class="small mute">${d}</div><div class="small b" style="margin-top:5px;color:${C.caramelText}">${w('Pakai promo', 'Use promo')}</div></div></div>`).join('')}</div>${nav('')}`,
};
export const phone = (name, style = '') => `<div class="phone" style="${style}"><div class="screen">${screens[name]()}</div></div>`;
