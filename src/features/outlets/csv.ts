import { say } from '../../messages.ts';
import { notFound } from '../../server/http/errors.ts';
import { columnTexts } from '../../server/lists/csv.messages.ts';
import {
  type Cells,
  type CsvImport,
  choicesIn,
  dayIn,
  numberIn,
  yesOrNo,
} from '../../server/lists/csv-columns.ts';
import { type Outlet, outletSchema } from './contract.ts';
import { coordinatesIn } from './coordinates.contract.ts';
import { hoursTexts, weekdayTexts } from './hours/messages.ts';
import type { Period } from './hours/opening.contract.ts';
import { facilityTexts, outletTexts, serviceTexts } from './messages.ts';
import { findOutletBySlug } from './slug-store.ts';
import { outletEntries } from './store.ts';

const { week, createdAt, updatedAt, ...single } = outletSchema.shape;
const { id, displayOrder, isActive } = columnTexts;
const known: CsvImport['columns'] = { ...outletTexts, id, displayOrder, isActive };
const days = weekdayTexts.map((_, day) => `day${day + 1}`);

const columns = Object.fromEntries([
  ...Object.keys(single).map((name) => [name, known[name] ?? outletTexts.name]),
  ...days.map((name, day) => [name, weekdayTexts[day] ?? outletTexts.week]),
]);

const READERS: Record<string, (text: string) => unknown> = {
  latitude: numberIn,
  longitude: numberIn,
  services: (text) => choicesIn(text, serviceTexts),
  facilities: (text) => choicesIn(text, facilityTexts),
  opensOn: dayIn,
  reopensOn: dayIn,
  zone: (text) => text.toUpperCase() || undefined,
  isTemporarilyClosed: yesOrNo,
  isActive: yesOrNo,
  closedWhy: (text) => text,
  name: (text) => text,
  city: (text) => text,
  address: (text) => text,
};
const textOrNull = (text: string) => text || null;

/** The week has a column for each day, such as `07:00-11:00; 13:00-22:00`. */
export const outletCsv: CsvImport = {
  columns,
  fields: { week: outletTexts.week },
  ignored: ['displayOrder'],
  write: (row, reader) => {
    const outlet = outletSchema.parse(row);
    return {
      ...outlet,
      services: outlet.services.map((service) => say(reader, serviceTexts[service])),
      facilities: outlet.facilities.map((facility) => say(reader, facilityTexts[facility])),
      ...Object.fromEntries(days.map((name, day) => [name, written(outlet, day)])),
    };
  },
  read: ({ id, ...cells }) => {
    const fields = Object.entries(cells)
      .filter(([name]) => !days.includes(name))
      .map(([name, text]) => [name, (READERS[name] ?? textOrNull)(text)] as const);
    return { ...Object.fromEntries(fields), ...placeIn(cells), ...weekIn(cells) };
  },
  async find(db, { id = '', slug = '' }) {
    if (id !== '') {
      if (!/^\d{1,9}$/.test(id)) throw notFound(outletTexts.what);
      return (await outletEntries.find(db, Number(id))).id;
    }
    return slug === '' ? null : ((await findOutletBySlug(db, slug))?.id ?? null);
  },
};

const written = ({ week }: Outlet, day: number): string =>
  (week[day] ?? []).map(({ opens, closes }) => `${opens}-${closes}`).join('; ');

/** A new row without the days has the usual hours; one with some of them is closed on the others. */
function weekIn(cells: Cells): { week?: Period[][] } {
  if (!days.some((name) => cells[name])) return {};
  return { week: days.map((name) => periodsIn(cells[name] ?? '')) };
}

const WHOLE_DAY = [hoursTexts.wholeDay.id, hoursTexts.wholeDay.en].map((text) =>
  text.toLowerCase(),
);
const CLOSED = [hoursTexts.closed.id, hoursTexts.closed.en];

function periodsIn(text: string): Period[] {
  const hours = text.trim().toLowerCase();
  if (hours === '' || CLOSED.includes(hours)) return [];
  if (WHOLE_DAY.includes(hours)) return [{ opens: '00:00', closes: '00:00' }];
  return hours.split(/[;,]/).map((period) => {
    const [opens = '', closes = ''] = period.split(/[-–—]/).map(clockIn);
    return { opens, closes };
  });
}

/** `7.00` and `7:00` are 07:00, and 24.00 is the midnight at the end. */
const clockIn = (text: string): string =>
  text
    .trim()
    .replace('.', ':')
    .replace(/^(\d):/, '0$1:')
    .replace(/^24:00$/, '00:00');

/** A map link says where the outlet is, unless the file does. */
function placeIn({ latitude, longitude, mapsLink = '' }: Cells) {
  return latitude || longitude ? {} : (coordinatesIn(mapsLink) ?? {});
}
