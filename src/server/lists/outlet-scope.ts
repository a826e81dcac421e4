import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm';

/**
 * Null means the rows of every outlet, and those of none. Every store of rows that belong to
 * outlets takes the scope, so that no call forgets to ask.
 */
export type OutletScope = readonly number[] | null;

export const EVERY_OUTLET: OutletScope = null;

/** Rows of a table without outlets are for those who see every outlet. */
export function inScope(outletId: AnyColumn | undefined, scope: OutletScope): SQL | undefined {
  if (scope === null) return undefined;
  return outletId ? inArray(outletId, [...scope]) : sql`false`;
}

export const isInScope = (outletId: number | null, scope: OutletScope): boolean =>
  scope === null || (outletId !== null && scope.includes(outletId));
