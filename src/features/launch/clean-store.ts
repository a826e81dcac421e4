import { inArray, isNull } from 'drizzle-orm';
import { type Actor, recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { ErasureContext } from '../../server/privacy/personal-data.ts';
import { forgetDemoFacts } from '../content/demo/clean-store.ts';
import type { DemoTable } from '../feature.ts';
import { deleteFigures } from '../visitors/retention/upkeep-store.ts';
import { hasDemoVisits, listDemoRows } from './demo-store.ts';
import { demoRows, launch } from './table.ts';

/** Also closes the shop until its owner opens it. Only the backup has copies of what was here. */
export const removeDemo = (
  db: Db,
  demo: DemoTable[],
  by: Actor,
  { env, now }: Pick<ErasureContext, 'env' | 'now'>,
): Promise<void> =>
  recordChange(db, by, { action: 'launch.clean' }, async (tx) => {
    await forgetDemoFacts(tx, now);
    const context = { env, now, by: by.staff?.id ?? null };
    for (const { table, clean } of demo) {
      const ids = await listDemoRows(tx, table);
      await (clean ? clean(tx, ids, context) : tx.delete(table).where(inArray(table.id, ids)));
    }
    if (await hasDemoVisits(tx)) await deleteFigures(tx);
    await tx.delete(demoRows).where(isNull(demoRows.brought));
    await tx.update(launch).set({ isOpen: false, cleaning: '', cleanedAt: now.toISOString() });
  });
