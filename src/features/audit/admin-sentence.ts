import { type Message, type Reader, say, voices } from '../../messages.ts';
import { voiceNames } from '../../shared.messages.ts';
import { formatsOf } from '../../ui/formats.ts';
import { roles } from '../accounts/contract.ts';
import { accountTexts } from '../accounts/messages.ts';
import { weekSchema } from '../outlets/hours/week.contract.ts';
import { weekInWords } from '../outlets/hours/words.contract.ts';
import type { AuditEntry } from './contract.ts';
import { actTexts, auditTexts, fieldTexts, wholeTexts } from './messages.ts';

type Words = Record<string, string>;

const acts: Record<string, Message<'what'>> = actTexts;
/** Without these the sentence would name only the first row of a list that changed. */
const listActs: Record<string, Message<'what'>> = {
  import: actTexts.import,
  order: actTexts.order,
};
const wholes: Record<string, Message<never>> = wholeTexts;
const fields: Record<string, Message<never>> = fieldTexts;

/** Every entry says when and by whom anyway. */
const known = ['updated_by', 'published_at'];

type RowChange = NonNullable<AuditEntry['changes']>[number];

const fieldsOf = ({ fields }: RowChange): string[] =>
  Object.keys(fields).filter((field) => !known.includes(field));

export function onlyField({ action, changes }: AuditEntry): string | undefined {
  const [first, ...others] = (changes ?? []).map(fieldsOf).filter(({ length }) => length > 0);
  if (!action.endsWith('.update') || others.length > 0 || first?.length !== 1) return undefined;
  return first[0];
}

export type ChangedField = {
  key: string;
  name: string;
  /** A field of so many rows: each outlet has one without an id, and they are told as one. */
  count: number;
  before: string;
  after: string;
};

export function changedFieldsOf({ changes }: AuditEntry, reader: Reader): ChangedField[] {
  const keyOf = ({ table, id, fields }: RowChange) =>
    `${table} ${id ?? Object.keys(fields).join(' ')}`;
  return [...Map.groupBy(changes ?? [], keyOf)].flatMap(([key, rows]) =>
    (rows[0] ? fieldsOf(rows[0]) : []).map((field) => {
      const both = rows.map(({ fields }) => fields[field] ?? []);
      const values = (at: 0 | 1) =>
        valuesText(
          field,
          both.map((one) => one[at]),
          reader,
        );
      return {
        key: `${key} ${field}`,
        name: fieldName(field, reader),
        count: rows.length,
        before: values(0),
        after: values(1),
      };
    }),
  );
}

export const isShown = ({ changes }: AuditEntry): boolean =>
  (changes ?? []).some(({ fields: { is_active: both } }) => both?.[1] === true);

const plain = (name: string) => name.replaceAll(/[_.-]/g, ' ').replace(/^is /, '');

/** The filter calls `faq` 'question', as people would. */
export const thingName = (thing: string, words: Words) =>
  (words[thing] ?? plain(thing)).replace(/^(the|an?) /, '');

/** Writes 'changed the price of “Kopi Tubruk”', or the action itself for one without words. */
export function sentenceOf(entry: AuditEntry, words: Words, reader: Reader): string {
  const { action } = entry;
  const whole = wholes[action];
  if (whole) return say(reader, whole);
  const [thing = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  const listAct = listActs[verb];
  if (listAct) return say(reader, listAct, { what: thingName(thing, words) });
  const only = onlyField(entry);
  const labels = labelsOf(entry);
  const which = whichOf(entry);
  const one = [words[thing] ?? plain(thing), which].filter(Boolean).join(' ');
  if (only === 'is_active') {
    return say(reader, isShown(entry) ? actTexts.show : actTexts.hide, { what: one });
  }
  // A text of the site has no field other than `value`.
  if (only && only !== 'value')
    return say(reader, auditTexts.updateOne, { field: nameOf(only, reader), what: one });
  const count = labels.length - 1;
  const what = count > 0 ? say(reader, auditTexts.more, { first: one, count }) : one;
  const act = acts[verb];
  return act ? say(reader, act, { what }) : `${plain(verb)} ${what}`;
}

const labelsOf = ({ changes }: AuditEntry) =>
  (changes ?? []).flatMap(({ label }) => (label ? [label] : []));

export function whichOf(entry: AuditEntry): string {
  const { targetName, action, detail, target } = entry;
  const [name = targetName] = labelsOf(entry);
  if (name) return `“${name}”`;
  // Marking what is sold out at some outlets changes only rows of these: "Cappuccino (Dago)".
  if (action.startsWith('menu.') && detail) return `“${detail.split(' (', 1)[0]}”`;
  return target && `#${target}`;
}

/** Of "Cappuccino (Dago)" the sentence has named the drink. */
export function restOf(entry: AuditEntry): string {
  const [name, place, ...others] = entry.detail.split(' (');
  const isNamed = whichOf(entry) === `“${name}”` && others.length === 0;
  return isNamed && place?.endsWith(')') ? place.slice(0, -1) : entry.detail;
}

function nameOf(column: string, reader: Reader): string {
  const name = fields[column];
  return name ? say(reader, name) : plain(column);
}

function fieldName(column: string, reader: Reader): string {
  const name = nameOf(column, reader);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function valueText(column: string, value: unknown, reader: Reader): string {
  if (value === null && column === 'until') return say(reader, auditTexts.untilSoldAgain);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say(reader, value ? auditTexts.yes : auditTexts.no);
  if (column === 'role' || column === 'second_factor_roles') return rolesText(value, reader);
  if (column === 'voice' || column === 'language') return languageText(value, reader);
  if (column === 'week') return weekText(value, reader);
  const { rupiah } = formatsOf(reader);
  if (column === 'price') return rupiah(Number(value));
  if (column === 'variants' && Array.isArray(value))
    return value.map(({ name, price }) => `${name} ${rupiah(price)}`).join('\n') || '–';
  if (column === 'translation' && typeof value === 'object')
    return Object.values(value).filter(Boolean).join('\n') || '–';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.join(', ') || '–';
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const { date, mediumDay } = formatsOf(reader);
  if (INSTANT.test(value)) return date(value);
  return DAY.test(value) ? mediumDay(value) : value;
}

/** Equal values are told once, and several times only by their days. */
function valuesText(column: string, values: unknown[], reader: Reader): string {
  const texts = new Set(values.map((value) => valueText(column, value, reader)));
  if (texts.size === 1 || !values.every((value) => INSTANT.test(String(value)))) {
    return [...texts].join(', ');
  }
  const { mediumDay } = formatsOf(reader);
  return [...new Set(values.map((value) => mediumDay(String(value))))].join(', ');
}

export function rolesText(value: unknown, reader: Reader): string {
  const all = Array.isArray(value) ? value : [value];
  return (
    all
      .map((one) => roles.find((role) => role === one))
      .flatMap((role) => (role ? [say(reader, accountTexts[role])] : []))
      .join(', ') || '–'
  );
}

function languageText(value: unknown, reader: Reader): string {
  const voice = voices.find((one) => one === value);
  return voice ? say(reader, voiceNames[voice]) : String(value);
}

function weekText(value: unknown, reader: Reader): string {
  const week = weekSchema.safeParse(value).data;
  return week ? weekInWords(week, reader) : JSON.stringify(value);
}
