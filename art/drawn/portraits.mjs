// Six people of the house, one hand: flat warm shapes, one 5-unit line.
import { C, kawungTile, mark, svg, put } from './lib.mjs';

const line = (d, w = 5, c = C.ink, x = '') => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${x}/>`;
const FACE = 'M170 186C170 122 310 122 310 186C312 250 286 300 240 300C194 300 168 250 170 186Z';

function background({ ground, tint, disc }) {
  return `<rect width="480" height="480" fill="${ground}"/><g><pattern id="k" width="96" height="96" patternUnits="userSpaceOnUse">${kawungTile(96, tint)}</pattern><rect width="480" height="480" fill="url(#k)"/></g><circle cx="240" cy="226" r="176" fill="${disc}"/>`;
}
function body({ guest = false, shirt, shirtShade, apron, apronShade, skin, skinShade, collar = 'round' }) {
  const neck = `<path d="M206 262h68v${collar === 'shirt' ? 84 : 75}c0 22-68 22-68 0z" fill="${skin}"/><path d="M206 286c20 22 48 22 68 0v20c-22 24-50 22-68 2z" fill="${skinShade}"/>`;
  const torso = `<path d="M58 480C60 398 112 362 202 336C214 356 266 356 278 336C368 362 420 398 422 480Z" fill="${shirt}"/><path d="M118 480C120 452 116 432 108 414M362 480C360 452 364 432 372 414" fill="none" stroke="${shirtShade}" stroke-width="5" stroke-linecap="round"/>`;
  const col = collar === 'shirt'
    ? `<path d="M204 330L240 366L214 388L186 344Z" fill="${shirtShade}"/><path d="M276 330L240 366L266 388L294 344Z" fill="${shirtShade}"/>`
    : `<path d="M198 336C212 364 268 364 282 336" fill="none" stroke="${shirtShade}" stroke-width="9" stroke-linecap="round"/>`;
  const ap = `<path d="M164 347L176 424M316 347L304 424" stroke="${apron}" stroke-width="17" stroke-linecap="round"/><path d="M166 408C166 402 170 398 176 398H304C310 398 314 402 314 408L322 480H158Z" fill="${apron}"/><path d="M170 412H310" stroke="${apronShade}" stroke-width="5" stroke-dasharray="1 11" stroke-linecap="round"/><g transform="translate(240 448) scale(.4)">${mark(C.honey, C.sage)}</g>`;
  return torso + neck + col + (guest ? '' : ap);
}
const ears = (skin, shade) => `<circle cx="170" cy="216" r="17" fill="${skin}"/><circle cx="310" cy="216" r="17" fill="${skin}"/>${line('M166 210c-5 4-5 10 0 14M314 210c5 4 5 10 0 14', 4, shade)}`;
const face = (skin) => `<path d="${FACE}" fill="${skin}"/>`;
function features({ shade, cheek, brow = C.ink, smile = 'open', eyes = 'dot', lash = false, cheeks = [192, 288, 240, 15] }) {
  const e = eyes === 'happy' ? line('M198 213c5-9 19-9 24 0M258 213c5-9 19-9 24 0')
    : `<circle cx="210" cy="210" r="6.5" fill="${C.ink}"/><circle cx="270" cy="210" r="6.5" fill="${C.ink}"/>` + (lash ? line('M206 207l-8-6M274 207l8-6', 4) : '');
  const b = line('M196 187c8-7 20-7 28-2M256 185c8-5 20-5 28 2', 5.5, brow);
  const m = smile === 'open' ? `<path d="M212 252C220 258 260 258 268 252C266 276 214 276 212 252Z" fill="#7a3527"/><path d="M216 254.500C226 258 254 258 264 254.500C263 262 217 262 216 254.500Z" fill="#fffdf8"/>`
    : smile === 'side' ? line('M216 258c14 12 34 10 46-6') : line('M214 255c12 14 40 14 52 0');
  return `<g fill="${cheek}" opacity=".55"><circle cx="${cheeks[0]}" cy="${cheeks[2]}" r="${cheeks[3]}"/><circle cx="${cheeks[1]}" cy="${cheeks[2]}" r="${cheeks[3]}"/></g>${e}${b}${line('M242 214c-2 10-8 16-5 20 2 3 6 3 9 1', 4.5, shade)}${m}`;
}
const tilt = (deg, s) => `<g transform="rotate(${deg} 240 300)">${s}</g>`;

const skins = {
  a: ['#d9a478', '#bd8459'], b: ['#c78c60', '#a96f46'], c: ['#a5683f', '#854f2d'], d: ['#cf9668', '#b1784c'], e: ['#b97e55', '#995f39'], f: ['#e0ae84', '#c48c60'],
};
export const people = {
  // Young woman in a pandan hijab
  1: () => {
    const [skin, shade] = skins.a;
    return background({ ground: '#f5dfc3', tint: '#efd3b0', disc: '#fbeedb' })
      + body({ shirt: C.paper, shirtShade: C.latte, apron: C.ink, apronShade: C.mocha, skin, skinShade: shade })
      + `<path d="M116 366C138 338 151 304 145 236H329C331 304 342 338 364 366C338 402 286 416 240 416C194 416 142 402 116 366Z" fill="${C.pandan}"/>`
      + tilt(-2, `<path d="M240 92C318 92 342 152 336 222C334 276 300 322 240 322C180 322 146 276 144 222C138 152 162 92 240 92Z" fill="${C.pandan}"/>`
        + `<path d="M178 192C178 132 302 132 302 192C304 252 280 298 240 298C200 298 176 252 178 192Z" fill="${skin}"/>`
        + `<path d="M178 194C174 128 306 128 302 194C294 158 268 146 240 146C212 146 186 158 178 194Z" fill="${C.pandanDark}"/>`
        + features({ shade, cheek: '#c9764f', lash: true, smile: 'open', cheeks: [201, 279, 239, 13] }))
      + `<path d="M158 292C180 340 252 352 330 284C338 322 336 340 346 346C300 382 214 378 150 338C158 326 160 310 158 292Z" fill="#5f8c48"/>`
      + line('M176 330C214 360 276 362 330 322M164 356C212 382 280 384 326 362', 5, C.pandanDark);
  },
  // Man with glasses and a side parting
  2: ({ guest = false } = {}) => {
    const [skin, shade] = skins.b;
    return background({ ground: '#dde8cf', tint: '#cfddbd', disc: '#eef4e5' })
      + body({ guest, shirt: C.caramel, shirtShade: C.caramelText, apron: C.ink, apronShade: C.mocha, skin, skinShade: shade, collar: 'shirt' })
      + tilt(3, ears(skin, shade) + `<path d="M162 206C150 128 196 92 248 92C306 92 330 132 318 206L306 206C306 180 300 166 292 156H186C178 168 174 184 174 206Z" fill="${C.ink}"/>`
        + face(skin) + `<path d="M168 190C168 156 178 140 196 132C232 164 282 160 306 146C312 160 312 176 312 190C320 120 286 92 240 92C190 92 160 126 168 190Z" fill="${C.ink}"/><path d="M196 132C206 112 236 100 262 102" fill="none" stroke="${C.cocoa}" stroke-width="5" stroke-linecap="round"/>`
        + `<g fill="#fffdf8" fill-opacity=".25"><rect x="182" y="190" width="50" height="42" rx="19"/><rect x="248" y="190" width="50" height="42" rx="19"/></g>`
        + features({ shade, cheek: '#b8633f', smile: 'closed', cheeks: [192, 288, 248, 14] }).replace('M196 187', 'M194 180').replace('M256 185', 'M258 178')
        + `<g fill="none" stroke="${C.ink}" stroke-width="5"><rect x="182" y="190" width="50" height="42" rx="19"/><rect x="248" y="190" width="50" height="42" rx="19"/></g>${line('M232 206c5-5 11-5 16 0M182 206l-10-3M298 206l10-3')}`);
  },
  // Woman with a cloud of curls
  3: ({ guest = false } = {}) => {
    const [skin, shade] = skins.c;
    const curls = [[158, 188, 40], [152, 240, 36], [166, 284, 30], [322, 188, 40], [328, 240, 36], [314, 284, 30], [178, 136, 42], [228, 108, 44], [284, 118, 42], [312, 150, 36], [200, 112, 30]];
    return background({ ground: '#eccba6', tint: '#e4bd92', disc: '#f8e4cb' })
      + tilt(-3, `<g fill="#33190f">${curls.map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}"/>`).join('')}</g>`)
      + body({ guest, shirt: guest ? C.pandan : C.foam, shirtShade: guest ? C.pandanDark : C.latte, apron: C.pandanDark, apronShade: C.sage, skin, skinShade: shade })
      + tilt(-3, face(skin) + `<g fill="#33190f"><circle cx="186" cy="150" r="27"/><circle cx="222" cy="138" r="27"/><circle cx="262" cy="138" r="27"/><circle cx="294" cy="152" r="25"/></g>`
        + line('M168 120c8-16 24-22 36-18M268 92c14 0 24 6 30 18M140 214c-6 12-4 24 4 32M336 206c8 10 8 24 2 34', 5, '#5f3621')
        + features({ shade, cheek: '#b5532f', smile: 'open', eyes: 'happy', brow: '#24110a' })
        + `<circle cx="172" cy="252" r="8" fill="${C.honey}"/><circle cx="308" cy="252" r="8" fill="${C.honey}"/>`);
  },
  // Bearded roaster in a knitted cap
  4: () => {
    const [skin, shade] = skins.d;
    return background({ ground: '#e9dccb', tint: '#decdb6', disc: '#f6eee2' })
      + body({ shirt: '#3f5b63', shirtShade: '#2c4349', apron: C.caramelText, apronShade: C.peach, skin, skinShade: shade, collar: 'round' })
      + tilt(2, ears(skin, shade) + face(skin)
        + `<path d="M169 214C180 236 200 240 212 246C226 236 254 236 268 246C280 240 300 236 311 214C316 272 290 322 240 322C190 322 164 272 169 214Z" fill="${C.ink}"/>`
        + features({ shade, cheek: '#b8633f', smile: 'none', brow: C.ink, cheeks: [190, 290, 228, 9] }).replace(/<path d="M214 255[^>]*>/, '')
        + `<path d="M214 259C224 264 256 264 266 259C262 278 218 278 214 259Z" fill="#7a3527"/><path d="M218 261C228 264 252 264 262 261C260 268 220 268 218 261Z" fill="#fffdf8"/>`
        + `<path d="M206 252C218 240 232 242 240 246C248 242 262 240 274 252C262 258 250 256 240 254C230 256 218 258 206 252Z" fill="${C.ink}"/>`
        + `<g transform="translate(0 -13)">` + `<path d="M164 172C158 106 196 78 240 78C284 78 322 106 316 172Z" fill="${C.caramel}"/><path d="M160 152C158 146 162 142 168 142H312C318 142 322 146 320 152L318 176C317 182 314 184 308 184H172C166 184 163 182 162 176Z" fill="${C.honey}"/>`
        + line('M188 152v22M214 152v22M240 152v22M266 152v22M292 152v22', 5, C.caramel) + line('M206 132c2-20 8-32 14-40M274 132c-2-20-8-32-14-40', 5, C.caramelText) + '</g>');
  },
  // The elder of the house: songkok, grey moustache
  5: () => {
    const [skin, shade] = skins.e;
    return background({ ground: '#d5e2c6', tint: '#c6d6b3', disc: '#eaf1e0' })
      + body({ shirt: C.paper, shirtShade: C.latte, apron: C.caramel, apronShade: C.peach, skin, skinShade: shade, collar: 'shirt' })
      + tilt(-2, ears(skin, shade) + `<path d="M166 200C162 176 164 160 172 150H308C316 160 318 176 314 200L304 206L300 170H180L176 206Z" fill="#b9b0a6"/>` + face(skin)
        + `<path d="M172 214C168 190 170 172 176 164L186 168C182 182 182 196 180 212ZM308 214C312 190 310 172 304 164L294 168C298 182 298 196 300 212Z" fill="#c9c1b8"/>`
        + features({ shade, cheek: '#b8633f', smile: 'none', eyes: 'happy', brow: '#b9b0a6' }).replace(/<path d="M214 255[^>]*>/, '')
        + line('M186 226c-6 2-10 6-12 10M294 226c6 2 10 6 12 10', 4, shade)
        + `<path d="M220 263C230 272 250 272 260 263" fill="none" stroke="#7a3527" stroke-width="5" stroke-linecap="round"/>`
        + `<path d="M200 260C206 242 228 240 240 248C252 240 274 242 280 260C266 256 252 262 240 258C228 262 214 256 200 260Z" fill="#d6cfc6"/>`
        + `<path d="M170 160L180 92C181 84 186 80 194 79C226 74 254 74 286 79C294 80 299 84 300 92L310 160C270 148 210 148 170 160Z" fill="#1d1210"/><path d="M177 108C216 98 264 98 303 108" fill="none" stroke="#4a342a" stroke-width="5" stroke-linecap="round"/>`);
  },
  // The youngest: bob with a fringe
  6: () => {
    const [skin, shade] = skins.f;
    return background({ ground: '#f2cfa9', tint: '#ebc191', disc: '#fdeedb' })
      + tilt(3, `<path d="M240 92C322 92 338 150 336 218C335 262 340 290 330 304C300 316 180 316 150 304C140 290 145 262 144 218C142 150 158 92 240 92Z" fill="#3a2118"/>`)
      + body({ shirt: C.sage, shirtShade: '#86a768', apron: C.ink, apronShade: C.mocha, skin, skinShade: shade })
      + tilt(3, face(skin) + `<path d="M164 214C156 136 196 104 240 104C284 104 324 136 316 214C310 204 306 192 304 172C262 176 216 176 176 172C174 192 170 204 164 214Z" fill="#3a2118"/>` + line('M196 138c12-12 34-16 50-14', 5, '#6d432f')
        + features({ shade, cheek: C.blush, lash: true, smile: 'closed' }).replace(/<path d="M196 187[^>]*>/, '')
        + line('M195 190c8-7 19-7 27-2M258 188c8-5 19-5 27 2', 5, '#3a2118')
        + `<g transform="translate(308 156) rotate(24) scale(.42)">${mark(C.caramel, C.pandan)}</g>`);
  },
};
/** Not of the house, or not one whose name is on the page of the team. */
export const strangers = {
  // A guest with long hair, parted in the middle
  guest: () => {
    const [skin, shade] = skins.e;
    const hair = '#1d1210';
    return `<path d="M240 88C326 88 342 150 340 218C340 296 350 336 346 384C306 410 174 410 134 384C130 336 140 296 140 218C138 150 154 88 240 88Z" fill="${hair}"/>`
      + body({ guest: true, shirt: C.honey, shirtShade: C.caramel, skin, skinShade: shade })
      + face(skin) + `<path d="M162 226C150 136 194 98 240 98C286 98 330 136 318 226C314 188 290 166 244 122C196 166 168 188 162 226Z" fill="${hair}"/>`
      + features({ shade, cheek: '#b8633f', lash: true, smile: 'closed', brow: hair });
  },
  // A young barista with short hair
  barista: () => {
    const [skin, shade] = skins.d;
    const hair = '#33190f';
    return body({ shirt: C.foam, shirtShade: C.latte, apron: C.pandanDark, apronShade: C.sage, skin, skinShade: shade })
      + ears(skin, shade) + face(skin)
      + `<path d="M166 204C146 122 192 78 250 84C312 86 334 130 314 204L305 206C308 178 302 160 288 148C252 164 208 160 190 142C194 152 184 178 176 206Z" fill="${hair}"/>` + line('M204 112c14-10 34-14 52-10', 5, '#5f3621')
      + features({ shade, cheek: '#b8633f', smile: 'open', brow: hair });
  },
};
for (const [n, draw] of Object.entries(people)) {
  await put(`pictures/portrait-${n}.svg`, svg(480, 480, draw().replaceAll('id="k"', `id="portrait-${n}-k"`).replaceAll('url(#k)', `url(#portrait-${n}-k)`)));
}
