// What stands beside forms and lists.
import { C, emblem, mark, put, svg } from './lib.mjs';
import { people, strangers } from './portraits.mjs';
import * as F from './food.mjs';

const place = (figure, x, y, s) => `<g transform="translate(${x} ${y}) scale(${s}) translate(-240 -480)">${figure}</g>`;
const barista = (n, x, y, s) => {
  const drawn = people[n]();
  // Only who is drawn, not the portrait's ground and disc.
  const figure = drawn.slice(drawn.indexOf('<circle cx="240" cy="226" r="176"')).replace(/^<circle[^>]*\/>/, '');
  return place(figure, x, y, s);
};
const rect = (x, y, w, h, fill, rx = 0) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;
const leafy = (x, y, s) => F.at(x, y, s, `${rect(-38, -74, 76, 74, C.caramel, 12)}${rect(-44, -84, 88, 20, C.caramelText, 8)}` + [-70, -40, -12, 12, 42, 74].map((a, i) => `<g transform="translate(0 -84) rotate(${a - 90}) scale(${2.1 - (i % 2) * 0.3})"><path fill="${i % 2 ? C.pandanDark : C.pandan}" d="M0 0C9 -15 34 -17 56 0C34 15 9 13 0 0Z"/></g>`).join(''));
const kettle = `<ellipse cx="4" cy="-1" rx="86" ry="10" fill="${C.ink}" opacity=".16"/><path d="M62 -92C120 -110 116 -176 160 -188" fill="none" stroke="${C.ink}" stroke-width="15" stroke-linecap="round"/><path d="M-64 -134C-128 -140 -130 -52 -70 -48" fill="none" stroke="${C.ink}" stroke-width="14" stroke-linecap="round"/><path d="M-58 -150H58L78 -14C79 -5 74 0 66 0H-66C-74 0 -79 -5 -78 -14Z" fill="${C.cocoa}"/><path d="M30 -150H58L78 -14C79 -5 74 0 66 0H34Z" fill="${C.ink}" opacity=".28"/><path d="M-62 -150C-62 -176 62 -176 62 -150Z" fill="${C.mocha}"/><circle cx="0" cy="-178" r="13" fill="${C.ink}"/><path d="M-52 -120L-60 -40" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".25"/>`;
const dripper = `<ellipse cx="4" cy="-1" rx="88" ry="10" fill="${C.ink}" opacity=".16"/><path d="M64 -104C112 -110 112 -38 62 -36" fill="none" stroke="#fffdf8" stroke-width="13" opacity=".8"/><path d="M-46 -130H46C56 -90 86 -60 76 -12C75 -5 70 0 62 0H-62C-70 0 -75 -5 -76 -12C-86 -60 -56 -90 -46 -130Z" fill="#fffdf8" opacity=".72"/><path d="M-74 -46C-30 -36 30 -36 74 -46C79 -30 78 -18 76 -12C75 -5 70 0 62 0H-62C-70 0 -75 -5 -76 -12C-78 -22 -79 -32 -74 -46Z" fill="#6b3a20"/>${rect(-84, -146, 168, 18, C.foam, 9)}<path d="M-78 -256H78L30 -146H-30Z" fill="${C.foam}"/><path d="M40 -256H78L30 -146H8Z" fill="${C.latte}"/><path d="M-70 -256L-62 -282H62L70 -256Z" fill="${C.peach}"/><path d="M76 -236C116 -240 112 -176 52 -186" fill="none" stroke="${C.latte}" stroke-width="13"/>`;
const grinder = `<ellipse cx="4" cy="-1" rx="70" ry="9" fill="${C.ink}" opacity=".16"/>${rect(-56, -92, 112, 92, C.caramelText, 10)}${rect(-22, -58, 44, 32, C.peach, 6)}<circle cx="0" cy="-42" r="6" fill="${C.caramelText}"/><path d="M-50 -92L-30 -142H30L50 -92Z" fill="${C.ink}"/><path d="M0 -142V-176H62" fill="none" stroke="${C.ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><circle cx="62" cy="-188" r="15" fill="${C.caramel}"/>`;
const jar = (fill) => `${rect(-34, -96, 68, 96, '#fffdf8', 12)}<path d="M-30 -64H30V-12C30 -8 26 -4 22 -4H-22C-26 -4 -30 -8 -30 -12Z" fill="${fill}"/>${rect(-38, -112, 76, 20, C.mocha, 7)}`;
const shelf = (x, y, w, things) => `${rect(x, y, w, 16, C.cocoa, 6)}${rect(x, y + 16, w, 7, C.ink, 3)}${things}`;
/** A phone that lies or stands, with what is on its screen drawn in 300 x 600. */
const phone = (x, y, s, rot, screen) => `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><rect x="-158" y="-298" width="332" height="632" rx="50" fill="${C.ink}" opacity=".16"/><rect x="-166" y="-316" width="332" height="632" rx="50" fill="${C.ink}"/><clipPath id="screen"><rect x="-150" y="-300" width="300" height="600" rx="36"/></clipPath><g clip-path="url(#screen)"><g transform="translate(-150 -300)">${rect(0, 0, 300, 600, C.paper)}${screen}</g></g><rect x="-40" y="-288" width="80" height="20" rx="10" fill="${C.ink}"/></g>`;
// Squares in the manner of a code, so that it reads as one and leads nowhere.
const code = (x, y, size) => { const n = 17, u = size / n; let d = ''; let seed = 7; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { seed = (seed * 1103515245 + 12345) % 2147483648; const corner = (i < 6 && j < 6) || (i < 6 && j > 10) || (i > 10 && j < 6); if (!corner && (seed >> 12) % 2) d += `M${(x + j * u).toFixed(1)} ${(y + i * u).toFixed(1)}h${u.toFixed(1)}v${u.toFixed(1)}h-${u.toFixed(1)}z`; } const eye = (a, b) => `<rect x="${x + a * u}" y="${y + b * u}" width="${u * 5}" height="${u * 5}" rx="${u}" fill="none" stroke="${C.ink}" stroke-width="${u}"/><rect x="${x + (a + 1.5) * u}" y="${y + (b + 1.5) * u}" width="${u * 2}" height="${u * 2}" fill="${C.ink}"/>`; return `<path d="${d}" fill="${C.ink}"/>${eye(0.2, 0.2)}${eye(11.8, 0.2)}${eye(0.2, 11.8)}`; };

