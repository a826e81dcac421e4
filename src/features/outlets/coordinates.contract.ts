export type Coordinates = { latitude: number; longitude: number };

const NUMBER = /(-?\d{1,3}\.\d+)/.source;

/** Google Maps and OpenStreetMap write a place so, before the middle of the map. */
const PATTERNS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `[?&/](?:q|query|ll|destination|marker|place)[=/]${NUMBER}(?:,|%2C)\\s?\\+?${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=\\d+/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** An embedded map has the longitude first. */
const TURNED = new RegExp(`!2d${NUMBER}!3d${NUMBER}`);
const BOX = new RegExp(
  `[?&]bbox=${Array.from({ length: 4 }, () => NUMBER).join('(?:,|%2C)')}`,
  'i',
);

/** Returns null when the address has no coordinates, as a short link. */
export function coordinatesIn(link: string): Coordinates | null {
  for (const pattern of PATTERNS) {
    const [found, latitude, longitude] = pattern.exec(link) ?? [];
    if (found) return place(Number(latitude), Number(longitude));
  }
  const [turned, east, north] = TURNED.exec(link) ?? [];
  if (turned) return place(Number(north), Number(east));
  const [box, west, south, right, top] = BOX.exec(link) ?? [];
  if (!box) return null;
  return place((Number(south) + Number(top)) / 2, (Number(west) + Number(right)) / 2);
}

function place(latitude: number, longitude: number): Coordinates | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // A millionth of a degree is the width of a hand.
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Only Google knows where the links of its share buttons lead. */
export const isShortMapLink = (link: string): boolean =>
  /^https:\/\/(maps\.app\.goo\.gl|goo\.gl|g\.co)\//i.test(link);
