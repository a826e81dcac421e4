import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { Db } from '../database/database.ts';
import { HttpError, notFound } from '../http/errors.ts';

/** A value about a person that the owner may correct. */
export type Correctable = {
  /** What the public form takes. */
  schema: z.core.$ZodType<string>;
  /** Refuses when another value stands there than the one that was read. */
  replace(tx: Db, id: number, was: string, value: string): Promise<void>;
};

type Place = {
  column: PgColumn;
  id: PgColumn;
  schema: Correctable['schema'];
  /** As it is shown, where that differs from how it is stored. */
  show?: (stored: string) => string;
  /** What else has a copy of it. */
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
    if (!row) throw notFound('This entry');
    const current = show(row.stored);
    if (current !== was)
      throw new HttpError(409, 'conflict', CHANGED, { current: { value: current } });
    const name = sql.identifier(column.name);
    await tx.execute(sql`update ${column.table} set ${name} = ${value} where ${key} = ${id}`);
    await also?.(tx, id, value);
  },
});

const CHANGED = 'Orang lain sudah mengubahnya. Cari lagi orang ini untuk melihat yang terbaru.';
