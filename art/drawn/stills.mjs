// What stands for a map until a visitor asks for it, and the small illustrations.
import { C, svg, put, emblem, kawungFill } from './lib.mjs';
import * as F from './food.mjs';

// Map, 1200 x 700: a bent grid of streets, a canal, a park, the pin.
{
  const road = (d, w) => ['#ecdcc3', '#fffdf8'].map((c, i) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w - i * 5}" stroke-linecap="round" stroke-linejoin="round"/>`);
  const small = ['M-20 96C180 80 300 96 556 132', 'M-20 212C170 200 330 214 548 244', 'M-20 560C160 548 330 556 512 576', 'M96 -20C108 120 104 240 92 352', 'M262 -20C274 160 270 320 256 460C250 560 256 640 262 720', 'M660 -20C664 60 650 120 634 280', 'M820 -20C818 80 806 160 800 240', 'M986 -20C976 100 970 180 968 262', 'M1110 -20C1100 120 1096 190 1096 282', 'M556 86C760 92 980 108 1220 132', 'M704 384C670 520 650 600 640 720', 'M836 412C824 540 820 620 812 720', 'M1014 444C1004 560 1000 640 996 720', 'M512 546C740 556 900 566 1220 600', 'M506 640C800 652 1000 660 1220 680', 'M1108 450L1120 720'];
  const big = ['M-20 360C180 330 360 330 540 352C760 380 940 452 1220 452', 'M560 -20C552 120 560 240 540 352C524 470 500 580 508 720', 'M540 352C640 260 760 232 900 246C1020 258 1120 282 1220 290'];
  const rs = small.map((d) => road(d, 20)), rb = big.map((d) => road(d, 40));
  const block = (x, y, w, h, r = 0, c = '#efe3cf') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${c}" transform="rotate(${r} ${x} ${y})"/>`;
  const trees = [[340, 452], [392, 430], [446, 470], [330, 510], [420, 524], [474, 424], [372, 482], [690, 292], [750, 330], [840, 310], [900, 350], [760, 286], [820, 360], [1010, 318], [1080, 386], [1150, 344], [1180, 400]].map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${13 + (i % 3) * 4}" fill="${i % 2 ? '#8fb174' : C.sage}"/>`).join('');
  const k = kawungFill(64, '#b9d0a2');
  const body = `<defs>${k.defs}</defs><rect width="1200" height="700" fill="#f6ecdb"/>`
    + [[20, 20, 60, 56], [128, 10, 112, 60], [300, 14, 110, 70], [430, 24, 90, 76, 2], [20, 118, 58, 76], [128, 116, 110, 70, 1], [300, 122, 80, 80, 3], [400, 136, 110, 74, 3], [20, 234, 54, 96], [126, 232, 110, 80], [300, 240, 100, 66, 2], [420, 252, 96, 64, 2], [20, 400, 50, 130], [110, 392, 120, 70, -2], [110, 478, 120, 62], [20, 590, 210, 90], [292, 600, 190, 84, 3], [590, 20, 52, 54], [690, 10, 104, 64], [850, 14, 110, 72, 2], [1010, 22, 74, 76, 3], [1130, 30, 80, 76, 3], [600, 118, 30, 90], [680, 116, 104, 94, 2], [838, 124, 108, 96, 3], [996, 138, 80, 110, 4], [1124, 146, 80, 116, 4], [590, 436, 76, 100, 4], [712, 446, 96, 92, 3], [856, 458, 132, 90, 3], [1034, 482, 60, 92, 3], [1140, 490, 80, 92, 2], [570, 580, 60, 56], [670, 574, 134, 60], [846, 582, 134, 60, 2], [1026, 598, 80, 54, 2], [1144, 612, 80, 44], [676, 670, 120, 40], [846, 674, 130, 40], [1024, 684, 80, 40]].map((b, i) => block(...b, ...(b.length < 5 ? [0] : []), i % 5 === 2 ? '#ecdcc0' : i % 7 === 3 ? '#f0dcc0' : '#efe3cf')).join('')
    + `<path d="M-20 470C60 452 60 640 -20 690Z" fill="#bcd3d2"/><path d="M1220 -10H1040C1080 40 1150 30 1220 80Z" fill="#bcd3d2"/>`
    + rs.map((x) => x[0]).join('') + rb.map((x) => x[0]).join('') + rs.map((x) => x[1]).join('') + rb.map((x) => x[1]).join('')
    + `<path d="M290 392C350 376 440 378 506 392C498 450 486 500 484 548C410 536 350 540 292 544C288 492 284 440 290 392Z" fill="#cfdfbc"/><path d="M290 392C350 376 440 378 506 392C498 450 486 500 484 548C410 536 350 540 292 544C288 492 284 440 290 392Z" fill="${k.fill}" opacity=".55"/>`
    + `<path d="M592 336C660 276 760 264 900 280C1020 292 1120 312 1220 318V430C960 410 800 372 592 336Z" fill="#cfdfbc"/><path d="M640 340C760 312 900 348 1190 376" fill="none" stroke="#f6ecdb" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 16"/>` + trees
    + big.map((d) => `<path d="${d}" fill="none" stroke="#f3dcb8" stroke-width="3" stroke-dasharray="18 16"/>`).join('')
    + `<path d="M108 392C150 372 420 330 540 352" fill="none" stroke="${C.pandan}" stroke-width="0"/>`
    // the pin
    + `<ellipse cx="600" cy="366" rx="46" ry="13" fill="${C.ink}" opacity=".2"/><path d="M600 366C560 310 522 276 522 226A78 78 0 0 1 678 226C678 276 640 310 600 366Z" fill="${C.ink}"/><circle cx="600" cy="226" r="58" fill="${C.paper}"/><g transform="translate(600 226) scale(1.08)">${emblem(C.caramel)}</g>`;
  await put('pictures/map-still.svg', svg(1200, 700, body, ' preserveAspectRatio="xMidYMid slice"'));
}
// Small illustrations, 320 x 240.
const ground = `<ellipse cx="160" cy="196" rx="128" ry="22" fill="${C.sand}"/>`;
const blob = (c) => `<path d="M58 130C46 70 100 26 164 30C230 34 276 76 268 134C262 182 214 200 160 200C104 200 66 182 58 130Z" fill="${c}"/>`;
await put('pictures/cup.svg', svg(320, 240, blob('#f5e3c9') + ground + F.at(152, 204, 0.7, F.cup({ steamColour: C.mocha })) + F.beanAt(272, 190, -30, 0.55, C.caramel) + F.beanAt(40, 196, 25, 0.45, C.mocha)));
// For a search that finds nothing.
await put('pictures/no-cup.svg', svg(320, 240, blob('#f5e3c9') + ground + F.at(152, 204, 0.7, F.noCup()) + F.beanAt(272, 190, -30, 0.55, C.caramel) + F.beanAt(40, 196, 25, 0.45, C.mocha)));
// For an address that leads nowhere.
await put('pictures/spilled.svg', svg(320, 240, blob('#f5e3c9') + ground
  + `<ellipse cx="124" cy="199" rx="86" ry="9" fill="${C.ink}" opacity=".14"/><path d="M176 194C206 186 246 186 270 193C300 201 300 214 268 219C230 225 160 224 140 215C124 207 150 198 176 194Z" fill="#7a4a26"/><path d="M214 196C236 193 258 195 268 200" fill="none" stroke="#a4683b" stroke-width="4" stroke-linecap="round"/>`
  + `<g transform="translate(262 178) rotate(24) scale(.5) translate(0 246)">${F.cupLid()}</g>`
  + `<g transform="translate(62 163) rotate(84.5) scale(.6)">${F.takeaway({ badge: false, open: true })}</g><path d="M189 166C192 158 203 160 204 172C206 184 214 191 226 196C208 205 184 204 174 197C186 190 187 176 189 166Z" fill="#7a4a26"/>`
  + `<g transform="translate(132 156) rotate(84.5)"><circle r="23" fill="${C.foam}"/><circle cx="-8" cy="-3" r="2.800" fill="${C.ink}"/><circle cx="8" cy="-3" r="2.800" fill="${C.ink}"/><path d="M-6 9c3-4 9-4 12 0" fill="none" stroke="${C.ink}" stroke-width="2.800" stroke-linecap="round"/></g>`
  + F.beanAt(38, 204, -20, 0.5, C.mocha) + F.beanAt(276, 130, 30, 0.5, C.caramel) + F.leafAt(84, 96, -70, 0.6, C.pandan)));
// A drink without a photograph, 320 x 400 on nothing: the page gives the ground.
await put('pictures/menu-cup.svg', svg(320, 400, F.at(152, 356, 0.98, F.cup({ steamColour: C.mocha }))));
