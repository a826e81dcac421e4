// pictures/proofs/proof-1…6.jpg: screenshots of two invented app stores, as customers would send them.
import sharp from 'sharp';
import path from 'node:path';
import { C, mark, put, root } from './lib.mjs';
import { shoot, done } from './browser.mjs';

const fonts = path.join(root, 'src/ui/fonts');
const css = `
@font-face{font-family:Jakarta;src:url('file://${fonts}/plus-jakarta-sans-latin.woff2');font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{width:360px;height:780px;font:500 14px/1.45 Jakarta,sans-serif;word-spacing:.16em;overflow:hidden}
.day{background:#fff;color:#1d2126;--soft:#68707a;--line:#e6e8ec;--card:#f4f5f7;--go:#1c6b52}
.night{background:#14171a;color:#eceef0;--soft:#9aa3ad;--line:#2b3036;--card:#1f2429;--go:#5cc39b}
.apple{background:#f7f7fa;color:#15151a;--soft:#7b7b84;--line:#e1e1e8;--card:#fff;--go:#2563c9}
.bar{display:flex;justify-content:space-between;padding:12px 22px 8px;font-size:13px;font-weight:700}
.pad{padding:0 20px}.row{display:flex;align-items:center;gap:14px}
.icon{width:72px;height:72px;border-radius:18px;background:${C.ink};flex:none}
h1{font-size:21px;line-height:1.2}.soft{color:var(--soft);font-size:12.5px}
.card{background:var(--card);border-radius:16px;padding:16px;margin-top:16px}
.stars{display:flex;gap:8px;margin:10px 0}
.button{display:inline-block;padding:9px 22px;border-radius:99px;background:var(--go);color:#fff;font-weight:700;font-size:13px}
.figures{display:flex;justify-content:space-around;text-align:center;padding:14px 0;border-block:1px solid var(--line);margin-top:16px;font-size:12px}
.figures b{display:block;font-size:16px}
.shots{display:flex;gap:10px;margin-top:16px;overflow:hidden}.shots div{flex:none;width:128px;height:228px;border-radius:14px}
.face{width:34px;height:34px;border-radius:50%;display:grid;place-items:center;color:#fff;font-weight:700}`;

const star = (on, size) => `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path fill="${on ? '#e0912f' : 'none'}" stroke="${on ? '#e0912f' : 'currentColor'}" stroke-width="1.6" stroke-linejoin="round" d="M12 2.8l2.8 6 6.5.8-4.800 4.500 1.300 6.500-5.800-3.200-5.800 3.200 1.300-6.500-4.800-4.500 6.500-.8z"/></svg>`;
const stars = (n, size = 30) => `<div class="stars">${[1, 2, 3, 4, 5].map((i) => star(i <= n, size)).join('')}</div>`;
const app = `<svg class="icon" viewBox="-56 -56 112 112">${mark(C.honey, C.sage)}</svg>`;
const shots = `<div class="shots">${[C.peach, C.mist, C.sand].map((c) => `<div style="background:${c}"></div>`).join('')}</div>`;
const figures = (score) => `<div class="figures"><div><b>${score}</b><span class="soft">Rating</span></div><div><b>9 rb+</b><span class="soft">Unduhan</span></div><div><b>3+</b><span class="soft">Usia</span></div></div>`;

const status = (time) => `<div class="bar"><span>${time}</span><span>4G &nbsp;82%</span></div>`;
const head = (button) => `<div class="row">${app}<div><h1>Seduh</h1><div class="soft">Kedai Seduh · Makanan &amp; Minuman</div>
  <div style="margin-top:8px"><span class="button">${button}</span></div></div></div>`;
const who = ({ name, tint, day }) => `<div class="row" style="gap:10px"><div class="face" style="background:${tint}">${name[0]}</div><div><b>${name}</b><div class="soft">${day}</div></div></div>`;
const review = (p, size) => `<b>Ulasan Anda</b>${stars(p.rating, size)}${who(p)}<p style="margin-top:10px">${p.text}</p>`;

