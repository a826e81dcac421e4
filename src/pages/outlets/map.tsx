import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { addressOf, type Choice, chosenFrom, everywhere, sameText } from './choice.ts';
import { finderTexts } from './messages.ts';
import type { ShownOutlet } from './shown.ts';

/** `pictures/islands.svg` has 50 units a degree, from 94° E and 8° N. */
const WIDTH = 640;
const HEIGHT = 280;
const ISLANDS = { width: 2400, height: 950 };
const UNITS = 50;
const WEST = 94;
const NORTH = 8;
/** The coast of the islands is too coarse for a narrower part. */
const NARROWEST = 54;
/** The names are around the places, so the drawing is this much wider than they are. */
const MARGIN = 1.7;
/**
 * These are a name's height, the width of one of its letters, of those that are half as wide, and
 * what is left free at both ends.
 */
const LINE = 56;
const LETTER = 17;
const NARROW = /[fijlrt ]/g;
const PADDING = 20;
const DOT = 12;
const GAP = 6;

type Point = { x: number; y: number };
type Place = Point & { name: string; count: number; found: number; href: string };
type Drawn = Place & { label: Point };

type Props = { outlets: ShownOutlet[]; choice: Choice };

/** A city whose name would cover another's is a dot, and counts with the nearest named one. */
export function drawMap({ outlets, choice }: Props) {
  const all = citiesOf(outlets, choice);
  const { left, top, scale } = cutOut(all);
  if (all.length < 2 || WIDTH / scale < NARROWEST) return null;
  const placed = all.map((place) => ({
    ...place,
    x: (place.x - left) * scale,
    y: (place.y - top) * scale,
  }));
  return { placed, named: apart(placed), left, top, scale };
}

export function OutletMap({
  map,
  choice,
}: {
  map: NonNullable<ReturnType<typeof drawMap>>;
  choice: Choice;
}) {
  const say = useSay();
  const { prefix } = useReader();
  const { placed, named, left, top, scale } = map;
  return (
    <nav aria-label={say(finderTexts.map)} className="outlet-map print:hidden">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it is named */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {/* The drawing ends in the north of Malaya, which must not look like a coast. */}
        <linearGradient id="north" x2="0" y2="0.1">
          <stop />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id="fade" maskUnits="userSpaceOnUse" {...ISLANDS}>
          <rect {...ISLANDS} fill="url(#north)" />
        </mask>
        <g
          mask="url(#fade)"
          transform={`scale(${scale.toFixed(2)}) translate(${-Math.round(left)} ${-Math.round(top)})`}
        >
          <use href="/pictures/islands.svg#land" />
        </g>
        {placed.map(({ href, found, x, y }) => (
          <circle
            key={href}
            cx={Math.round(x)}
            cy={Math.round(y)}
            r="7"
            data-none={found === 0 || undefined}
          />
        ))}
        {named.map((place) => (
          <a
            key={place.href}
            href={inVoice(prefix, place.href)}
            rel="nofollow"
            aria-current={sameText(place.name, choice.city) || undefined}
            data-none={place.found === 0 || undefined}
          >
            <rect {...boxOf(place)} rx={LINE / 2} />
            {place.found > 0 && (
              <circle cx={Math.round(place.x)} cy={Math.round(place.y)} r={DOT - 2} />
            )}
            <text x={Math.round(place.label.x)} y={Math.round(place.label.y) + 9}>
              {place.name}
              {place.found > 0 && <tspan>{` ${place.found}`}</tspan>}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

function citiesOf(outlets: ShownOutlet[], choice: Choice): Place[] {
  const matching = chosenFrom(outlets, { ...choice, city: '' });
  const found = new Set(matching.map(({ outlet }) => outlet.id));
  return [...Map.groupBy(outlets, ({ outlet }) => outlet.city)].flatMap(([name, those]) => {
    const pins = those.flatMap(({ outlet: { latitude, longitude } }) =>
      latitude === null || longitude === null
        ? []
        : [{ x: (longitude - WEST) * UNITS, y: (NORTH - latitude) * UNITS }],
    );
    if (pins.length === 0) return [];
    const here = those.filter(({ outlet }) => found.has(outlet.id)).length;
    const place = {
      name,
      // An outlet without a pin is in its city all the same.
      count: those.length,
      found: here,
      href: addressOf({ ...(here === 0 ? everywhere : choice), city: name }),
      x: mean(pins.map(({ x }) => x)),
      y: mean(pins.map(({ y }) => y)),
    };
    return [place];
  });
}

const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function cutOut(places: Place[]) {
  const [west, east] = ends(places.map(({ x }) => x));
  const [north, south] = ends(places.map(({ y }) => y));
  const width = MARGIN * Math.max(east - west, ((south - north) * WIDTH) / HEIGHT, 0.5);
  const scale = WIDTH / width;
  const left = (west + east - width) / 2;
  return { left, top: (north + south - HEIGHT / scale) / 2, scale };
}

const ends = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];

/** A name must cover neither another name nor a dot. */
function apart(places: Place[]): Drawn[] {
  const drawn: Drawn[] = [];
  const unnamed: Place[] = [];
  for (const place of places.toSorted((one, other) => other.count - one.count)) {
    const others = places.filter((other) => other !== place).map(dotOf);
    const isFree = (label: Box) =>
      isInside(label) && ![...others, ...drawn.map(boxOf)].some((other) => covers(label, other));
    const fits = drawn.some((other) => distance(other, place) < 2 * DOT)
      ? undefined
      : labelsOf(place).find((one) => isFree(boxOf(one)));
    if (fits) drawn.push(fits);
    else unnamed.push(place);
  }
  for (const place of unnamed) {
    const [near] = drawn.toSorted((one, other) => distance(one, place) - distance(other, place));
    if (!near) continue;
    near.count += place.count;
    near.found += place.found;
  }
  return drawn;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A name is tried outwards, inwards, and at both sides. */
function labelsOf(place: Place): Drawn[] {
  const { x, y } = place;
  const aside = DOT + GAP + widthOf(place) / 2;
  const apart = (DOT + GAP + LINE / 2) * (y < HEIGHT / 2 ? -1 : 1);
  return [
    { x, y: y + apart },
    { x, y: y - apart },
    { x: x - aside, y },
    { x: x + aside, y },
  ].map((label) => ({ ...place, label }));
}

type Box = Point & { width: number; height: number };

function widthOf({ name, found }: Place): number {
  const text = `${name} ${found}`;
  const narrow = text.match(NARROW)?.length ?? 0;
  return (text.length - narrow / 2) * LETTER + 2 * PADDING;
}

function boxOf(place: Drawn): Box {
  const width = Math.round(widthOf(place));
  const { x, y } = place.label;
  return { x: Math.round(x - width / 2), y: Math.round(y - LINE / 2), width, height: LINE };
}

const dotOf = ({ x, y }: Place): Box => ({
  ...{ x: x - DOT, y: y - DOT },
  ...{ width: 2 * DOT, height: 2 * DOT },
});

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT;

const covers = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
