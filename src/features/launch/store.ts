import { lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { MINUTE } from '../../time.ts';
import { launchAnswers } from './messages.ts';
import { launch } from './table.ts';

/** A clean start that has not ended after so long was cut off with its server. */
const CUT_OFF_AFTER = 30 * MINUTE;

export async function readLaunch(db: Db) {
  return inserted(await db.select().from(launch));
}

export async function setOpen(db: Db, isOpen: boolean): Promise<void> {
  await db.update(launch).set({ isOpen });
}

/** @throws 409 while another clean start runs */
export async function beginCleaning(db: Db, now: Date): Promise<void> {
  const cutOff = new Date(now.getTime() - CUT_OFF_AFTER).toISOString();
  const begun = await db
    .update(launch)
    .set({ cleaning: 'saving', cleaningSince: now.toISOString() })
    .where(
      or(not(sql`${launch.cleaning} in ('saving', 'removing')`), lt(launch.cleaningSince, cutOff)),
    )
    .returning();
  if (begun.length === 0) throw conflict(launchAnswers.running);
}

export async function noteCleaning(
  db: Db,
  cleaning: 'removing' | 'failed',
  backup = '',
): Promise<void> {
  await db.update(launch).set({ cleaning, ...(backup && { backup }) });
}
