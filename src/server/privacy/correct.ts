import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { Db } from '../database/database.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { privacyTexts } from './messages.ts';

export type Correctable = {
  schema: z.core.$ZodType<string>;
  /** Throws a 409 when the value has changed since it was read as `was`. */
  replace(tx: Db, id: number, was: string, value: string): Promise<void>;
};

type Place = {
  column: PgColumn;
  id: PgColumn;
  schema: Correctable['schema'];
  show?: (stored: string) => string;
  /** It updates copies of the value elsewhere. */
  also?: (tx: Db, id: number, value: string) => Promise<void>;
};

export const correctable = ({
  column,
  id: key,
  schema,
  show = (stored) => stored,
  also,
}: Place): Correctable => ({
  schema,
  async replace(tx, id, was, value) {
    const [row] = await tx
      .select({ stored: sql<string>`${column}` })
      .from(column.table)
      .where(eq(key, id))
      .for('update');
    if (!row) throw notFound(privacyTexts.entry);
    const current = show(row.stored);
    if (current !== was)
      throw new HttpError(409, 'conflict', privacyTexts.changed, { current: { value: current } });
    const name = sql.identifier(column.name);
    await tx.execute(sql`update ${column.table} set ${name} = ${value} where ${key} = ${id}`);
    await also?.(tx, id, value);
  },
});
