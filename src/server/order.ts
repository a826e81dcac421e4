import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { notFound } from './errors.ts';

type OrderedTable = PgTable & { id: PgColumn; displayOrder: PgColumn };

/**
 * Puts the given rows in the given order, in one statement: all of them move, or none.
 *
 * They share out the places they already hold among themselves, because staff drag on one page of
 * a longer list: the rows of the other pages stay where they are. Everything is numbered 1, 2, 3 …
 * on the way, since rows that never were ordered all have the same number.
 */
export async function saveOrder(db: Db, table: OrderedTable, ids: number[]): Promise<void> {
  const known = await db.$count(table, inArray(table.id, ids));
  if (known !== ids.length) throw notFound('One of these entries');
  const wanted = sql.join(
    ids.map((id, index) => sql`(${id}::int, ${index + 1}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    with wanted (id, turn) as (values ${wanted}),
    place as (select id, row_number() over (order by display_order, id) as number from ${table}),
    slot as (
      select number, row_number() over (order by number) as turn
      from place where id in (select id from wanted)
    ),
    target as (
      select place.id, coalesce(slot.number, place.number) as number
      from place
      left join wanted on wanted.id = place.id
      left join slot on slot.turn = wanted.turn
    )
    update ${table} set display_order = target.number
    from target
    where ${table.id} = target.id and ${table.displayOrder} <> target.number`);
}
