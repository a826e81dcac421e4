import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import { forgetDemoFacts } from '../content/demo/clean-store.ts';
import { DEMO_TABLES, hasDemoVisits } from './demo-store.ts';
import { launch } from './table.ts';

const VISITS = [
  'visits',
  'visit_counts',
  'visit_months',
  'visitors',
  'visitor_returns',
  'visit_upkeep',
];

const ofDemo = (table: string): SQL =>
  sql`(select row_id from demo_rows where table_name = ${table})`;

/**
 * Takes away what is still the demo's, and closes the shop until its owner opens it. Copies of what
 * was here are in the backup alone.
 */
export const removeDemo = (db: Db, by: Actor, now: Date): Promise<void> =>
  recordChange(db, by, { action: 'launch.clean' }, async (tx) => {
    await forgetDemoFacts(tx, now);
    await removeMails(tx);
    await tx.execute(sql`delete from rewards where rating_id in ${ofDemo('app_ratings')}`);
    // One's own items stay in their sections, and so do these.
    await tx.execute(sql`
        delete from demo_rows where table_name = 'menu_sections' and row_id in (
          select section_id from menu_items where id not in ${ofDemo('menu_items')}
            and section_id is not null)`);
    for (const table of DEMO_TABLES) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where id in ${ofDemo(table)}`);
    }
    if (await hasDemoVisits(tx)) {
      for (const table of VISITS) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    }
    await tx.execute(sql`delete from demo_rows`);
    await tx.update(launch).set({ isOpen: false, cleaning: '', cleanedAt: now.toISOString() });
  });

async function removeMails(tx: Db) {
  await tx.execute(sql`
    delete from outbox where
      (about = 'rating' and about_id in ${ofDemo('app_ratings')})
      or (about = 'message' and about_id in ${ofDemo('contact_messages')})
      or (about = 'feedback' and about_id in ${ofDemo('feedback')})
      or (about = 'reply' and about_id in (
        select id from replies where message_id in ${ofDemo('contact_messages')}
          or feedback_id in ${ofDemo('feedback')}))`);
}
