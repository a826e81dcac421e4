import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { addressOf, everywhere } from './choice.ts';
import { finderTexts } from './messages.ts';
import type { ShownOutlet } from './shown.ts';

/** The drawing's own size; `pictures/islands.svg` has 50 units a degree, from 94° E and 8° N. */
const WIDTH = 640;
const HEIGHT = 280;
const UNITS = 50;
const WEST = 94;
const NORTH = 8;
/** A narrower part of the islands is not drawn: their coast is too coarse for it. */
const NARROWEST = 54;
/** How much wider than the places the drawing is: their names stand beside them. */
const MARGIN = 2.2;
/** A name's height, and the width of one of its letters. */
const LINE = 48;
const LETTER = 14.5;
const DOT = 12;
/** Beyond it no land is seen. */
const FADE = { x: -110, y: -150, width: 860, height: 580 };
const GAP = 20;

type Place = { name: string; count: number; href: string; x: number; y: number };
type Drawn = Place & { side: 'left' | 'right' };

/**
 * The cities of a chain on the islands, without another site. A city whose name would cover
 * another's is counted with the nearest one that is drawn.
 */
export function OutletMap({ outlets }: { outlets: ShownOutlet[] }) {
  const say = useSay();
  const { prefix } = useReader();
  const all = citiesOf(outlets);
  const { left, top, scale } = cutOut(all);
  if (all.length < 2 || WIDTH / scale < NARROWEST) return null;
  const places = apart(
    all.map((place) => ({ ...place, x: (place.x - left) * scale, y: (place.y - top) * scale })),
  );
  return (
    <nav aria-label={say(finderTexts.map)} className="outlet-map print:hidden">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it is named */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {/* Fades out before the edges of the screen, which would cut islands in two. */}
        <radialGradient id="near">
          <stop offset="0.6" stopColor="#fff" />
          <stop offset="1" />
        </radialGradient>
        <mask id="fade" maskUnits="userSpaceOnUse" {...FADE}>
          <rect {...FADE} fill="url(#near)" />
        </mask>
        <g mask="url(#fade)">
          <use
            href="/pictures/islands.svg#land"
            transform={`scale(${scale.toFixed(2)}) translate(${-Math.round(left)} ${-Math.round(top)})`}
          />
        </g>
        {places.map((place) => (
          <a key={place.href} href={inVoice(prefix, place.href)} rel="nofollow">
            <rect {...boxOf(place)} />
            <circle
              cx={Math.round(place.x)}
              cy={Math.round(place.y)}
              r={place.count > 1 ? 11 : 8}
            />
            <text
              x={Math.round(place.x) + (place.side === 'left' ? -GAP : GAP)}
              y={Math.round(place.y) + 8}
              textAnchor={place.side === 'left' ? 'end' : undefined}
            >
              {labelOf(place)}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

const labelOf = ({ name, count }: Place) => `${name} · ${count}`;

function citiesOf(outlets: ShownOutlet[]): Place[] {
  const known = outlets.flatMap(({ outlet: { latitude, longitude, city } }) =>
    latitude === null || longitude === null
      ? []
      : [{ city, x: (longitude - WEST) * UNITS, y: (NORTH - latitude) * UNITS }],
  );
  return [...Map.groupBy(known, ({ city }) => city)].map(([name, those]) => ({
    name,
    count: those.length,
    href: addressOf({ ...everywhere, city: name }),
    x: mean(those.map(({ x }) => x)),
    y: mean(those.map(({ y }) => y)),
  }));
}

const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The part of the country with all places in it. */
function cutOut(places: Place[]) {
  const [west, east] = ends(places.map(({ x }) => x));
  const [north, south] = ends(places.map(({ y }) => y));
  const width = MARGIN * Math.max(east - west, ((south - north) * WIDTH) / HEIGHT, 0.5);
  const scale = WIDTH / width;
  const left = (west + east - width) / 2;
  return { left, top: (north + south - HEIGHT / scale) / 2, scale };
}

const ends = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];

/** Names stand outwards if there is room. */
function apart(places: Place[]): Drawn[] {
  const drawn: Drawn[] = [];
  for (const place of places.toSorted((one, other) => other.count - one.count)) {
    const sides: Drawn['side'][] = place.x < WIDTH / 2 ? ['left', 'right'] : ['right', 'left'];
    const fits = sides
      .map((side): Drawn => ({ ...place, side }))
      .find((one) => drawn.every((other) => !covers(boxOf(one), boxOf(other))));
    if (fits) drawn.push(fits);
    else {
      const [near] = drawn.toSorted((one, other) => distance(one, place) - distance(other, place));
      if (near) near.count += place.count;
    }
  }
  return drawn;
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a place can be pressed: its dot and its name. */
function boxOf(place: Drawn) {
  const width = Math.round(labelOf(place).length * LETTER) + DOT + GAP;
  const x = Math.round(place.x) + (place.side === 'left' ? DOT - width : -DOT);
  return { x, y: Math.round(place.y) - LINE / 2, width, height: LINE };
}

type Box = ReturnType<typeof boxOf>;

const covers = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < LINE;
