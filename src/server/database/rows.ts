import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../http/errors.ts';

export function firstOrNotFound<Row>([row]: Row[], what: string): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

export function inserted<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert');
  return row;
}

/**
 * Part of an insert, `(name, email) select name, email from …`, whose text does not depend on the
 * number of rows, so that PostgreSQL parses it once. All rows must have the columns of the first.
 */
export function rowsToInsert<Table extends PgTable>(
  table: Table,
  rows: InferInsertModel<Table>[],
): SQL {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([key]) => key in (rows[0] ?? {}),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const types = columns.map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  const keys = columns.map(([key]) => sql.identifier(key));
  return sql`(${sql.join(names, sql`, `)}) select ${sql.join(keys, sql`, `)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.join(types, sql`, `)})`;
}
