// An outlet without a photo, 1200 x 900: any small shop front in the evening, with nobody's name on it.
import { C, bean, kawungFill, put, svg } from './lib.mjs';

const rect = (x, y, w, h, fill, rx = 0) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;
const each = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('');
const sky = kawungFill(110, '#e9d6ba');

// Stripes that end in half circles.
const awning = (x, y, w, h, n) => each(n, (i) => { const s = w / n, l = x + i * s; return `<path d="M${l} ${y}H${l + s}V${y + h}A${s / 2} ${s / 2} 0 0 1 ${l} ${y + h}Z" fill="${i % 2 ? C.foam : C.caramel}"/>`; });
const leaves = [-76, -44, -14, 14, 46, 78].map((a, i) => `<g transform="rotate(${a - 90}) scale(${2.5 - (i % 2) * 0.4})"><path fill="${i % 2 ? C.pandanDark : C.pandan}" d="M0 0C9 -15 34 -17 56 0C34 15 9 13 0 0Z"/></g>`).join('');
const plant = (x, y, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="8" cy="0" rx="66" ry="9" fill="${C.ink}" opacity=".14"/>${rect(-46, -88, 92, 88, C.caramelText, 12)}${rect(-54, -100, 108, 24, C.cocoa, 8)}<g transform="translate(0 -98)">${leaves}</g></g>`;
const lamp = (x) => `<path d="M${x} 388V424" stroke="${C.ink}" stroke-width="5"/><path d="M${x - 44} 470C${x - 44} 410 ${x + 44} 410 ${x + 44} 470Z" fill="${C.ink}"/><ellipse cx="${x}" cy="470" rx="44" ry="8" fill="#fff3cf"/>`;
const cup = (x, y, s, fill) => `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-34 -52H34V-18C34 2 20 14 0 14C-20 14 -34 2 -34 -18Z" fill="${fill}"/><path d="M34 -42C60 -46 60 -8 30 -10" fill="none" stroke="${fill}" stroke-width="9"/></g>`;
const stool = (x) => `<ellipse cx="${x + 6}" cy="790" rx="60" ry="9" fill="${C.ink}" opacity=".14"/><path d="M${x - 30} 690L${x - 44} 790M${x + 30} 690L${x + 44} 790M${x - 38} 746H${x + 38}" stroke="${C.cocoa}" stroke-width="11" stroke-linecap="round"/>${rect(x - 56, 668, 112, 26, C.caramel, 12)}`;

await put('pictures/outlet.svg', svg(1200, 900, `<defs>${sky.defs}</defs>${rect(0, 0, 1200, 900, '#f2e3cb')}${rect(0, 0, 1200, 790, sky.fill)}${rect(0, 790, 1200, 110, '#d9c2a0')}`
  // the house
  + rect(150, 150, 900, 640, C.foam) + rect(150, 150, 900, 60, C.cocoa) + rect(130, 136, 940, 26, C.ink, 8)
  + `<ellipse cx="614" cy="792" rx="480" ry="12" fill="${C.ink}" opacity=".12"/>`
  // the window, with a light behind it
  + rect(210, 384, 500, 316, C.ink, 10) + rect(224, 398, 472, 288, '#ffe9bd', 4) + rect(224, 600, 472, 86, C.cocoa) + rect(224, 594, 472, 14, C.caramelText)
  + lamp(320) + lamp(460) + lamp(600) + cup(300, 580, 0.9, C.foam) + cup(396, 580, 0.9, C.pandan) + rect(540, 500, 84, 94, C.caramelText, 8) + rect(556, 470, 52, 34, C.ink, 6) + rect(454, 398, 12, 288, C.ink)
  // the door
  + rect(780, 384, 210, 406, C.pandanDark, 10) + rect(804, 410, 162, 230, '#ffe9bd', 6) + rect(804, 662, 162, 104, '#3f6f33', 6) + `<circle cx="818" cy="650" r="11" fill="${C.honey}"/>`
  + rect(842, 470, 86, 60, C.foam, 8) + `<path d="M885 470L860 432M885 470L910 432" stroke="${C.ink}" stroke-width="4"/><g transform="translate(885 500) rotate(-30) translate(-25 0)">${bean(C.caramel)}</g>`
  // the awning, and the sign over it
  + `<path d="M190 376H1010V394H190Z" fill="${C.ink}" opacity=".16"/>` + awning(180, 262, 840, 92, 12) + rect(180, 250, 840, 18, C.caramelText, 6)
  + `<g transform="translate(600 186)"><circle r="88" fill="${C.ink}"/><circle r="78" fill="none" stroke="${C.honey}" stroke-width="4"/></g>` + cup(592, 206, 1.15, C.honey) + `<path d="M572 134C564 122 582 114 574 102M606 134C598 122 616 114 608 102" fill="none" stroke="${C.honey}" stroke-width="6" stroke-linecap="round"/>`
  + plant(1090, 796, 1.15) + plant(118, 796, 0.95) + stool(300) + stool(600) + rect(238, 640, 430, 22, C.cocoa, 10) + `<path d="M452 660V790M412 790H492" stroke="${C.cocoa}" stroke-width="13" stroke-linecap="round"/>` + cup(452, 630, 0.7, C.caramel), ' preserveAspectRatio="xMidYMid slice"'));
