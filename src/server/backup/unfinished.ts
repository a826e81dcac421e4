import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { OperatorError } from '../operator-error.ts';

const NOTE = 'erased people are to be erased again';

/** A restore killed later would bring erased people back, so its transaction has this. */
export const MARK_UNFINISHED = `comment on table accounts is '${NOTE}'`;

export async function markFinished(db: Db): Promise<void> {
  await db.execute(sql`comment on table accounts is null`);
}

export async function refuseUnfinished(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 where obj_description(to_regclass('accounts'), 'pg_class') = ${NOTE}`,
  );
  if (rows.length === 0) return;
  throw new OperatorError(
    'The restore of this shop was interrupted before erased people were erased again. Empty this place (DATA_DIR or DATABASE_URL), and restore the backup once more.',
  );
}
