import { say } from '../../messages.ts';
import { columnTexts } from '../../server/lists/csv.messages.ts';
import {
  type Cells,
  type CsvImport,
  choicesIn,
  dayIn,
  languageIn,
  numberIn,
  translationIn,
  yesOrNo,
} from '../../server/lists/csv-columns.ts';
import { outletSchema } from './contract.ts';
import { coordinatesIn } from './coordinates.contract.ts';
import { dayCells, dayColumns, hasDays, weekIn } from './hours/week-csv.ts';
import { facilityTexts, outletTexts, serviceTexts } from './messages.ts';
import { findOutletBySlug } from './slug-store.ts';
import { zoneOf } from './zone.contract.ts';

const { week, createdAt, updatedAt, translation, ...single } = outletSchema.shape;
const { id, language, displayOrder, isActive } = columnTexts;
const known: CsvImport['columns'] = { ...outletTexts, id, language, displayOrder, isActive };

/** A file has two cells for what is one field in two languages. */
const TRANSLATED = { otherDescription: 'description', otherClosedWhy: 'closedWhy' } as const;

const columns = Object.fromEntries([
  ...[...Object.keys(single), ...Object.keys(TRANSLATED)].map((name) => [
    name,
    known[name] ?? outletTexts.name,
  ]),
  ...Object.entries(dayColumns),
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
  language: languageIn,
  name: (text) => text,
  city: (text) => text,
  address: (text) => text,
};
const textOrNull = (text: string) => text || null;

export const outletCsv: CsvImport = {
  columns,
  fields: { week: outletTexts.week, translation: outletTexts.otherDescription },
  ignored: ['displayOrder'],
  write: (row, reader) => {
    const outlet = outletSchema.parse(row);
    return {
      ...outlet,
      services: outlet.services.map((service) => say(reader, serviceTexts[service])),
      facilities: outlet.facilities.map((facility) => say(reader, facilityTexts[facility])),
      otherDescription: outlet.translation.description,
      otherClosedWhy: outlet.translation.closedWhy,
      ...dayCells(outlet.week, reader),
    };
  },
  read: ({ id, ...cells }) => {
    const place = placeIn(cells);
    const fields = Object.entries(cells)
      .filter(([name]) => !Object.hasOwn(dayColumns, name) && !Object.hasOwn(TRANSLATED, name))
      .map(([name, text]) => [name, (READERS[name] ?? textOrNull)(text)] as const);
    return {
      ...Object.fromEntries(fields),
      ...translationIn(cells, TRANSLATED),
      ...place,
      ...(!id && !cells.zone && { zone: zoneOf({ city: cells.city, ...place }) }),
      ...(hasDays(cells) ? { week: weekIn(cells) } : !id && { week: [] }),
    };
  },
  find: async (db, { slug = '' }) =>
    slug === '' ? null : ((await findOutletBySlug(db, slug))?.id ?? null),
};

/** A map link says where the outlet is, unless the file does. */
function placeIn({ latitude = '', longitude = '', mapsLink = '' }: Cells) {
  const given = { latitude: numberIn(latitude), longitude: numberIn(longitude) };
  return latitude || longitude ? given : (coordinatesIn(mapsLink) ?? {});
}
