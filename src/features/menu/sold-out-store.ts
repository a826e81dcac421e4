import { isDeepStrictEqual } from 'node:util';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { conflict, notFound } from '../../server/http/errors.ts';
import { isLive, type Named } from '../../server/lists/entry-store.ts';
import type { Outlet } from '../outlets/contract.ts';
import { outletTexts } from '../outlets/messages.ts';
import { listComingSpecialHours } from '../outlets/special/store.ts';
import { listActiveOutlets } from '../outlets/store.ts';
import {
  isSoldOutEverywhere,
  type Marks,
  type MarkUndo,
  type MenuItem,
  type SoldOutInput,
} from './contract.ts';
import { menuTexts } from './messages.ts';
import { opensTomorrow, shopOpensTomorrow } from './opening.ts';
import { menuItems, menuSoldOut } from './table.ts';

const { itemId, outletId } = menuSoldOut;

export const soldOutAt: SQL<MenuItem['soldOutAt']> = sql`
  (select coalesce(json_agg(json_build_object('outletId', outlet_id, 'until', until)
     order by outlet_id), '[]')
   from menu_sold_out where item_id = ${menuItems.id})`.mapWith(readMarks);

function readMarks(given: unknown): MenuItem['soldOutAt'] {
  const marks: { outletId: number; until: string | null }[] =
    typeof given === 'string' ? JSON.parse(given) : given;
  return marks.map(({ until, ...mark }) => ({
    ...mark,
    until: until && new Date(until).toISOString(),
  }));
}

export type Marked = { items: Named[]; outlets: Named[]; undo: MarkUndo };

export const markedEntry = ({ items, outlets }: Omit<Marked, 'undo'>) => ({
  target: items.map(({ id }) => id).join(' '),
  detail: namesOf(items) + (outlets.length > 0 ? ` (${namesOf(outlets)})` : ''),
});
const namesOf = (named: Named[]) => named.map(({ name }) => name).join(', ');

/** Leaves `updatedAt`, so that somebody who is editing the texts can still save. */
export async function markSoldOut(tx: Db, mark: SoldOutInput, now: Date): Promise<Marked> {
  const items = await tx
    .select()
    .from(menuItems)
    .where(and(inArray(menuItems.id, mark.ids), isLive(menuItems)))
    .orderBy(menuItems.id)
    .for('update');
  if (items.length === 0) throw notFound(menuTexts.what);
  const ids = items.map((item) => item.id);
  const before = await marksOf(tx, ids);
  const outlets = await listActiveOutlets(tx);
  const chosen = mark.outletIds && chosenFrom(outlets, mark.outletIds);
  if (mark.soldOut) {
    await sellOut(tx, ids, { outlets, chosen, untilTomorrow: mark.untilTomorrow }, now);
  } else if (chosen) {
    const everywhere = items.filter((item) => isSoldOutEverywhere(item, now));
    const others = outlets.filter((outlet) => !chosen.includes(outlet));
    await add(
      tx,
      everywhere.flatMap(({ id, soldOutUntil }) =>
        others.map((outlet) => ({ itemId: id, outletId: outlet.id, until: soldOutUntil })),
      ),
    );
    await setEverywhere(tx, ids, false);
    await forget(tx, ids, chosen);
  } else {
    await setEverywhere(tx, ids, false);
    await forget(tx, ids);
  }
  const undo = { before, after: await marksOf(tx, ids) };
  return { items, outlets: chosen ?? [], undo };
}

async function marksOf(tx: Db, ids: number[]): Promise<Marks> {
  const { id, soldOut, soldOutUntil } = menuItems;
  return tx
    .select({ id, soldOut, soldOutUntil, soldOutAt })
    .from(menuItems)
    .where(and(inArray(id, ids), isLive(menuItems)))
    .orderBy(id);
}

