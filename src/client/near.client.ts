/** The position is sent nowhere. */
export function showNearest({ dataset }: HTMLElement) {
  const tell = (sentence = '') => {
    const status = document.querySelector('[data-near-status]');
    if (status) status.textContent = sentence;
  };
  if (!('geolocation' in navigator)) return tell(dataset.failed);
  tell(dataset.seeking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      sort(coords, dataset.heading ?? '');
      tell(dataset.sorted);
      // On a small phone all of this is below the screen, as if the button did nothing.
      document.querySelector('[data-nearest] li')?.scrollIntoView({ block: 'nearest' });
    },
    ({ code, PERMISSION_DENIED }) =>
      tell(code === PERMISSION_DENIED ? dataset.refused : dataset.failed),
    { timeout: 15_000, maximumAge: 300_000 },
  );
}

type Place = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>;

function sort(here: Place, heading: string) {
  const list = document.querySelector('[data-nearest] ol') ?? createList(heading);
  const rows = [...document.querySelectorAll<HTMLElement>('[data-at]')].map((row) => {
    const [latitude = 0, longitude = 0] = (row.dataset.at ?? '').split(',').map(Number);
    return { row, kilometres: distance(here, { latitude, longitude }) };
  });
  for (const { row, kilometres } of rows.toSorted((a, b) => a.kilometres - b.kilometres)) {
    const said = row.querySelector('data') ?? document.createElement('data');
    said.textContent = inWords(kilometres);
    row.querySelector('h3')?.append(said);
    list.append(row);
  }
  // An outlet without a position stays where it was.
  for (const city of document.querySelectorAll<HTMLElement>('[data-city]')) {
    city.hidden = city.querySelector('li') === null;
  }
}

function createList(heading: string): Element {
  const first = document.querySelector('[data-city]');
  const section = document.createElement('section');
  const title = document.createElement('h2');
  const list = document.createElement('ol');
  section.dataset.nearest = '';
  section.className = first?.className ?? '';
  title.className = first?.querySelector('h2')?.className ?? '';
  title.textContent = heading;
  list.className = first?.querySelector('ul')?.className ?? '';
  section.append(title, list);
  first?.before(section);
  return list;
}

const EARTH = 6371;

/** Returns kilometres on a globe. */
function distance(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across =
    Math.cos(radians(one.latitude)) *
    Math.cos(radians(other.latitude)) *
    half(other.longitude - one.longitude);
  return 2 * EARTH * Math.asin(Math.sqrt(half(other.latitude - one.latitude) + across));
}

function inWords(kilometres: number): string {
  const [value, unit] = kilometres < 1 ? [kilometres * 1000, 'meter'] : [kilometres, 'kilometer'];
  const digits =
    kilometres < 1
      ? { maximumSignificantDigits: 2 }
      : { maximumFractionDigits: kilometres < 10 ? 1 : 0 };
  const { lang } = document.documentElement;
  return value.toLocaleString(lang, { style: 'unit', unit, ...digits });
}
