import { CalendarX } from 'lucide-react';
import { HOME, type Zone } from '../../../time.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { MenuItem as MenuEntry } from '../../../ui/dashboard/menu.tsx';
import { updateFailed, useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../../outlets/contract.ts';
import { isSoldOutEverywhere, type MenuItem, marked, soldOutOutlets } from '../contract.ts';
import { SoldOutBox } from './admin-sold-out-box.tsx';
import { menuTabTexts as t } from './messages.ts';

/** Without `at`, all outlets are meant. */
export type Where = { outlets: Outlet[]; at: Outlet | undefined };
type SoldOutProps = { entries: Entries<MenuItem>; item: MenuItem; where: Where };

type Mark = Pick<MenuItem, 'soldOut' | 'soldOutUntil' | 'soldOutAt'>;

/** Items that are sold out everywhere have one end, others one at each outlet. */
function stateOf(item: Mark, { outlets, at }: Where) {
  const now = new Date();
  const marks = soldOutOutlets(item, now).flatMap(({ outletId, until }) => {
    const outlet = outlets.find(({ id }) => id === outletId);
    return outlet ? [{ outlet, until }] : [];
  });
  const everywhere = isSoldOutEverywhere(item, now);
  const atAll = everywhere || (outlets.length > 0 && marks.length === outlets.length);
  const ends = everywhere
    ? [{ until: item.soldOutUntil, zone: HOME }]
    : marks.map(({ until, outlet: { zone } }) => ({ until, zone }));
  const isOut = atAll || (at !== undefined && marks.some(({ outlet }) => outlet === at));
  return { marks, everywhere, atAll, ends, isOut };
}

export const isSoldOut = (item: Mark, where: Where) => stateOf(item, where).isOut;

function useSoldOutWords(where: Where) {
  const say = useSay();
  const endOf = useEnd();
  return (item: Mark) => {
    const { marks, atAll, ends } = stateOf(item, where);
    const outlets = marks.map(({ outlet }) => outlet.name).join(', ');
    const when = endOf(ends);
    if (!when) return say(atAll ? t.isSoldOut : t.isSoldOutIn, { outlets });
    return say(atAll ? t.isSoldOutUntil : t.isSoldOutInUntil, { outlets, when });
  };
}

type End = { until: string | null; zone: Zone };

function useEnd() {
  const { shortDate, dayAndMonth } = useFormats();
  return (ends: End[], isBrief = false) => {
    const known = ends.flatMap(({ until, zone }) => (until ? [{ until, zone }] : []));
    const [first, ...others] = known.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
    if (!first || known.length < ends.length) return undefined;
    // Outlets open at different times, so only the day is true of all.
    const isOne = others.every(({ until, zone }) => until === first.until && zone === first.zone);
    return (isOne && !isBrief ? shortDate : dayAndMonth)(first.until, first.zone);
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

/** One press lasts until the outlet opens tomorrow. */
export function SoldOutCheck(props: SoldOutProps) {
  const mark = useMark(props);
  const { item, where } = props;
  const { isOut, marks } = stateOf(item, where);
  return (
    <SoldOutBox
      name={item.name}
      isOut={isOut}
      isPartly={marks.length > 0}
      onChange={(soldOut) => mark(soldOut, soldOut)}
    />
  );
}

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

/** Only a mark that ends by itself can be made to stay. */
function useStaysOut(props: SoldOutProps): (() => void) | undefined {
  const { item, where } = props;
  const mark = useMark(props);
  const { marks, ends, isOut } = stateOf(item, where);
  const ending = where.at
    ? marks.some(({ outlet, until }) => outlet === where.at && until)
    : ends[0]?.until;
  if (!isOut || !ending) return undefined;
  return () => void mark(true, false);
}

/** More names than these would fill lines. */
const FEW = 3;

type FactProps = Pick<SoldOutProps, 'item' | 'where'>;

/** The day is undefined if it is not known, or not the same everywhere. */
function useSoldOutDay({ item, where }: FactProps) {
  const endOf = useEnd();
  const { marks, atAll, ends } = stateOf(item, where);
  return { marks, atAll, day: atAll ? endOf(ends, true) : undefined };
}

/** The check says neither until when nor where. */
export function SoldOutFact(props: FactProps) {
  const say = useSay();
  const words = useSoldOutWords(props.where)(props.item);
  const { marks, atAll, day } = useSoldOutDay(props);
  if (!day && (atAll || marks.length === 0)) return null;
  return (
    <span className="font-medium text-danger-deep max-sm:hidden">
      {day ? (
        say(t.to, { day })
      ) : (
        <>
          <span className={marks.length <= FEW ? '@xl:hidden' : undefined}>
            {say(t.isSoldOutAt, { count: marks.length })}
          </span>
          {marks.length <= FEW && <span className="@max-xl:hidden">{words}</span>}
        </>
      )}
    </span>
  );
}

/** On a phone it is below the check: a row that grew would move what a finger is on. */
export function SoldOutBelow(props: FactProps) {
  const say = useSay();
  const { marks, atAll, day } = useSoldOutDay(props);
  if (!day && (atAll || marks.length === 0)) return null;
  return (
    <span className="pointer-events-none absolute top-10.5 left-1/2 -translate-x-1/2 text-xs leading-none font-medium whitespace-nowrap text-danger-deep sm:hidden">
      {day ? say(t.to, { day }) : say(t.isOutAt, { count: marks.length })}
    </span>
  );
}
