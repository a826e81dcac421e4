import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../server/database/database.ts';
import { lockInOrder } from '../../../server/database/rows.ts';
import { conflict, invalid, notFound } from '../../../server/http/errors.ts';
import { isInScope, type OutletScope } from '../../../server/lists/outlet-scope.ts';
import { addDays, DAY, dayOf, type Zone } from '../../../time.ts';
import { mayAct } from '../../accounts/contract.ts';
import type { Outlet } from '../contract.ts';
import { closedBetween, wholeMinute } from '../hours/closing.ts';
import { closedAlone, endOfDayAt, openingAt } from '../hours/opening.contract.ts';
import { weekSchema } from '../hours/week.contract.ts';
import { outletTexts, specialTexts } from '../messages.ts';
import { outletEntries } from '../store.ts';
import { outlets } from '../table.ts';
import type { ClosingInput, StoredSpecialHours } from './contract.ts';
import { listComingSpecialHours, specialHoursEntries } from './store.ts';

type Limits = { scope: OutletScope; isManager: boolean };
type By = Limits & { now: Date };

const MOST_DAYS = 5;

/** Managers may set the hours of today and tomorrow only, at their outlets. */
export function limitsOf({ staff, scope }: Pick<FastifyRequest, 'staff' | 'scope'>): Limits {
  return { scope, isManager: !staff || !mayAct(staff.role, 'editor') };
}

async function findOwn(tx: Db, id: number, { scope }: By): Promise<Outlet> {
  if (!isInScope(id, scope)) throw notFound(outletTexts.what);
  return outletEntries.find(tx, id);
}

const tomorrow = (now: Date, zone: Zone) => addDays(dayOf(now, zone), 1);

export async function closeOutlet(tx: Db, id: number, input: ClosingInput, by: By) {
  const { now } = by;
  // A second press at the same moment would close it twice.
  await lockInOrder(tx, outlets, [id]);
  const outlet = await findOwn(tx, id, by);
  const start = input.from === undefined ? now : new Date(input.from);
  const closed = {
    from: wholeMinute(start > now ? start : now),
    to: wholeMinute(new Date(input.until)),
  };
  const special = await listComingSpecialHours(tx, now);
  const last = by.isManager
    ? endOfDayAt(outlet, special, tomorrow(now, outlet.zone))
    : wholeMinute(now) + MOST_DAYS * DAY;
  if (closed.to <= closed.from || closed.to > last) {
    throw invalid(by.isManager ? specialTexts.untilTomorrow : specialTexts.untilWrong);
  }
  const hours = closedBetween(outlet, special, closed);
  if (!hours) throw conflict(specialTexts.closedThen, 'closed_then');
  // Two closings over each other would need two presses to open again.
  if (start <= now && closedAlone(outlet, special, openingAt(outlet, special, now))) {
    throw conflict(specialTexts.closedMeanwhile, 'closed_meanwhile');
  }
  // The form and the CSV file would refuse them.
  if (!weekSchema.safeParse(hours.week).success) throw conflict(specialTexts.tooManyHours);
  const { name, language, translation } = input;
  const texts = { name, language, translation };
  const made = { ...hours, ...texts, scope: 'outlets' as const, city: '', outletIds: [id] };
  const created = await specialHoursEntries.create(tx, made, now);
  return { created, outlet, closed };
}

/** Leaves special hours for several outlets as they are, because others would change, too. */
export async function openAgain(tx: Db, outletId: number, id: number, by: By) {
  const { zone, name } = await findOwn(tx, outletId, by);
  const hours = await specialHoursEntries.find(tx, id);
  if (!isForAlone(hours, outletId)) throw notFound(specialTexts.what);
  const [first, last] = [addDays(dayOf(by.now, zone), -1), tomorrow(by.now, zone)];
  if (by.isManager && (hours.from < first || hours.to > last)) {
    throw conflict(specialTexts.notYours, 'not_yours');
  }
  await specialHoursEntries.remove(tx, [id], by.now);
  return name;
}

const isForAlone = ({ scope, outletIds }: StoredSpecialHours, outletId: number) =>
  scope === 'outlets' && outletIds.length === 1 && outletIds[0] === outletId;
