import { getTableColumns, not, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { launchAnswers } from './messages.ts';
import { launch } from './table.ts';

const isUnderWay = sql`${launch.cleaning} in ('saving', 'removing')`;

/** By the clock of the database, which all instances share. */
const now = sql`now()`;

/** A clean start that has said nothing for so long has ended with its process. */
const isRunning = sql<boolean>`(${isUnderWay} and ${launch.cleaningSince} > ${now} - interval '2 minutes')`;

export async function readLaunch(db: Db) {
  const columns = getTableColumns(launch);
  const row = inserted(await db.select({ ...columns, isRunning }).from(launch));
  const cleaning = row.isRunning ? row.cleaning : row.cleaning && 'failed';
  return { ...row, cleaning };
}

export async function setOpen(db: Db, isOpen: boolean): Promise<void> {
  await db.update(launch).set({ isOpen });
}

/** @throws 409 while another clean start runs */
export async function beginCleaning(db: Db): Promise<void> {
  const begun = await db
    .update(launch)
    .set({ cleaning: 'saving', cleaningSince: now })
    .where(not(isRunning))
    .returning();
  if (begun.length === 0) throw conflict(launchAnswers.running);
}

/** Without it, the clean start soon counts as cut off. */
export async function keepCleaning(db: Db): Promise<void> {
  await db.update(launch).set({ cleaningSince: now }).where(isUnderWay);
}

export async function noteCleaning(
  db: Db,
  cleaning: 'removing' | 'failed',
  backup = '',
): Promise<void> {
  await db.update(launch).set({ cleaning, ...(backup && { backup }) });
}
