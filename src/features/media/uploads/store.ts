import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListQuery } from '../../../contract.ts';
import type { Db } from '../../../server/database/database.ts';
import { asPage, limitOffset, type Page, searchFilter } from '../../../server/lists/paging.ts';
import type { LibraryPicture, Upload } from '../contract.ts';
import { pictureIdsIn } from '../picture/picture-url.contract.ts';
import { uploads } from './table.ts';

export async function rememberUpload(db: Db, upload: Upload): Promise<void> {
  await db.insert(uploads).values(upload).onConflictDoNothing();
}

/** The column holds nothing but the address, and perhaps the focal point. */
const ADDRESS = '^/(media|pictures)/[^ ]+[.](jpg|png|webp|svg)(#[0-9]+,[0-9]+)?$';

/** Lists uploads, the latest first, and then other pictures that entries use. */
export async function listPictures(
  db: Db,
  query: ListQuery,
  columns: PgColumn[],
): Promise<Page<LibraryPicture>> {
  const used = columns.map(
    (column) => sql`
      select split_part(${column}::text, '#', 1) as url from ${column.table}
      where ${column}::text ~ ${ADDRESS}`,
  );
  const library = sql`
    select url, name, uploaded_at from uploads
    union all
    select url, substring(url from '[^/]+$') as name, null as uploaded_at
    from (${sql.join(used, sql` union `)}) as used
    where url not in (select url from uploads)`;
  const filter = searchFilter(query.q, [sql`name`]) ?? sql`true`;
  const { limit, offset } = limitOffset(query);
  const { rows } = await db.execute<LibraryPicture & { total: number }>(sql`
    select url, name, (count(*) over ())::int as total from (${library}) as library
    where ${filter} order by uploaded_at desc nulls last, url limit ${limit} offset ${offset}`);
  return asPage(rows, query, async () => {
    const counted = await db.execute<{ count: number }>(
      sql`select count(*)::int from (${library}) as library where ${filter}`,
    );
    return counted.rows[0]?.count ?? 0;
  });
}

export async function forgetUploads(db: Db, keys: string[]): Promise<void> {
  const ids = [...new Set(keys.flatMap(pictureIdsIn))];
  const idOf = sql`substring(${uploads.url} from '^/media/([0-9a-f]+)-')`;
  for (let from = 0; from < ids.length; from += 1000) {
    await db.delete(uploads).where(inArray(idOf, ids.slice(from, from + 1000)));
  }
}
