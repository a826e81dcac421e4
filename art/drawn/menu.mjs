// The drinks of the demo's menu: pictures/menu-*.svg, 320 x 400 on nothing, so that the page gives the ground.
import { C, svg, put } from './lib.mjs';
import * as F from './food.mjs';

const stands = (inner, scale, x = 160) => svg(320, 400, F.at(x, 356, scale, inner));
const drinks = {
  'kopi-susu': stands(F.kopiSusu(), 1.02),
  'kopi-tubruk': stands(F.cup({ coffee: '#3a1d11', art: '#5a3220', body: C.caramel, shade: '#9a5722', saucer: C.latte, steamColour: C.mocha }), 0.98, 152),
  'manual-brew': stands(F.kopiHitam(), 1.02),
  cappuccino: stands(F.cup({ body: C.pandan, shade: C.pandanDark, saucer: C.foam, steamColour: C.mocha }), 0.98, 152),
  'teh-pandan': stands(F.pandanLatte(), 1.02),
  'cokelat-aren': stands(F.takeaway(), 1.06),
  cup: stands(F.cup({ steamColour: C.mocha }), 0.98, 152),
};
for (const [name, drawing] of Object.entries(drinks)) await put(`pictures/menu-${name}.svg`, drawing);
