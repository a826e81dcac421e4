import { type AnyColumn, and, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Language, otherLanguage, type Voice } from '../../messages.ts';
import { languageMark, markLines } from '../http/language-marks.ts';

export type Translated = {
  language: Language;
  translation: Record<string, string>;
  /** Where all is English, it replaces the picture (`imageUrl` or `url`) unless it is empty. */
  englishPicture?: string;
};
export type InLanguage<Row> = Omit<Row, keyof Translated>;

/**
 * Shows an entry as visitors of this voice read it. If a text is missing in one language, it is
 * given in the other.
 * @param marked for pages: marks texts in another language than the voice (`language-marks.ts`)
 */
export function inLanguage<Row extends Translated>(
  row: Row,
  voice: Voice,
  marked?: 'marked',
): InLanguage<Row>;
export function inLanguage(
  { language, translation, englishPicture = '', ...row }: Translated,
  voice: Voice,
  marked?: 'marked',
): object {
  // A page that does not read a text needs no translation of it either.
  const read = Object.entries(translation).filter(([name]) => name in row);
  const texts = read.map(([name, translated]) => {
    const own: unknown = Reflect.get(row, name);
    const isTranslated = translated !== '' && voice !== 'mixed' && (voice !== language || !own);
    const text = isTranslated ? translated : own;
    const spoken = isTranslated ? otherLanguage(language) : language;
    const isForeign = marked && spoken !== voice && typeof text === 'string';
    return [name, isForeign ? markLines(text, languageMark(spoken)) : text];
  });
  const isEnglish = voice === 'en' && englishPicture !== '';
  const picture = isEnglish && { ['imageUrl' in row ? 'imageUrl' : 'url']: englishPicture };
  return { ...row, ...Object.fromEntries(texts), ...picture };
}

export type Translation = {
  column: AnyColumn;
  of: AnyColumn[];
  /** Without it, anybody still reads all entries. */
  needed?: SQL;
};

/** A translation has the names of the fields, of which `closedWhy` is the column `closed_why`. */
function translated(column: AnyColumn, text: AnyColumn): SQL {
  const fields = Object.entries(getTableColumns(text.table));
  const [field] = fields.find(([, one]) => one.name === text.name) ?? [];
  return sql`${column} ->> ${field}`;
}

export const translatedTexts = ({ column, of }: Translation): SQL[] =>
  of.map((text) => translated(column, text));

export const isUntranslated = ({ column, of, needed }: Translation): SQL | undefined =>
  and(needed, or(...of.map((text) => and(ne(text, ''), sql`${translated(column, text)} = ''`))));
