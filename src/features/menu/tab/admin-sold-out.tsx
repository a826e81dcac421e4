import { Ban, CalendarX } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { MenuItem as MenuEntry } from '../../../ui/dashboard/menu.tsx';
import { updateFailed, useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../../outlets/contract.ts';
import { isSoldOutEverywhere, type MenuItem, marked, soldOutOutlets } from '../contract.ts';
import { menuTabTexts as t } from './messages.ts';

/** One of these outlets, or, without `at`, all of them. */
export type Where = { outlets: Outlet[]; at: Outlet | undefined };
type SoldOutProps = { entries: Entries<MenuItem>; item: MenuItem; where: Where };

type Mark = Pick<MenuItem, 'soldOut' | 'soldOutUntil' | 'soldOutAt'>;

/** The outlets where it is sold out, each with its end; everywhere has one end for all. */
function stateOf(item: Mark, { outlets, at }: Where) {
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

/** Where it is sold out, and until when. */
function useSoldOutWords(where: Where) {
  const say = useSay();
  const { short, dayAndMonth } = useFormats();
  return (item: Mark) => {
    const { marks, atAll, ends } = stateOf(item, where);
    const outlets = marks.map(({ outlet }) => outlet.name).join(', ');
    const [first, ...others] = ends.toSorted();
    if (!first || ends.includes(null)) return say(atAll ? t.isSoldOut : t.isSoldOutIn, { outlets });
    // Outlets open at different times; the day says enough of all of them.
    const when = (others.every((other) => other === first) ? short : dayAndMonth)(first);
    return say(atAll ? t.isSoldOutUntil : t.isSoldOutInUntil, { outlets, when });
  };
}

function useMark({ entries, item: { id, name }, where }: SoldOutProps) {
  const say = useSay();
  const soldOutWords = useSoldOutWords(where);
  const { attempt } = useAction(entries.key);
  const path = `${entries.adminPath}/sold-out`;
  const { at } = where;
  const markedSold = say(at ? t.soldAgainAt : t.soldAgain, { name, outlet: at?.name ?? '' });
  return (soldOut: boolean, untilTomorrow: boolean) => {
    const input = { ids: [id], soldOut, untilTomorrow, outletIds: at && [at.id] };
    return attempt(async () => {
      const { undo } = await api.put(path, input, marked);
      const action = {
        label: say(t.undo),
        onClick: () =>
          attempt(() => api.put(`${path}/undo`, undo), updateFailed(), say(t.markUndone)),
      };
      const [mark] = undo.after;
      toast(
        soldOut && mark
          ? { title: name, description: soldOutWords(mark), action }
          : { title: markedSold, action },
      );
    }, updateFailed());
  };
}

/**
 * One press lasts until tomorrow's opening. What one can press is higher than its outline. Both
 * labels take their room, so that a press leaves the names as wide as they were.
 */
export function SoldOutButton(props: SoldOutProps) {
  const say = useSay();
  const mark = useMark(props);
  const { item, where } = props;
  const { isOut } = stateOf(item, where);
  const other = 'invisible';
  return (
    <button
      type="button"
      aria-label={say(isOut ? t.markSold : t.markSoldOut, { name: item.name })}
      onClick={() => void mark(!isOut, !isOut)}
      className="group grid min-h-11 min-w-11 place-items-center outline-none"
    >
      <span
        className={classes(
          'grid min-h-9 place-items-center rounded border bg-foam px-1.5 text-xs font-semibold whitespace-nowrap outline-offset-2 outline-caramel-deep transition *:[grid-area:1/1] group-focus-visible:outline-3 group-hover:border-ink group-hover:bg-milk @xl:min-w-28 @xl:text-sm',
          isOut ? 'border-line-strong' : 'border-line',
        )}
      >
        <span className={isOut ? undefined : other}>{say(t.sellAgain)}</span>
        <span className={classes('@max-xl:hidden', isOut && other)}>{say(t.sellOut)}</span>
        <span className={classes('flex items-center gap-1 @xl:hidden', isOut && other)}>
          <Ban className="size-3.5 text-ink-soft" aria-hidden="true" />
          {say(t.isSoldOut)}
        </span>
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
  const mark = useMark(props);
  const { marks, ends, isOut } = stateOf(item, where);
  const ending = where.at
    ? marks.some(({ outlet, until }) => outlet === where.at && until)
    : ends[0];
  if (!isOut || !ending) return undefined;
  return () => void mark(true, false);
}

/** As low as the prices beside it. On a phone it says at how many outlets, and may need two lines. */
export function SoldOutBadge({ item, where }: Pick<SoldOutProps, 'item' | 'where'>) {
  const say = useSay();
  const words = useSoldOutWords(where)(item);
  const { marks, atAll } = stateOf(item, where);
  return (
    <span
      title={atAll ? undefined : words}
      className="-my-0.5 grid min-w-0 *:block *:truncate @max-xl:*:rounded @max-xl:*:px-1.5 @max-xl:*:whitespace-normal"
    >
      <Badge tone="danger">
        {atAll ? (
          words
        ) : (
          <>
            <span className="@xl:hidden">{say(t.isSoldOutAt, { count: marks.length })}</span>
            <span className="@max-xl:hidden">{words}</span>
          </>
        )}
      </Badge>
    </span>
  );
}

/** At one outlet or more. */
export function isSoldOut(item: MenuItem, where: Where): boolean {
  const { atAll, marks } = stateOf(item, where);
  return atAll || marks.length > 0;
}
