// Drinks, pastries and things. Each stands on 0,0 (bottom middle), about 200-300 high, no text.
import { C, bean, leaf, mark, kawungTile } from './lib.mjs';

let n = 0;
const uid = () => `f${n++}`;
const shadow = (w, o = 0.14) => `<ellipse cx="6" cy="-1" rx="${w}" ry="${w * 0.13}" fill="${C.ink}" opacity="${o}"/>`;
const line = (d, c = C.ink, w = 5) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const steam = (x, y, c = C.foam, o = 0.85) => `<g transform="translate(${x} ${y})" opacity="${o}">${line('M-26 0c-14-18 12-26 0-48', c, 7)}${line('M2 -6c-16-22 14-32 0-60', c, 7)}${line('M30 0c-14-18 12-26 0-48', c, 7)}</g>`;
export const at = (x, y, s, inner, rot = 0) => `<g transform="translate(${x} ${y}) scale(${s})${rot ? ` rotate(${rot})` : ''}">${inner}</g>`;
export const beanAt = (x, y, rot, s, fill) => `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s}) translate(-25 0)">${bean(fill)}</g>`;
export const leafAt = (x, y, rot, s, fill) => `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${leaf(fill)}</g>`;

/** Tall iced glass: bottom colour melting into top colour. */
export function iced({ low = '#f7ead6', mid = '#d9a673', top = '#7a4727', straw = C.caramel, lid = false, topping = '' } = {}) {
  const g = uid();
  const ice = (x, y, r) => `<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="8" transform="rotate(${r} ${x} ${y})" fill="#fff" opacity=".34"/><path d="M${x - 9} ${y - 6}l10-4" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  return shadow(84)
    + `<path d="M26 -330L12 -120" stroke="${straw}" stroke-width="13" stroke-linecap="round"/>`
    + `<linearGradient id="${g}" x1="0" y1="1" x2="0" y2="0"><stop offset=".12" stop-color="${low}"/><stop offset=".42" stop-color="${mid}"/><stop offset=".72" stop-color="${top}"/><stop offset="1" stop-color="${top}"/></linearGradient>`
    + `<path d="M-74 -250L-56 -16C-55 -6 -48 0 -38 0H38C48 0 55 -6 56 -16L74 -250Z" fill="#fffdf8" opacity=".6"/>`
    + `<path d="M-67 -216L-51 -20C-50 -12 -45 -8 -38 -8H38C45 -8 50 -12 51 -20L67 -216Z" fill="url(#${g})"/>`
    + `<path d="M24 -212L13 -120" stroke="${straw}" stroke-width="13" stroke-linecap="round" opacity=".28"/>`
    + ice(-34, -188, 14) + ice(6, -196, -12) + ice(38, -176, 24) + ice(-14, -152, 40) + ice(26, -138, 8) + ice(-36, -118, -18)
    + `<path d="M-54 -196L-43 -40" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>`
    + `<path d="M67 -216L51 -20C50 -12 45 -8 38 -8H22C34 -8 38 -14 39 -22L52 -216Z" fill="${C.ink}" opacity=".1"/>`
    + topping
    + (lid ? `<path d="M-70 -250C-66 -306 66 -306 70 -250Z" fill="#fffdf8" opacity=".45"/><rect x="-80" y="-258" width="160" height="16" rx="8" fill="#fffdf8"/>` : `<rect x="-78" y="-257" width="156" height="12" rx="6" fill="#fffdf8"/>`);
}
export const kopiSusu = (o) => iced(o);
export const pandanLatte = (o) => iced({ low: '#8fb56f', mid: '#c9d9a6', top: '#f5efdb', straw: C.pandanDark, ...o });
export const caffeLatte = (o) => iced({ low: '#f7ead6', mid: '#e8cfa8', top: '#c99f72', straw: C.pandanDark, ...o });
export const mochaAren = (o) => iced({ low: '#e9d3b6', mid: '#8d5a36', top: '#4a2617', straw: C.honey, ...o });

const saucerOf = (fill, shade) => `<ellipse cx="0" cy="-16" rx="140" ry="26" fill="${shade}"/><ellipse cx="0" cy="-22" rx="140" ry="25" fill="${fill}"/><ellipse cx="0" cy="-22" rx="84" ry="13" fill="${shade}"/>`;

/** The saucer, and dots where its cup would stand. */
export function noCup() {
  const dots = (d) => `<path d="${d}" fill="none" stroke="${C.caramel}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 19.5"/>`;
  return shadow(150) + saucerOf(C.foam, C.latte)
    + dots('M-100 -146C-100 -70 -70 -22 0 -22C70 -22 100 -70 100 -146A100 27 0 0 0 -100 -146') + dots('M98 -122C136 -126 142 -62 84 -62') + dots('M-100 -146A100 27 0 0 0 100 -146');
}

/** Ceramic cup and saucer, slightly from above. */
export function cup({ body = C.foam, shade = C.latte, saucer = C.foam, coffee = '#a4683b', art = '#fbeeda', hot = true, steamColour } = {}) {
  return shadow(150)
    + saucerOf(saucer, shade)
    + `<path d="M84 -118C136 -126 142 -62 72 -58" fill="none" stroke="${shade}" stroke-width="18" stroke-linecap="round"/>`
    + `<path d="M-100 -146C-100 -70 -70 -22 0 -22C70 -22 100 -70 100 -146Z" fill="${body}"/><path d="M100 -146C100 -70 70 -22 0 -22C46 -34 66 -84 68 -128Z" fill="${shade}" opacity=".75"/>`
    + `<ellipse cx="0" cy="-146" rx="100" ry="27" fill="${body}"/><ellipse cx="0" cy="-146" rx="100" ry="27" fill="${shade}" opacity=".5"/><ellipse cx="0" cy="-144" rx="88" ry="21" fill="${coffee}"/>`
    + `<path d="M0 -128C-36 -134 -46 -146 -34 -153C-22 -160 -4 -156 0 -149C4 -156 22 -160 34 -153C46 -146 36 -134 0 -128Z" fill="${art}"/>`
    + `<path d="M-78 -106C-72 -80 -60 -60 -44 -48" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/>`
    + (hot ? steam(0, -184, steamColour) : '');
}
/** Paper cup with a kawung sleeve. */
export function takeaway({ body = C.foam, sleeve = C.caramel, tint = '#c98048', lid = C.ink, badge = true, open = false } = {}) {
  const p = uid();
  return (open ? '' : shadow(84))
    + `<path d="M-78 -224L-56 -14C-55 -5 -49 0 -40 0H40C49 0 55 -5 56 -14L78 -224Z" fill="${body}"/>`
    + `<pattern id="${p}" width="46" height="46" patternUnits="userSpaceOnUse" x="-23" y="-12">${kawungTile(46, tint)}</pattern>`
    + `<path d="M-73 -176L-61 -62C0 -52 0 -52 61 -62L73 -176C0 -166 0 -166 -73 -176Z" fill="${sleeve}"/><path d="M-73 -176L-61 -62C0 -52 0 -52 61 -62L73 -176C0 -166 0 -166 -73 -176Z" fill="url(#${p})"/>`
    + (badge ? `<circle cx="0" cy="-116" r="36" fill="${C.foam}"/><g transform="translate(0 -116) scale(.56)">${mark(C.caramel, C.pandan)}</g>` : '')
    + `<path d="M78 -224L56 -14C55 -5 49 0 40 0H20C32 0 36 -6 37 -14L56 -224Z" fill="${C.ink}" opacity=".1"/>`
    + (open ? `<ellipse cx="0" cy="-224" rx="80" ry="20" fill="${body}"/><ellipse cx="0" cy="-224" rx="69" ry="14" fill="#5b3317"/>` : cupLid(lid));
}
/** Of a paper cup that stands at the origin. */
export function cupLid(fill = C.ink) {
  return `<path d="M-76 -244L-68 -268C-67 -272 -64 -274 -60 -274H60C64 -274 67 -272 68 -268L76 -244Z" fill="${fill}"/><rect x="-86" y="-250" width="172" height="28" rx="12" fill="${fill}"/><path d="M-62 -262H-10" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".22"/>`;
}
export function croissant() {
  return shadow(120)
    + `<path d="M-128 -8C-146 -60 -98 -128 0 -130C98 -128 146 -60 128 -8C120 4 96 2 84 -14C62 -44 34 -54 0 -54C-34 -54 -62 -44 -84 -14C-96 2 -120 4 -128 -8Z" fill="#d4863f"/>`
    + `<path d="M-40 -126C-14 -132 14 -132 40 -126C34 -100 30 -76 26 -51C10 -55 -10 -55 -26 -51C-30 -76 -34 -100 -40 -126Z" fill="#eaa85c"/>`
    + `<path d="M-56 -121C-78 -112 -98 -98 -112 -80C-96 -66 -82 -50 -70 -30C-62 -38 -52 -44 -42 -47C-44 -74 -48 -98 -56 -121Z" fill="#e09a4d"/><path d="M56 -121C78 -112 98 -98 112 -80C96 -66 82 -50 70 -30C62 -38 52 -44 42 -47C44 -74 48 -98 56 -121Z" fill="#c87a35"/>`
    + line('M-18 -116C-6 -119 6 -119 16 -117', '#f9d09a', 7) + line('M-88 -88C-80 -96 -74 -100 -68 -104', '#f3bd7e', 7);
}
export function cake({ candle = true } = {}) {
  return shadow(124)
    + `<path d="M-120 -16C-120 -24 -114 -30 -106 -30H106C114 -30 120 -24 120 -16C120 -8 114 -2 106 -2H-106C-114 -2 -120 -8 -120 -16Z" fill="${C.foam}"/><path d="M-120 -16C-120 -8 -114 -2 -106 -2H106C114 -2 120 -8 120 -16C80 -8 -80 -8 -120 -16Z" fill="${C.latte}"/>`
    + `<path d="M-92 -30V-128H92V-30Z" fill="#f7e6cc"/><path d="M-92 -96H92V-78H-92ZM-92 -58H92V-42H-92Z" fill="#9bbd7c"/><path d="M62 -128H92V-30H62Z" fill="${C.ink}" opacity=".08"/>`
    + `<path d="M-98 -140C-98 -152 -90 -158 -80 -158H80C90 -158 98 -152 98 -140V-118C98 -102 78 -102 76 -116C74 -96 46 -92 44 -112C42 -100 20 -100 18 -114C14 -84 -18 -86 -20 -114C-22 -100 -46 -100 -48 -114C-52 -96 -74 -98 -76 -116C-80 -102 -98 -104 -98 -120Z" fill="#8a4a26"/>`
    + line('M-78 -144H-30', '#b5713f', 7)
    + [-56, 0, 56].map((x) => `<path d="M${x - 24} -154C${x - 24} -176 ${x - 6} -180 ${x} -196C${x + 6} -180 ${x + 24} -176 ${x + 24} -154Z" fill="${C.foam}"/>`).join('')
    + (candle ? [[-56, C.pandan], [0, C.caramel], [56, C.pandan]].map(([x, c]) => `<rect x="${x - 6}" y="-250" width="12" height="58" rx="5" fill="${c}"/><path d="M${x - 6} -228l12 -9M${x - 6} -208l12 -9" stroke="${C.foam}" stroke-width="4"/><path d="M${x} -292C${x + 14} -272 ${x + 11} -256 ${x} -256C${x - 11} -256 ${x - 14} -272 ${x} -292Z" fill="#f4b04a"/><path d="M${x} -276C${x + 6} -268 ${x + 5} -260 ${x} -260C${x - 5} -260 ${x - 6} -268 ${x} -276Z" fill="#fff3cf"/>`).join('') : '');
}
export function gift({ box = C.caramel, ribbon = C.foam } = {}) {
  return shadow(100) + `<rect x="-92" y="-130" width="184" height="130" rx="12" fill="${box}"/><path d="M52 -130h40v118c0 7-5 12-12 12H52z" fill="${C.ink}" opacity=".12"/><rect x="-20" y="-130" width="40" height="130" fill="${ribbon}"/><rect x="-104" y="-168" width="208" height="48" rx="12" fill="${box}"/><rect x="-20" y="-168" width="40" height="48" fill="${ribbon}"/><path d="M-104 -124h208v4h-208z" fill="${C.ink}" opacity=".16"/>`
    + `<path d="M0 -168C-20 -220 -84 -226 -80 -190C-77 -168 -30 -164 0 -168ZM0 -168C20 -220 84 -226 80 -190C77 -168 30 -164 0 -168Z" fill="none" stroke="${ribbon}" stroke-width="17" stroke-linejoin="round"/><circle cy="-170" r="15" fill="${ribbon}"/>`;
}
export function bag({ paper = '#d9b98d', shade = '#c4a070' } = {}) {
  return shadow(90) + `<path d="M-44 -214C-44 -262 44 -262 44 -214" fill="none" stroke="${shade}" stroke-width="10"/><path d="M-84 -214H84L92 -10C92 -4 88 0 82 0H-82C-88 0 -92 -4 -92 -10Z" fill="${paper}"/><path d="M46 -214H84L92 -10C92 -4 88 0 82 0H46Z" fill="${shade}"/><circle cx="-8" cy="-104" r="50" fill="${C.foam}"/><g transform="translate(-8 -104) scale(.8)">${mark(C.caramel, C.pandan)}</g>`;
}
export function scooter() {
  const wheel = (x) => `<circle cx="${x}" cy="-42" r="42" fill="${C.ink}"/><circle cx="${x}" cy="-42" r="20" fill="${C.latte}"/><circle cx="${x}" cy="-42" r="7" fill="${C.ink}"/>`;
  return `<ellipse cx="0" cy="-2" rx="210" ry="14" fill="${C.ink}" opacity=".14"/>` + wheel(-130) + wheel(146)
    + `<path d="M-196 -84C-190 -132 -150 -148 -96 -146L-20 -140C-6 -138 2 -128 6 -112L14 -80H72C84 -120 92 -160 94 -214" fill="none" stroke="${C.pandan}" stroke-width="0"/>`
    + `<path d="M-204 -82C-204 -128 -168 -152 -120 -152H-24C-6 -152 2 -140 4 -124L8 -96C9 -90 13 -86 20 -86H58C70 -86 76 -92 80 -104L104 -212C108 -226 128 -222 126 -208L112 -112C130 -110 176 -104 192 -66C160 -78 126 -74 108 -46C102 -38 94 -34 84 -34H-66C-72 -84 -178 -88 -182 -40C-198 -46 -204 -62 -204 -82Z" fill="${C.pandan}"/><path d="M-66 -34C-72 -84 -178 -88 -182 -40C-186 -42 -190 -44 -193 -48C-178 -110 -60 -108 -46 -52H96C92 -40 92 -34 84 -34Z" fill="${C.pandanDark}"/>`
    + `<path d="M-150 -176H-40C-28 -176 -22 -168 -22 -160C-22 -152 -28 -146 -38 -146H-148C-166 -146 -168 -176 -150 -176Z" fill="${C.ink}"/>`
    + line('M112 -214L88 -240L62 -236', C.ink, 11) + `<circle cx="124" cy="-190" r="15" fill="#fff3cf"/><path d="M-104 -112C-92 -104 -70 -104 -56 -112" stroke="${C.sage}" stroke-width="8" fill="none" stroke-linecap="round"/>`
    + `<g transform="translate(-118 -176)"><rect x="-66" y="-122" width="132" height="120" rx="14" fill="${C.caramel}"/><path d="M30 -122h22c8 0 14 6 14 14v92c0 8-6 14-14 14H30z" fill="${C.ink}" opacity=".13"/><circle cx="-8" cy="-60" r="38" fill="${C.foam}"/><g transform="translate(-8 -60) scale(.6)">${mark(C.caramel, C.pandan)}</g><rect x="-70" y="-130" width="140" height="22" rx="10" fill="${C.caramelText}"/></g>`;
}
/** Klepon on a plate: pandan balls with coconut. */
export function kleponPlate() {
  const ball = (x, y) => `<circle cx="${x}" cy="${y}" r="38" fill="#6f9c50"/><path d="M${x + 38} ${y}a38 38 0 0 1 -60 31a46 46 0 0 0 50 -56a38 38 0 0 1 10 25z" fill="${C.pandanDark}" opacity=".35"/>` + [[-18, -16], [-2, -26], [14, -14], [-22, 4], [2, -4], [20, 6], [-6, 16]].map(([a, b], i) => `<path d="M${x + a} ${y + b}l${i % 2 ? 8 : 6} ${i % 3 ? -3 : 4}" stroke="#fffdf8" stroke-width="4.5" stroke-linecap="round"/>`).join('');
  return shadow(134) + `<ellipse cy="-16" rx="130" ry="22" fill="${C.latte}"/><ellipse cy="-22" rx="130" ry="21" fill="${C.foam}"/><ellipse cy="-22" rx="92" ry="13" fill="${C.sand}"/>` + ball(-56, -58) + ball(56, -58) + ball(0, -54) + ball(-2, -110);
}
export const plate = (inner) => `${inner}`;
export const star = (x, y, r, fill) => {
  let d = '';
  for (let i = 0; i < 10; i++) { const a = -Math.PI / 2 + (i * Math.PI) / 5, q = i % 2 ? r * 0.46 : r; d += `${i ? 'L' : 'M'}${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`; }
  return `<path d="${d}Z" fill="${fill}" stroke="${fill}" stroke-width="${r * 0.18}" stroke-linejoin="round"/>`;
};
/** Gold-ish loyalty coin with the bean. */
export const coin = (x, y, s) => `<g transform="translate(${x} ${y}) scale(${s})"><circle r="46" cx="3" cy="5" fill="${C.caramelText}"/><circle r="46" fill="#eab35f"/><circle r="36" fill="none" stroke="#fbdc9c" stroke-width="5"/><g transform="rotate(-45) translate(-25 0)">${bean(C.caramelText)}</g></g>`;
