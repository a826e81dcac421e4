import { CalendarX } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { MenuItem as MenuEntry } from '../../../ui/dashboard/menu.tsx';
import { updateFailed, useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../../outlets/contract.ts';
import {
  isSoldOutEverywhere,
  type MarkUndo,
  type MenuItem,
  marked,
  soldOutOutlets,
} from '../contract.ts';
import { menuTabTexts as t } from './messages.ts';

/** One of these outlets, or, without `at`, all of them. */
export type Where = { outlets: Outlet[]; at: Outlet | undefined };
type SoldOutProps = { entries: Entries<MenuItem>; item: MenuItem; where: Where };

/** The outlets where it is sold out, each with its end; everywhere has one end for all. */
function stateOf(item: MenuItem, { outlets, at }: Where) {
  const now = new Date();
  const marks = soldOutOutlets(item, now).flatMap(({ outletId, until }) => {
    const outlet = outlets.find(({ id }) => id === outletId);
    return outlet ? [{ outlet, until }] : [];
  });
  const everywhere = isSoldOutEverywhere(item, now);
  const atAll = everywhere || (outlets.length > 0 && marks.length === outlets.length);
  const ends = everywhere ? [item.soldOutUntil] : marks.map(({ until }) => until);
  const isOut = atAll || (at !== undefined && marks.some(({ outlet }) => outlet === at));
  return { marks, everywhere, atAll, ends, isOut };
}

function useMark({ entries, item, where: { at } }: SoldOutProps) {
  const say = useSay();
  const { attempt } = useAction(entries.key);
  const path = `${entries.adminPath}/sold-out`;
  return (soldOut: boolean, untilTomorrow: boolean, title: string) => {
    const input = { ids: [item.id], soldOut, untilTomorrow, outletIds: at && [at.id] };
    let undo: MarkUndo | undefined;
    const put = async () => {
      undo = (await api.put(path, input, marked)).undo;
    };
    const action = {
      label: say(t.undo),
      onClick: () =>
        attempt(() => api.put(`${path}/undo`, undo), updateFailed(), say(t.markUndone)),
    };
    return attempt(put, updateFailed(), { title, action });
  };
}

/** One press lasts until tomorrow's opening. */
function usePress(props: SoldOutProps) {
  const { item, where } = props;
  const say = useSay();
  const mark = useMark(props);
  const { isOut } = stateOf(item, where);
  const { name } = item;
  const outlet = where.at?.name ?? '';
  const done = isOut
    ? say(outlet ? t.soldAgainAt : t.soldAgain, { name, outlet })
    : say(outlet ? t.soldOutTodayAt : t.soldOutToday, { name, outlet });
  return {
    isOut,
    label: say(isOut ? t.markSold : t.markSoldOut, { name }),
    onClick: () => void mark(!isOut, !isOut, done),
  };
}

/** What one can press is higher than its outline. The way back always has one. */
export function SoldOutButton(props: SoldOutProps) {
  const say = useSay();
  const { isOut, label, onClick } = usePress(props);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="group grid min-h-11 place-items-center"
    >
      <span
        className={classes(
          'grid min-h-9 min-w-17 place-items-center rounded border border-line-strong bg-foam px-1.5 text-sm font-semibold transition group-hover:border-ink group-hover:bg-milk @xl:min-w-28',
          !isOut && 'row-quiet',
        )}
      >
        {isOut ? (
          say(t.sellAgain)
        ) : (
          <>
            <span className="@xl:hidden">{say(t.isSoldOut)}</span>
            <span className="@max-xl:hidden">{say(t.sellOut)}</span>
          </>
        )}
      </span>
    </button>
  );
}

/** In the menu of a row. */
export function StaysOutItem(props: SoldOutProps) {
  const say = useSay();
  const stay = useStaysOut(props);
  if (!stay) return null;
  return (
    <MenuEntry
      icon={CalendarX}
      text={say(t.staysOut)}
      label={say(t.staysOutNamed, { name: props.item.name })}
      onClick={stay}
    />
  );
}

/** Marks it until somebody sells it again, where it now ends by itself. */
function useStaysOut(props: SoldOutProps): (() => void) | undefined {
  const { item, where } = props;
  const say = useSay();
  const mark = useMark(props);
  const { marks, ends, isOut } = stateOf(item, where);
  const ending = where.at
    ? marks.some(({ outlet, until }) => outlet === where.at && until)
    : ends[0];
  if (!isOut || !ending) return undefined;
  return () => void mark(true, false, say(t.soldOutOpen, { name: item.name }));
}

/** As low as the prices beside it; on a small phone it may need two lines. */
const badge =
  '-my-0.5 grid min-w-0 *:block *:truncate @max-xl:*:rounded @max-xl:*:px-1.5 @max-xl:*:whitespace-normal';

/** It says where, and on a phone only at how many. */
export function SoldOutBadge({ item, where }: Pick<SoldOutProps, 'item' | 'where'>) {
  const say = useSay();
  const { short, dayAndMonth } = useFormats();
  const { marks, atAll, ends } = stateOf(item, where);
  if (!atAll) {
    const outlets = marks.map(({ outlet }) => outlet.name).join(', ');
    return (
      <span title={outlets} className={badge}>
        <Badge tone="danger">
          <span className="@xl:hidden">{say(t.isSoldOutAt, { count: marks.length })}</span>
          <span className="@max-xl:hidden">{say(t.isSoldOutIn, { outlets })}</span>
        </Badge>
      </span>
    );
  }
  const [first, ...others] = ends.toSorted();
  // Outlets open at different times; the day says enough of all of them.
  const when = first && (others.every((other) => other === first) ? short : dayAndMonth)(first);
  return (
    <span className={badge}>
      <Badge tone="danger">
        {when && !ends.includes(null) ? say(t.isSoldOutUntil, { when }) : say(t.isSoldOut)}
      </Badge>
    </span>
  );
}

/** At one outlet or more. */
export function isSoldOut(item: MenuItem, where: Where): boolean {
  const { atAll, marks } = stateOf(item, where);
  return atAll || marks.length > 0;
}
