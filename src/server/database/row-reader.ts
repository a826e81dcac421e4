import { Column, is, SQL, Subquery } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

type Field = SelectedFieldsOrdered[number]['field'];
type Decoder = { mapFromDriverValue(value: unknown): unknown };

/**
 * Drizzle looks up the columns again for every value, a tenth of the time of a list; this does it
 * once per query. Undefined for joins, whose rows have objects inside: those are left to Drizzle.
 */
export function rowReader(
  fields: SelectedFieldsOrdered | undefined,
): ((rows: unknown[][]) => object[]) | undefined {
  const columns: { name: string; decoder: Decoder }[] = [];
  for (const { path, field } of fields ?? []) {
    const [name, ...deeper] = path;
    const decoder = decoderOf(field);
    if (name === undefined || deeper.length > 0 || !decoder) return undefined;
    columns.push({ name, decoder });
  }
  if (columns.length === 0) return undefined;
  return (rows) =>
    rows.map((row) => {
      const read: Record<string, unknown> = {};
      for (const [at, { name, decoder }] of columns.entries()) {
        const value = row[at];
        read[name] = value === null ? null : decoder.mapFromDriverValue(value);
      }
      return read;
    });
}

function decoderOf(field: Field): Decoder | undefined {
  if (is(field, Column)) return field;
  if (is(field, Subquery)) return inside(field._.sql);
  return inside(is(field, SQL) ? field : field.sql);
}

const inside = (sql: object) => (hasDecoder(sql) ? sql.decoder : undefined);
const hasDecoder = (sql: object): sql is { decoder: Decoder } => 'decoder' in sql;
