import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { nextVersion } from '../../../server/lists/version.ts';
import { contents } from '../table.ts';
import { demoFact } from './facts.ts';

async function demoTexts(db: Db) {
  const rows = await db.select().from(contents).orderBy(asc(contents.id)).limit(4000);
  return rows.filter((row) => row.value !== '' && row.value === demoFact(row));
}

export async function readDemoFacts(db: Db) {
  return (await demoTexts(db)).filter(({ language }) => language === '');
}

/** Drafts stay as they are. */
export async function forgetDemoFacts(db: Db, now: Date): Promise<void> {
  const ids = (await demoTexts(db)).map(({ id }) => id);
  if (ids.length === 0) return;
  const at = now.toISOString();
  await db
    .update(contents)
    .set({ value: '', updatedAt: nextVersion(contents.updatedAt, now), publishedAt: at })
    .where(inArray(contents.id, ids));
}
