import { say } from '../../../messages.ts';
import { columnTexts } from '../../../server/lists/csv.messages.ts';
import {
  type Cells,
  type CsvImport,
  choicesIn,
  dayIn,
  languageIn,
  translationIn,
} from '../../../server/lists/csv-columns.ts';
import { dayCells, dayColumns, weekIn } from '../hours/week-csv.ts';
import { scopeTexts, specialTexts } from '../messages.ts';
import { listOutletNames } from '../store.ts';
import { specialHoursSchema } from './contract.ts';

const { name, otherName, from, to, scope, city, outletIds } = specialTexts;
const { id, language } = columnTexts;

/** A file names outlets by id; one that is read may also have page addresses or names. */
export const specialHoursCsv: CsvImport = {
  columns: { id, name, from, to, scope, city, outletIds, language, otherName, ...dayColumns },
  fields: { week: specialTexts.week, translation: otherName },
  ignored: [],
  write: (row, reader) => {
    const { week, ...hours } = specialHoursSchema.parse(row);
    return {
      ...hours,
      scope: say(reader, scopeTexts[hours.scope]),
      outletIds: hours.outletIds.join('; '),
      otherName: hours.translation.name,
      ...dayCells(week, reader),
    };
  },
  resolver: async (db) => {
    const outlets = await listOutletNames(db);
    return {
      resolve: async (cells) => ({ ...cells, outletIds: idsOf(outlets, cells.outletIds ?? '') }),
    };
  },
  read: (cells) => ({
    name: cells.name,
    from: dayIn(cells.from ?? '') ?? '',
    to: dayIn(cells.to ?? '') ?? '',
    scope: choicesIn(cells.scope ?? '', scopeTexts)[0] ?? scopeFor(cells),
    city: cells.city ?? '',
    outletIds: partsOf(cells.outletIds ?? '').map(Number),
    language: languageIn(cells.language ?? ''),
    ...translationIn(cells, { otherName: 'name' }),
    week: weekIn(cells),
  }),
};

const partsOf = (text: string): string[] =>
  text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const scopeFor = ({ city, outletIds }: Cells) => (outletIds ? 'outlets' : city ? 'city' : 'all');

/** A name that no outlet has stays in the list, so that the row is refused. */
function idsOf(outlets: Awaited<ReturnType<typeof listOutletNames>>, text: string): string {
  const parts = partsOf(text);
  if (parts.every((part) => /^\d+$/.test(part))) return parts.join('; ');
  const found = parts.map((part) => {
    const wanted = part.toLowerCase();
    const same = outlets.filter((one) =>
      [String(one.id), one.slug, one.name.toLowerCase()].includes(wanted),
    );
    return same.length === 1 && same[0] ? String(same[0].id) : part;
  });
  return found.join('; ');
}
