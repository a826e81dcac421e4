import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';

export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});

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