/**
 * Takes a mark back, at one outlet or wherever it was.
 * @throws conflict if it is no longer as the mark left it, notFound for an unknown item
 */
export async function undoMark(tx: Db, { before, after }: MarkUndo, at?: number) {
  const ids = before.map(({ id }) => id);
  const items = await tx
    .select()
    .from(menuItems)
    .where(and(inArray(menuItems.id, ids), isLive(menuItems)))
    .orderBy(menuItems.id)
    .for('update');
  const here = (marks: Marks) =>
    marks.map((one) => ({
      ...one,
      soldOutAt: one.soldOutAt.filter(({ outletId }) => at === undefined || outletId === at),
    }));
  if (!isDeepStrictEqual(here(await marksOf(tx, ids)), here(after))) {
    throw conflict(menuTexts.markedSince, 'marked_since');
  }
  if (items.length < new Set(ids).size) throw notFound(menuTexts.what);
  const outlets = (await listActiveOutlets(tx)).filter(({ id }) => at === undefined || id === at);
  if (at === undefined) {
    for (const { id, soldOut, soldOutUntil } of before) {
      await setEverywhere(tx, [id], soldOut, soldOutUntil);
    }
  }
  await forget(tx, ids, outlets);
  await add(
    tx,
    here(before).flatMap(({ id, soldOutAt: marks }) =>
      marks
        .filter((mark) => outlets.some((outlet) => outlet.id === mark.outletId))
        .map((mark) => ({ itemId: id, ...mark })),
    ),
  );
  return { items, outlets: at === undefined ? [] : outlets };
}

function chosenFrom(outlets: Outlet[], ids: number[]): Outlet[] {
  const chosen = outlets.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) throw notFound(outletTexts.what);
  return chosen;
}

type Where = { outlets: Outlet[]; chosen: Outlet[] | undefined; untilTomorrow: boolean };

/** Outlets open at different times tomorrow, so each has its own end. */
async function sellOut(
  tx: Db,
  ids: number[],
  { outlets, chosen, untilTomorrow }: Where,
  now: Date,
): Promise<void> {
  const at = chosen ?? outlets;
  if (!chosen && (!untilTomorrow || at.length === 0)) {
    await forget(tx, ids);
    const until = untilTomorrow ? await shopOpensTomorrow(tx, now) : null;
    await setEverywhere(tx, ids, true, until);
    return;
  }
  const special = untilTomorrow ? await listComingSpecialHours(tx, now) : [];
  const ends = at.map((outlet) => ({
    outletId: outlet.id,
    until: untilTomorrow ? opensTomorrow(outlet, special, now) : null,
  }));
  if (!chosen) await setEverywhere(tx, ids, false);
  await add(
    tx,
    ids.flatMap((id) => ends.map((end) => ({ itemId: id, ...end }))),
  );
}

const setEverywhere = (
  tx: Db,
  ids: number[],
  soldOut: boolean,
  soldOutUntil: string | null = null,
) => tx.update(menuItems).set({ soldOut, soldOutUntil }).where(inArray(menuItems.id, ids));

const forget = (tx: Db, ids: number[], outlets?: Outlet[]) =>
  tx.delete(menuSoldOut).where(
    and(
      inArray(itemId, ids),
      outlets &&
        inArray(
          outletId,
          outlets.map(({ id }) => id),
        ),
    ),
  );

type Mark = { itemId: number; outletId: number; until: string | null };

/**
 * A chain's menu at all its outlets would be too many parameters, so they are one. The database
 * refuses a mark that is there twice, as only a program sends it.
 */
async function add(tx: Db, marks: Mark[]): Promise<void> {
  await tx.execute(sql`
    insert into ${menuSoldOut} (item_id, outlet_id, until)
    select distinct on ("itemId", "outletId") "itemId", "outletId", until from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as mark("itemId" integer, "outletId" integer, until timestamptz)
    on conflict (item_id, outlet_id) do update set until = excluded.until`);
}
