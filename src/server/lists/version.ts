import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { type Localized, localized } from '../../messages.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { listTexts } from './messages.ts';

/**
 * A version was read in milliseconds, but the rows of migrations have `now()` of a PostgreSQL
 * server, with microseconds. Any version matches when it is absent.
 */
export const isVersion = (updatedAt: AnyColumn, read: string | undefined): SQL | undefined =>
  read === undefined ? undefined : eq(sql`date_trunc('milliseconds', ${updatedAt})`, read);

/** A version is later than the last one, even after a clock change or within one millisecond. */
export const nextVersion = (updatedAt: AnyColumn, now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`;

/** @param what as the start of a sentence: 'This FAQ' */
export const conflict = (what: Localized, current: unknown) =>
  new HttpError(409, 'conflict', localized(listTexts.changed, { what }), { current });

/** When nothing was updated, throws a 409 with the newer row, or a 404 when there is no row. */
export async function savedOrConflict<Row>(
  [saved]: Row[],
  find: () => PromiseLike<Row[]>,
  what: Localized,
): Promise<Row> {
  if (saved !== undefined) return saved;
  const [current] = await find();
  throw current === undefined ? notFound(what) : conflict(what, current);
}
