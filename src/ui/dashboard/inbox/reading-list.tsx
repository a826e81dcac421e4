import { ArrowLeft, ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { changeQuery, useQueryText } from '../address.ts';
import { Switch } from '../forms/switch.tsx';
import { LOOK_AGAIN } from '../lists/use-paged.ts';
import { dashboardTexts } from '../messages.ts';
import { Kbd } from '../tools/kbd.tsx';
import { useGet } from '../tools/use-get.ts';
import { inboxTexts } from './messages.ts';
import { ListHead, Row, type RowParts } from './reading-rows.tsx';
import type { Inbox, Item } from './use-inbox.ts';
import { type Key, KeyHelp, useKeys } from './use-keys.tsx';

export type ReadingListProps<T extends Item> = {
  inbox: Inbox<T>;
  rows: T[];
  /** All rows then have their boxes. */
  isSelecting: boolean;
  caption?: string | undefined;
  row: (item: T) => RowParts;
  detail: (item: T) => ReactNode;
  keys: { key: string; what: string; act: (item: T) => void }[];
  all: string;
  onSearch: () => void;
};

const isPhone = () => matchMedia('(max-width: 63.99rem)').matches;

/** On a phone the item being read replaces the list. The address names that item. */
export function ReadingList<T extends Item>(props: ReadingListProps<T>) {
  const { inbox, rows, isSelecting, caption, row, detail, keys, all, onSearch } = props;
  const { selection } = inbox;
  const say = useSay();
  const pane = useRef<HTMLDivElement>(null);
  const [lastRead, setLastRead] = useState<number | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const isNew = useNewRows(rows);
  const byKey = useRef(false);
  const { opened, current, before, after } = useShown(inbox, rows);

  // On a phone opening an item hides the list, and with it the focus and the scroll position.
  const openedId = opened?.id;
  useEffect(() => {
    if (openedId === undefined || !isPhone()) return;
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollIntoView();
  }, [openedId]);

  const show = (item: T | undefined, withKey: boolean) => {
    if (!item) return;
    byKey.current = withKey;
    changeQuery({ open: String(item.id) }, !opened && isPhone());
  };
  const back = () => {
    setLastRead(current?.id ?? null);
    byKey.current = false;
    if (history.state?.openedFromList) history.back();
    else changeQuery({ open: '' });
  };

  const toggle = (item: T) => selection.select(item, !selection.selected.has(item.id));

  const allKeys: Key[] = [
    { key: 'j', what: say(dashboardTexts.next), act: () => show(after, true) },
    { key: 'k', what: say(dashboardTexts.previous), act: () => show(before, true) },
    ...keys.map(({ key, what, act }) => ({ key, what, act: () => current && act(current) })),
    {
      key: 'x',
      what: say(inboxTexts.selectOrNot),
      act: () => current && toggle(current),
    },
    { key: '/', what: say(inboxTexts.search), act: onSearch },
    { key: '?', what: say(inboxTexts.theseKeys), act: () => setHelpOpen(true) },
  ];
  useKeys(allKeys);

  if (!current) return null;
  const groups = inbox.isWaitingFirst ? byState(rows, inbox.isOpen) : [{ title: null, rows }];
  return (
    <>
      {/* On a desk both reach down to the line of keys, which stays in its place. */}
      <div className="grid items-start gap-card lg:min-h-[calc(100dvh-14.5rem)] lg:grid-cols-[minmax(0,min(22rem,38%))_minmax(0,1fr)]">
        {/* A long list scrolls by itself, or it would be higher than what is read beside it. */}
        <div
          className={classes(
            'card relative overflow-hidden lg:self-stretch',
            opened && 'max-lg:hidden',
          )}
        >
          <div className="lg:absolute lg:inset-0 lg:overflow-y-auto lg:overscroll-contain lg:[scrollbar-width:thin]">
            <ListHead inbox={inbox} rows={rows} isSelecting={isSelecting} caption={caption} />
            {groups.map((group) => (
              <Fragment key={group.title?.en}>
                {group.title && groups.length > 1 && (
                  <h3 className="border-b border-line bg-milk px-4 py-1 text-xs font-semibold text-ink-soft [ul+&]:border-t">
                    {say(group.title)}
                  </h3>
                )}
                <ul className="divide-y divide-line">
                  {group.rows.map((item) => (
                    <Row
                      key={item.id}
                      inbox={inbox}
                      item={item}
                      parts={row(item)}
                      current={item.id === current.id}
                      isNew={isNew(item)}
                      isSelecting={isSelecting}
                      focused={
                        opened ? item.id === current.id && byKey.current : item.id === lastRead
                      }
                      onOpen={() => show(item, false)}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        </div>
        <div
          ref={pane}
          tabIndex={-1}
          data-reading={opened && ''}
          className={classes(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] scroll-mt-4 outline-none lg:sticky lg:top-4 lg:min-h-[calc(100dvh-14.5rem)]',
            !opened && 'max-lg:hidden',
          )}
        >
          <div className="-ms-3 -me-2 mb-2 flex items-center lg:hidden">
            <Button variant="quiet" size="sm" className="me-auto" onClick={back}>
              <ArrowLeft className="size-4" />
              {all}
            </Button>
            <Step icon={ChevronUp} label={say(dashboardTexts.previous)} to={before} onStep={show} />
            <Step icon={ChevronDown} label={say(dashboardTexts.next)} to={after} onStep={show} />
          </div>
          {detail(current)}
        </div>
      </div>
      <div
        className={classes(
          'flex flex-wrap items-center gap-x-6 text-xs text-ink-soft',
          !opened && 'max-lg:hidden',
        )}
      >
        <Switch
          label={say(inboxTexts.opensNext)}
          checked={inbox.opensNext}
          onChange={({ target }) => inbox.setOpensNext(target.checked)}
        />
        <p className="hidden min-w-0 flex-1 basis-96 flex-wrap items-center gap-x-3 gap-y-1 pointer-fine:lg:flex">
          {allKeys.filter(isShown).map(({ key, what }) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {what}
            </span>
          ))}
        </p>
      </div>
      {helpOpen && <KeyHelp keys={allKeys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/**
 * Says which item is shown. It stays until staff go on, turn to other rows, or do something by which
 * it leaves the list. Otherwise what they type would end in the reply to a message that arrives
 * meanwhile.
 */
function useShown<T extends Item>(inbox: Inbox<T>, rows: T[]) {
  const { key, path, schema, isUnderWay, list, left, shown } = inbox;
  const inAddress = Number(new URLSearchParams(useQueryText()).get('open')) || null;
  const place = `${list.params}&page=${list.page}`;
  const seen = useRef<{ item: T; index: number; place: string }>(undefined);
  const id = inAddress ?? (seen.current?.place === place ? seen.current.item.id : null);
  const last = seen.current?.item.id === id ? seen.current : undefined;
  const inRows = rows.find((one) => one.id === id);
  // Until the rows of another page or search have arrived, those before them are shown.
  const isSettled = !list.query.isPlaceholderData;
  const isOther = last !== undefined && last.place !== place;
  const hasLeft = isSettled && !inRows && (isOther || (last && left.has(last.item.id)));
  // A link may name an item that is not on this page of the list.
  const { data: elsewhere } = useGet([key, 'one', id], `${path}/${id}`, schema, {
    enabled: id !== null && !inRows && !hasLeft,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay?.(state.data) ? LOOK_AGAIN : false,
  });
  const successor = isOther ? rows[0] : (rows[last?.index ?? 0] ?? rows.at(-1));
  const found = inRows ?? (hasLeft ? successor : (elsewhere ?? last?.item));
  const current = found ?? rows[0];
  const index = current ? rows.indexOf(current) : -1;
  const isInAddress = inAddress !== null;
  if (current && isSettled && (inRows || !isInAddress) && index >= 0) {
    seen.current = { item: current, index, place };
    // It stayed after what staff did.
    if (list.query.dataUpdatedAt > (left.get(current.id) ?? Infinity)) left.delete(current.id);
  }
  shown.current = current?.id;
  useEffect(() => {
    if (hasLeft && isInAddress && found) changeQuery({ open: String(found.id) });
  }, [hasLeft, isInAddress, found]);
  // One that was pushed off the page was before the rows that now have its place.
  const after = index < 0 ? (last?.index ?? 0) : index + 1;
  return {
    opened: isInAddress ? found : undefined,
    current,
    before: rows[index < 0 ? after - 1 : index - 1],
    after: rows[after],
  };
}

function byState<T extends Item>(rows: T[], isOpen: (item: T) => boolean) {
  const waiting = { title: inboxTexts.waiting, rows: rows.filter(isOpen) };
  const done = { title: inboxTexts.done, rows: rows.filter((item) => !isOpen(item)) };
  return [waiting, done].filter((group) => group.rows.length > 0);
}

/** Not all keys fit into one line; the others are in the list behind `?`. */
const isShown = ({ key }: Key) => key !== 'x' && key !== '/';

type StepProps<T> = {
  icon: LucideIcon;
  label: string;
  to: T | undefined;
  onStep: (to: T, byKey: boolean) => void;
};

/** On a phone the list is out of sight. */
function Step<T>({ icon: Icon, label, to, onStep }: StepProps<T>) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && onStep(to, false)}
    >
      <Icon className="size-5" />
    </Button>
  );
}

function useNewRows<T extends Item>(rows: T[]) {
  const newest = useRef<number>(undefined);
  newest.current ??= Math.max(0, ...rows.map(({ id }) => id));
  return ({ id }: T) => id > (newest.current ?? id);
}
