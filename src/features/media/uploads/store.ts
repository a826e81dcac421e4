import { basename } from 'node:path';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ListQuery } from '../../../contract.ts';
import { type Reader, say } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { asPage, limitOffset, type Page, searchFilter } from '../../../server/lists/paging.ts';
import type { Pictures } from '../../feature.ts';
import type { LibraryPicture, Upload } from '../contract.ts';
import { pictureIdsIn, readPictureUrl } from '../picture/picture-url.contract.ts';
import { shippedPicture } from '../picture/shipped.ts';
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
  places: Pictures[],
  reader: Reader,
): Promise<Page<LibraryPicture>> {
  const columns = places.flatMap((place) => [...place.columns, ...(place.earlier ?? [])]);
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
  const { rows } = await db.execute<Pick<LibraryPicture, 'url' | 'name'> & { total: number }>(sql`
    select url, name, (count(*) over ())::int as total from (${library}) as library
    where ${filter} order by uploaded_at desc nulls last, url limit ${limit} offset ${offset}`);
  const uses = await findUses(db, places, rows);
  const pictures = rows.map(({ url, ...row }) => ({
    ...row,
    url,
    size: sizeOf(url),
    usedIn: uses.get(url)?.map(({ where }) => say(reader, where)) ?? [],
  }));
  return asPage(pictures, query, async () => {
    const counted = await db.execute<{ count: number }>(
      sql`select count(*)::int from (${library}) as library where ${filter}`,
    );
    return counted.rows[0]?.count ?? 0;
  });
}

/** Nobody sees a picture in the bin, or in an earlier version. */
async function findUses(db: Db, places: Pictures[], pictures: { url: string }[]) {
  const finds = places.flatMap(({ columns }, at) =>
    columns.map((column) => {
      const { deletedAt } = getTableColumns(column.table);
      const isLive = deletedAt ? sql`${deletedAt} is null` : sql`true`;
      return sql`
        select asked.url, ${at}::int as at from asked where exists (
          select from ${column.table}
          where position(asked.url in ${column}::text) > 0 and ${isLive})`;
    }),
  );
  const urls = JSON.stringify(pictures.map(({ url }) => url));
  const { rows } = await db.execute<{ url: string; at: number }>(sql`
    with asked as (select jsonb_array_elements_text(${urls}::jsonb) as url)
    ${sql.join(finds, sql` union `)} order by at`);
  const uses = new Map<string, Pictures[]>();
  for (const { url, at } of rows) {
    uses.set(url, [...(uses.get(url) ?? []), ...places.slice(at, at + 1)]);
  }
  return uses;
}

function sizeOf(url: string): LibraryPicture['size'] {
  const facts = readPictureUrl(url);
  if (facts) return { width: facts.width, height: facts.height };
  const shipped = shippedPicture(basename(url));
  return shipped && !shipped.vector ? { width: shipped.width, height: shipped.height } : null;
}

export async function forgetUploads(db: Db, keys: string[]): Promise<void> {
  const ids = [...new Set(keys.flatMap(pictureIdsIn))];
  const idOf = sql`substring(${uploads.url} from '^/media/([0-9a-f]+)-')`;
  for (let from = 0; from < ids.length; from += 1000) {
    await db.delete(uploads).where(inArray(idOf, ids.slice(from, from + 1000)));
  }
}
