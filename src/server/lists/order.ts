import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { lockInOrder } from '../database/rows.ts';
import { notFound } from '../http/errors.ts';
import { listTexts } from './messages.ts';

type OrderedTable = PgTable & Record<'id' | 'displayOrder' | 'deletedAt', PgColumn>;

/**
 * Staff reorder one page of a longer list, so the rows exchange places and rows on other pages
 * stay. All rows are renumbered 1, 2, 3 … first, because rows that were never ordered share a
 * number. If a row is missing, none moves.
 */
export async function saveOrder(db: Db, table: OrderedTable, ids: number[]): Promise<void> {
  await lockInOrder(db, table, 'all');
  const known = await db.$count(table, and(inArray(table.id, ids), isNull(table.deletedAt)));
  if (known !== ids.length) throw notFound(listTexts.oneOfThese);
  const wanted = sql.join(
    ids.map((id, index) => sql`(${id}::int, ${index + 1}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    with wanted (id, turn) as (values ${wanted}),
    place as (select id, row_number() over (order by display_order, id) as number
      from ${table} where deleted_at is null
    ),
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
