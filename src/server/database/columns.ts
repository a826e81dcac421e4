import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';

export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => isoOf(value) ?? new Date(value).toISOString(),
  toDriver: (value) => value,
});

const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\d*\+00$/;

/** It is seven times as fast as `new Date(value).toISOString()`. */
function isoOf(value: string | Date): string | undefined {
  const parts = typeof value === 'string' ? IN_UTC.exec(value) : null;
  if (!parts) return undefined;
  const [, date, time, fraction = ''] = parts;
  return `${date}T${time}.${fraction.padEnd(3, '0')}Z`;
}

/**
 * Every list that staff edit has these columns. Staff write its texts in `language`, unless they
 * choose the other one, and `translation` has them in the other.
 */
export const entryColumns = <Texts extends Record<string, string>>(
  language: Language,
  translation: Texts,
) => ({
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  updatedAt: instant('updated_at').notNull(),
  language: text().$type<Language>().notNull().default(language),
  translation: jsonb()
    .$type<Texts>()
    .notNull()
    .default(sql`${JSON.stringify(translation)}::jsonb`),
  deletedAt: instant('deleted_at'),
});

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
