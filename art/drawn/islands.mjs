// The islands of Indonesia and what lies beside them, for the map of the outlets: pictures/islands.svg. The coast is
// Natural Earth's (public domain), from the npm package world-atlas. One unit is a fiftieth of a degree, from 94° E and 8° N.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { put } from './lib.mjs';

const UNITS = 50, WEST = 94, EAST = 142, SOUTH = -11, NORTH = 8;
const DETAIL = 1e-3, SMALLEST = 0.004; // square degrees: of a bend, and of an island

const atlas = createRequire(import.meta.url)('world-atlas/land-10m.json');
const land = feature(simplify(presimplify(atlas), DETAIL), atlas.objects.land);
const coasts = land.features.flatMap(({ geometry: { type, coordinates } }) => (type === 'Polygon' ? [coordinates] : coordinates)).map(([coast]) => coast);

// Cut at the four edges, one after the other.
const crossing = (a, b, axis, edge) => {
  const t = (edge - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
};
const edges = [[0, WEST, 1], [0, EAST, -1], [1, SOUTH, 1], [1, NORTH, -1]];
const cut = (coast) => edges.reduce((points, [axis, edge, side]) => points.flatMap((point, i) => {
  const before = points.at(i - 1), inside = (p) => (p[axis] - edge) * side >= 0;
  const enters = inside(point) !== inside(before) ? [crossing(before, point, axis, edge)] : [];
  return inside(point) ? [...enters, point] : enters;
}), coast);
const areaOf = (coast) => Math.abs(coast.reduce((sum, [x, y], i) => { const [u, v] = coast[(i + 1) % coast.length]; return sum + x * v - u * y; }, 0)) / 2;
const pathOf = (coast) => {
  const points = coast.map(([x, y]) => [Math.round((x - WEST) * UNITS), Math.round((NORTH - y) * UNITS)]);
  const steps = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]]).filter(([x, y]) => x || y);
  return `M${points[0].join(' ')}l${steps.map((s) => s.join(' ')).join(' ').replaceAll(' -', '-')}z`;
};
// Mindanao, cut off by the north edge, would be an island with one straight coast.
const isMindanao = (coast) => coast.every(([x, y]) => x > 118 && y > 5);
const islands = coasts.map(cut).filter((coast) => coast.length > 3 && areaOf(coast) > SMALLEST && !isMindanao(coast));
const size = [(EAST - WEST) * UNITS, (NORTH - SOUTH) * UNITS].join(' ');
await put('pictures/islands.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path id="land" d="${islands.map(pathOf).join('')}"/></svg>`);
