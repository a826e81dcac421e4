import type { Said } from '../../messages.ts';
import { notFound } from '../http/errors.ts';

/** The first row; without one, throws a 404 that names `what`. */
export function firstOrNotFound<Row>([row]: Row[], what: Said): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

export function inserted<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert');
  return row;
}
