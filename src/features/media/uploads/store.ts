import { desc, inArray, sql } from 'drizzle-orm';
import type { ListQuery } from '../../../contract.ts';
import type { Db } from '../../../server/database/database.ts';
import { type Page, selectPage } from '../../../server/lists/paging.ts';
import type { Upload } from '../contract.ts';
import { pictureIdsIn } from '../picture/picture-url.contract.ts';
import { uploads } from './table.ts';

export async function rememberUpload(db: Db, upload: Upload): Promise<void> {
  await db.insert(uploads).values(upload).onConflictDoNothing();
}

export function listUploads(db: Db, query: ListQuery): Promise<Page<Upload>> {
  const select = db.select().from(uploads).$dynamic();
  const orderBy = [desc(uploads.uploadedAt), desc(uploads.url)];
  return selectPage(db, select, uploads, query, { search: [uploads.name], orderBy });
}

export async function forgetUploads(db: Db, keys: string[]): Promise<void> {
  const ids = [...new Set(keys.flatMap(pictureIdsIn))];
  const idOf = sql`substring(${uploads.url} from '^/media/([0-9a-f]+)-')`;
  for (let from = 0; from < ids.length; from += 1000) {
    await db.delete(uploads).where(inArray(idOf, ids.slice(from, from + 1000)));
  }
}
