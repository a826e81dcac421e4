import { eq } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { demo, features } from './features/index.ts';
import { markCopyOfDemo, markDemo } from './features/launch/demo-store.ts';
import { setOpen } from './features/launch/store.ts';
import { createFirstOutlet } from './features/outlets/first-outlet.ts';
import type { Db } from './server/database/database.ts';
import type { Files } from './server/storage/files.ts';

const firstStart = pgTable('first_start', {
  only: boolean().primaryKey().default(true),
  seed: text().notNull(),
  /** A shop that is older than its outlets gets one at the next start. */
  needsOutlet: boolean('needs_outlet').notNull().default(false),
});

/** It runs once, so that deleted demo entries stay deleted. Pages have built-in texts. */
export async function seedOnce(
  db: Db,
  files: Files,
  seed: 'demo' | 'none',
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A second instance that starts at the same moment waits here, then finds the row.
    const first = await tx.insert(firstStart).values({ seed }).onConflictDoNothing().returning();
    if (first.length > 0 && seed === 'demo') await seedDemo(tx, files, now);
    if (first.length > 0 && seed === 'none') await setOpen(tx, false);
    const { needsOutlet } = firstStart;
    const older = tx.update(firstStart).set({ needsOutlet: false }).where(eq(needsOutlet, true));
    if ((await older.returning()).length > 0) {
      const outlet = await createFirstOutlet(tx, now);
      if (outlet) await markCopyOfDemo(tx, outlet);
    }
  });
}

async function seedDemo(db: Db, files: Files, now: Date): Promise<void> {
  // All of them start storing files before the first row is written.
  const seeds = features.flatMap(({ seed }) => (seed ? [seed(files)] : []));
  for (const writeRows of seeds) await writeRows(db, now);
  await markDemo(db, demo);
}
