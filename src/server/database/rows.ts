import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Localized, localized, type Message, packed } from '../../messages.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { Db } from './database.ts';
import { isUniqueViolation } from './database-errors.ts';

/** Throws a 404 that names `what` without a row. */
export function firstOrNotFound<Row>([row]: Row[], what: Localized): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

export function inserted<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert');
  return row;
}

/**
 * One statement that changes several rows locks them in any order, and two of them could wait for
 * each other. Call this before. It locks rows in the bin, too: somebody may restore them before the
 * statement, which would then change rows that nothing has locked in order.
 */
export async function lockInOrder(
  tx: Db,
  table: PgTable & { id: PgColumn },
  ids: number[] | 'all',
): Promise<void> {
  const where = ids === 'all' ? undefined : inArray(table.id, ids);
  // Rows that point at these may be added meanwhile: nobody deletes all.
  const strength = ids === 'all' ? 'no key update' : 'update';
  await tx.select({ id: table.id }).from(table).where(where).orderBy(table.id).for(strength);
}

/** The error is at the field whose value another row has already. */
export async function unlessTaken<Row>(
  saved: Promise<Row>,
  field: string,
  taken: Message<never>,
): Promise<Row> {
  try {
    return await saved;
  } catch (error) {
    throw isUniqueViolation(error) ? invalid(localized(taken), { [field]: packed(taken) }) : error;
  }
}