const layouts = {
  // The page of the app, with or without a review on it.
  listing: (p) => `${status(p.time)}<div class="pad"><div class="soft" style="margin-bottom:12px">Toko Aplikasi</div>
    ${head(p.rating ? 'Buka' : 'Pasang')}${figures(p.rating ? '4,7' : '4,6')}
    ${p.rating ? `<div class="card">${review(p)}</div>` : `<p style="margin-top:16px">Pesan, bayar, dan kumpulkan poin dari setiap cangkir kopi Anda.</p>`}${shots}</div>`,
  // The question that comes up while the app is used.
  dialog: (p) => `<div style="position:absolute;inset:0;background:${C.caramel}"></div><div style="position:absolute;inset:0;background:#0009"></div>
    <div style="position:absolute;left:42px;right:42px;top:250px;background:#fff;border-radius:18px;padding:24px;text-align:center">
    <svg class="icon" style="width:60px;height:60px" viewBox="-56 -56 112 112">${mark(C.honey, C.sage)}</svg><h1 style="margin-top:10px">Terima kasih!</h1>
    <div class="soft">Rating Anda untuk Seduh sudah terkirim.</div><div style="display:grid;place-content:center">${stars(p.rating, 34)}</div>
    <div style="border-top:1px solid var(--line);margin:12px -24px -12px;padding-top:12px;color:var(--go);font-weight:700">Selesai</div></div>`,
  // Cut down to the review, as we ask for.
  cropped: (p) => `<div style="zoom:1.5;padding:28px 20px">${review(p, 34)}</div>`,
  // The app's reviews, one's own among them.
  reviews: (p) => `${status(p.time)}<div class="pad"><h1>Rating &amp; ulasan</h1>
    ${p.others.map(([name, rating, text, tint]) => `<div style="padding:16px 0;border-bottom:1px solid var(--line)">${who({ name, tint, day: '10/11/26' })}${stars(rating, 18)}<p>${text}</p></div>`).join('')}
    <div class="card">${review(p, 20)}</div></div>`,
};
const page = (p) => `<style>${css}</style><body class="${p.look}">${layouts[p.layout](p)}</body>`;

const proofs = [
  { layout: 'listing', look: 'day', time: '09.14', name: 'Sari', tint: '#8a6044', rating: 5, day: '20/11/26', text: 'Pesan dari rumah, tinggal ambil di kasir. Poinnya cepat terkumpul!' },
  { layout: 'dialog', look: 'apple', rating: 4 },
  { layout: 'listing', look: 'night', time: '21.33', name: 'Dewi Lestari', tint: '#a3301d', rating: 5, day: '18/11/26', text: 'Top up gampang, struknya langsung masuk. Kopi susunya juara.' },
  { layout: 'cropped', look: 'apple', name: 'rizky77', tint: '#5a3a28', rating: 3, day: '3 hari lalu', text: 'Kadang lambat saat jam ramai, selebihnya oke.' },
  { layout: 'reviews', look: 'day', time: '16.05', name: 'Putri', tint: '#2f5a24', rating: 2, day: '12/11/26', text: 'OTP sempat lama sekali masuknya.',
    others: [['Andi', 5, 'Praktis sekali, tidak perlu antre.', '#1c6b52'], ['M. Yusuf', 4, 'Semoga cabangnya bertambah.', '#68707a'], ['Lina', 5, 'Promo Selasanya favorit saya!', '#b8692a']] },
  { layout: 'listing', look: 'day', time: '18.20', rating: 0 },
];
for (const [i, proof] of proofs.entries()) {
  const png = await shoot(page(proof), 360, 780, { scale: 1.5 });
  await put(`pictures/proofs/proof-${i + 1}.jpg`, await sharp(png).jpeg({ quality: 76, mozjpeg: true }).toBuffer());
}
await done();
