import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { conflict, notFound } from '../../../server/http/errors.ts';
import type { OutletScope } from '../../../server/lists/outlet-scope.ts';
import { outletTexts } from '../../outlets/messages.ts';
import { listOwnOutlets } from '../../outlets/store.ts';
import { isSoldOutAt, isSoldOutEverywhere, type MarkUndo, soldOutOutlets } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { type Marked, markSoldOut, undoMark } from '../sold-out-store.ts';
import { menuEntries } from '../store.ts';
import { menuItems } from '../table.ts';
import type { ItemAtOutlet, SoldOutHere } from './contract.ts';

type At = { outletId: number; scope: OutletScope; now: Date };

async function assertOwn(db: Db, { outletId, scope }: At): Promise<void> {
  const own = await listOwnOutlets(db, scope);
  if (!own.some(({ id }) => id === outletId)) throw notFound(outletTexts.what);
}

export async function listMenuAt(db: Db, at: At): Promise<ItemAtOutlet[]> {
  await assertOwn(db, at);
  const { outletId, now } = at;
  const all = { page: 1, limit: 1000, q: '' };
  const { rows } = await menuEntries.list(db, all, eq(menuItems.isActive, true));
  return rows.map((item) => {
    const everywhere = isSoldOutEverywhere(item, now);
    const mark = soldOutOutlets(item, now).find((one) => one.outletId === outletId);
    return {
      id: item.id,
      name: item.name,
      soldOut: isSoldOutAt(item, outletId, now),
      everywhere,
      until: everywhere ? item.soldOutUntil : (mark?.until ?? null),
    };
  });
}

/** Selling an item that is sold out everywhere would change other outlets' marks, so it stays. */
export async function markSoldOutAt(tx: Db, mark: SoldOutHere, at: At): Promise<Marked> {
  await assertOwn(tx, at);
  const { id, soldOut, soldOutUntil } = menuItems;
  const rows = await tx
    .select({ soldOut, soldOutUntil })
    .from(menuItems)
    .where(inArray(id, mark.ids))
    .orderBy(id)
    .for('update');
  if (rows.some((item) => isSoldOutEverywhere(item, at.now))) {
    throw conflict(menuTexts.soldOutEverywhere, 'sold_out_everywhere');
  }
  return markSoldOut(tx, { ...mark, outletIds: [at.outletId] }, at.now);
}

export async function undoMarkAt(tx: Db, undo: MarkUndo, at: At) {
  await assertOwn(tx, at);
  return undoMark(tx, undo, at.outletId);
}