// Beside the forms, on whatever ground the page has: who listens, what a rating earns, who scans the code,
// who asks and who answers, and the bar in the morning.
const bubble = (x, y, w, h, tip, inner) => `<g transform="translate(${x} ${y})"><path d="${tip}" fill="${C.foam}"/>${rect(-w / 2, -h / 2, w, h, C.foam, 36)}${inner}</g>`;
const board = rect(0, 470, 800, 30, C.cocoa, 10) + rect(14, 492, 772, 8, C.ink);
// The page continues it on both sides.
const counter = rect(0, 470, 800, 30, C.cocoa) + rect(0, 492, 800, 8, '#241510');
const beside = {
  listen: () => `<ellipse cx="400" cy="300" rx="330" ry="230" fill="${C.foam}" opacity=".55"/>` + barista(6, 400, 490, 0.86)
    + bubble(142, 150, 190, 150, 'M40 60L110 128L88 40Z', F.at(0, 62, 0.46, F.cup({ hot: false, body: C.pandan, shade: C.pandanDark, saucer: C.sage, coffee: '#5b2f16' })))
    + bubble(660, 118, 210, 120, 'M-50 40L-104 96L-88 16Z', [-72, -36, 0, 36, 72].map((x, i) => F.star(x, 0, 16, i < 4 ? '#e0a04a' : C.latte)).join(''))
    + bubble(672, 286, 150, 120, 'M-50 40L-112 60L-66 -4Z', `<path d="M0 34c-52-36-40-78-14-72 8 2 14 10 14 16 0-6 6-14 14-16 26-6 38 36-14 72z" fill="${C.caramel}"/>`)
    + counter + F.at(168, 474, 0.56, F.takeaway()) + F.at(640, 474, 0.5, F.cup({ steamColour: C.mocha, body: C.caramel, shade: C.caramelText, saucer: C.peach, coffee: '#5b2f16' })),
  thanks: () => {
    const screen = rect(0, 0, 300, 250, C.peach) + `<circle cx="150" cy="150" r="78" fill="${C.foam}"/><g transform="translate(150 150) scale(1.3)">${mark(C.caramel, C.pandan)}</g>`
      + [0, 1, 2, 3, 4].map((i) => F.star(50 + i * 50, 318, 21, i < 4 ? "#e0a04a" : C.latte)).join('') + rect(40, 372, 220, 16, C.latte, 8) + rect(40, 402, 220, 16, C.latte, 8) + rect(40, 432, 140, 16, C.latte, 8) + rect(40, 492, 220, 62, C.caramelText, 18);
    return `<ellipse cx="400" cy="268" rx="340" ry="218" fill="${C.foam}" opacity=".6"/>` + phone(270, 268, 0.68, -8, screen)
      + `<path d="M404 210C440 150 520 140 546 200" fill="none" stroke="${C.caramel}" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 22"/><path d="M563 178L552 214L518 197" fill="none" stroke="${C.caramel}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
      + F.at(576, 486, 0.86, F.kopiSusu({ straw: C.pandanDark })) + F.coin(440, 110, 0.62) + F.coin(690, 250, 0.7) + F.coin(120, 160, 0.5) + F.leafAt(690, 130, -60, 1.3, C.pandan) + F.beanAt(110, 400, 30, 1.3, C.caramel) + F.beanAt(440, 456, -30, 1, C.mocha);
  },
  cashier: () => {
    const screen = rect(0, 0, 300, 600, C.foam) + code(40, 120, 220) + rect(60, 400, 180, 18, C.latte, 9) + rect(90, 436, 120, 18, C.latte, 9);
    return `<ellipse cx="400" cy="300" rx="340" ry="230" fill="${C.caramel}" opacity=".12"/>` + barista(2, 300, 490, 0.86) + phone(590, 318, 0.42, 9, screen)
      + `<path d="M480 330L424 352M478 300H430M486 366L448 400" stroke="${C.caramel}" stroke-width="9" stroke-linecap="round"/>` + board + F.at(706, 474, 0.5, F.cup({ steamColour: C.mocha })) + F.at(92, 474, 0.52, F.takeaway({ sleeve: C.pandan, tint: '#63904d' }));
  },
  ask: () => `<ellipse cx="400" cy="300" rx="340" ry="230" fill="${C.caramel}" opacity=".12"/>` + place(strangers.guest(), 238, 490, 0.8) + place(strangers.barista(), 556, 490, 0.8)
    + bubble(92, 116, 150, 150, 'M20 52L72 112L58 30Z', `<path d="M-26 -22C-26 -62 30 -62 30 -22C30 4 2 2 2 26" fill="none" stroke="${C.caramel}" stroke-width="15" stroke-linecap="round"/><circle cx="2" cy="52" r="9.5" fill="${C.caramel}"/>`)
    + bubble(704, 124, 172, 140, 'M-30 44L-74 112L-62 20Z', F.at(0, 48, 0.42, F.cup({ hot: false, body: C.pandan, shade: C.pandanDark, saucer: C.sage, coffee: '#5b2f16' })))
    + counter + F.at(398, 474, 0.5, F.takeaway()) + F.at(92, 474, 0.46, F.cup({ steamColour: C.mocha })) + F.at(716, 474, 0.46, F.croissant()),
  // Before the first guest comes. Beside the sign-in, which follows the system by night: there dark brown would vanish.
  bar: () => '<style>@media(prefers-color-scheme:dark){.glow{opacity:.15}[fill="#2b1a12"]:not([opacity]){fill:#523a2c}[stroke="#2b1a12"]{stroke:#523a2c}}</style>'
    + `<ellipse class="glow" cx="400" cy="290" rx="350" ry="236" fill="${C.foam}" opacity=".55"/>`
    + shelf(40, 150, 220, F.at(76, 150, 0.62, jar('#5b3a26')) + F.at(134, 150, 0.62, jar('#8a6044')) + F.at(216, 150, 0.46, leafy(0, 0, 1)))
    + shelf(540, 150, 220, F.at(592, 150, 0.3, F.takeaway({ badge: false })) + F.at(650, 150, 0.3, F.takeaway({ badge: false, sleeve: C.pandan, tint: '#63904d' })) + F.at(712, 150, 0.62, jar('#4a2617')))
    + barista(4, 400, 490, 0.86) + counter + F.at(112, 474, 0.6, kettle) + F.at(250, 474, 0.54, dripper) + F.at(560, 474, 0.66, grinder) + F.at(690, 476, 0.46, F.cup({ steamColour: C.mocha })),
};
const flat = (body, w = 1200, h = 900) => svg(w, h, body);
const only = process.argv[2];
const ofNoBrand = (text) => text.replaceAll(mark(C.caramel, C.pandan), emblem(C.caramel)).replaceAll(mark(C.honey, C.sage), emblem(C.honey));
const short = (text) => text.replaceAll(/(\d+\.\d{2})\d+/g, '$1');
for (const [name, draw] of Object.entries(beside)) {
  if (only && only !== name) continue;
  const drawn = ofNoBrand(draw()).replaceAll('id="k"', '').replaceAll('url(#k)', 'none').replaceAll('"screen"', `"${name}-screen"`).replaceAll('#screen', `#${name}-screen`).replaceAll(/(id="|url\(#)(f\d+)/g, `$1${name}-$2`);
  await put(`pictures/${name}.svg`, flat(short(drawn), 800, 500));
}
