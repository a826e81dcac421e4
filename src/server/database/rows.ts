import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Said } from '../../messages.ts';
import { notFound } from '../http/errors.ts';
import type { Db } from './database.ts';

/** The first row; without one, throws a 404 that names `what`. */
export function firstOrNotFound<Row>([row]: Row[], what: Said): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

export function inserted<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert');
  return row;
}

/**
 * Call it before one statement changes several rows: it would lock them in any order, and two of
 * them could wait for each other.
 */
export async function lockInOrder(
  tx: Db,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(where).orderBy(table.id).for('update');
}
