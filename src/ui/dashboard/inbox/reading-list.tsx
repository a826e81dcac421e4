import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp, Keyboard, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../time.ts';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { api } from '../../fetch.ts';
import { useSay } from '../../reader.tsx';
import { useFormats } from '../../use-formats.ts';
import { changeQuery, useQueryText } from '../address.ts';
import { Badge, type Tone } from '../badge.tsx';
import { Switch } from '../forms/switch.tsx';
import { LOOK_AGAIN } from '../lists/use-paged.ts';
import { dashboardTexts } from '../messages.ts';
import { inboxTexts } from './messages.ts';
import type { Inbox, Item } from './use-inbox.ts';
import { type Key, KeyHelp, useKeys } from './use-keys.tsx';

/** What most rows have is no badge: the dot of a row that waits says it, or a quiet word. */
export type State = { label: string; tone?: Tone; as: 'dot' | 'word' | 'badge' };

type RowParts = {
  text: ReactNode;
  icon?: ReactNode;
  /** On a line of their own, with the icon. */
  tags?: string[] | undefined;
  state: State;
};

export type ReadingListProps<T extends Item> = {
  inbox: Inbox<T>;
  rows: T[];
  /** Then all rows have their boxes. */
  isSelecting: boolean;
  caption?: string | undefined;
  row: (item: T) => RowParts;
  detail: (item: T) => ReactNode;
  /** Keyboard shortcuts for the item being read, besides j, k, x, / and ?. */
  keys: { key: string; what: string; act: (item: T) => void }[];
  all: string;
  onSearch: () => void;
};

/** A finger selects only after choosing to, because nothing appears below it while it hovers. */
const onDesk = 'max-sm:hidden pointer-coarse:hidden';
const onHover =
  '[&_input]:transition not-has-focus-visible:not-group-hover/row:[&_input]:opacity-0';

const isPhone = () => matchMedia('(max-width: 63.99rem)').matches;

/**
 * A list with the item being read beside it, or in its place on a phone. The address names that
 * item.
 */
export function ReadingList<T extends Item>(props: ReadingListProps<T>) {
  const { inbox, rows, isSelecting, caption, row, detail, keys, all, onSearch } = props;
  const { key, path, schema, isOpen, isUnderWay, selection } = inbox;
  const say = useSay();
  const id = Number(new URLSearchParams(useQueryText()).get('open')) || null;
  const pane = useRef<HTMLDivElement>(null);
  /**
   * The position of the item being read. When the item leaves the list, the next one takes its
   * place.
   */
  const place = useRef({ id: 0, index: 0, byKey: false });
  const [lastRead, setLastRead] = useState<number | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const isNew = useNewRows(rows);

  const index = rows.findIndex((one) => one.id === id);
  const hasLeftList = index < 0 && place.current.id === id;
  // A link may name an item that is not on this page of the list.
  const { data: elsewhere } = useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => api.get(`${path}/${id}`, schema, { signal }),
    enabled: id !== null && index < 0 && !hasLeftList,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay?.(state.data) ? LOOK_AGAIN : false,
  });
  if (id !== null && index >= 0) place.current = { ...place.current, id, index };
  const next = rows[Math.min(place.current.index, rows.length - 1)];
  const opened = id === null ? undefined : (rows[index] ?? (hasLeftList ? next : elsewhere));
  const current = opened ?? rows[0];

  // On a phone opening an item hides the list, and with it the focus and the scroll position.
  const openedId = opened?.id;
  useEffect(() => {
    if (openedId === undefined || !isPhone()) return;
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollIntoView();
  }, [openedId]);

  const show = (item: T | undefined, byKey: boolean) => {
    if (!item) return;
    place.current = { id: item.id, index: rows.indexOf(item), byKey };
    changeQuery({ open: String(item.id) }, id === null && isPhone());
  };
  const back = () => {
    setLastRead(current?.id ?? null);
    place.current = { id: 0, index: 0, byKey: false };
    if (history.state?.openedFromList) history.back();
    else changeQuery({ open: '' });
  };
  const at = opened ? rows.indexOf(opened) : -1;
  const move = (by: number) => show(rows[opened || by > 0 ? at + by : 0], true);

  const toggle = (item: T) => selection.select(item, !selection.selected.has(item.id));

  const allKeys: Key[] = [
    { key: 'j', what: say(dashboardTexts.next), act: () => move(1) },
    { key: 'k', what: say(dashboardTexts.previous), act: () => move(-1) },
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
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,min(22rem,38%))_minmax(0,1fr)]">
        <div className={classes('card overflow-hidden', opened && 'max-lg:hidden')}>
          <ListHead inbox={inbox} rows={rows} isSelecting={isSelecting} caption={caption} />
          <ul className="divide-y divide-line">
            {rows.map((item) => (
              <li
                key={item.id}
                className={classes(
                  'group/row flex transition hover:bg-milk',
                  item.id === current.id &&
                    'lg:bg-caramel-tint lg:hover:bg-caramel-tint lg:shadow-[inset_0.3rem_0_0_var(--color-caramel-deep)] lg:**:data-badge:bg-foam',
                )}
              >
                <Checkbox
                  label={say(dashboardTexts.select, { name: item.name })}
                  className={isSelecting ? undefined : classes(onDesk, onHover)}
                  checked={selection.selected.has(item.id)}
                  onChange={(on) => selection.select(item, on)}
                />
                <RowButton
                  item={item}
                  parts={row(item)}
                  current={item.id === current.id}
                  waiting={isOpen(item)}
                  isNew={isNew(item)}
                  isSelecting={isSelecting}
                  focused={
                    opened ? item.id === current.id && place.current.byKey : item.id === lastRead
                  }
                  onOpen={() => show(item, false)}
                />
              </li>
            ))}
          </ul>
        </div>
        <div
          ref={pane}
          tabIndex={-1}
          data-reading={opened && ''}
          className={classes(
            'min-w-0 scroll-mt-4 outline-none lg:sticky lg:top-4',
            !opened && 'max-lg:hidden',
          )}
        >
          <div className="-ms-3 -me-2 mb-2 flex items-center lg:hidden">
            <Button variant="quiet" size="sm" className="me-auto" onClick={back}>
              <ArrowLeft className="size-4" aria-hidden="true" />
              {all}
            </Button>
            <Step
              icon={ChevronUp}
              label={say(dashboardTexts.previous)}
              to={rows[at - 1]}
              onStep={show}
            />
            <Step
              icon={ChevronDown}
              label={say(dashboardTexts.next)}
              to={rows[at + 1]}
              onStep={show}
            />
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
          checked={inbox.next.opensNext}
          onChange={({ target }) => inbox.next.setOpensNext(target.checked)}
        />
        <p className="hidden items-center gap-2 pointer-fine:lg:flex">
          <Keyboard className="size-4" aria-hidden="true" />
          {say(inboxTexts.keys, {
            keys: keys.map(({ key, what }) => `${key} ${what.toLowerCase()}`).join(', '),
          })}
        </p>
      </div>
      {helpOpen && <KeyHelp keys={allKeys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

type StepProps<T> = {
  icon: LucideIcon;
  label: string;
  to: T | undefined;
  onStep: (to: T, byKey: boolean) => void;
};

/** On a phone, where the list is out of sight. */
function Step<T>({ icon: Icon, label, to, onStep }: StepProps<T>) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && onStep(to, false)}
    >
      <Icon className="size-5" aria-hidden="true" />
    </Button>
  );
}

type ListHeadProps<T extends Item> = Pick<
  ReadingListProps<T>,
  'inbox' | 'rows' | 'isSelecting' | 'caption'
>;

function ListHead<T extends Item>({ inbox, rows, isSelecting, caption }: ListHeadProps<T>) {
  const { selection } = inbox;
  const say = useSay();
  const count = rows.filter(({ id }) => selection.selected.has(id)).length;
  return (
    <div
      className={classes(
        'border-b border-line text-xs text-ink-soft',
        'flex min-h-11 items-center',
        !isSelecting && !caption && onDesk,
      )}
    >
      <Checkbox
        label={say(inboxTexts.selectAll)}
        showLabel={!caption}
        className={isSelecting ? undefined : onDesk}
        checked={count === rows.length}
        mixed={count > 0 && count < rows.length}
        onChange={(on) => selection.selectAll(rows, on)}
      />
      {caption && (
        <h3
          className={classes(
            'px-4 py-2 text-sm font-semibold',
            !isSelecting && 'max-sm:ps-7 pointer-coarse:ps-7',
          )}
        >
          {caption}
        </h3>
      )}
    </div>
  );
}

type CheckboxProps = {
  label: string;
  showLabel?: boolean;
  checked: boolean;
  mixed?: boolean;
  className?: string | undefined;
  onChange: (on: boolean) => void;
};

function Checkbox(props: CheckboxProps) {
  const { label, showLabel = false, checked, mixed = false, className, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes('flex min-h-11 shrink-0 items-center gap-1', className)}>
      <span className="grid w-[max(44px,2rem)] place-items-center pointer-fine:sm:w-9">
        <input
          ref={input}
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5"
        />
      </span>
      {showLabel && <span aria-hidden="true">{label}</span>}
    </label>
  );
}

function useNewRows<T extends Item>(rows: T[]) {
  const newest = useRef<number>(undefined);
  newest.current ??= Math.max(0, ...rows.map(({ id }) => id));
  return ({ id }: T) => id > (newest.current ?? id);
}

const isToday = (at: string) => dayOf(at) === dayOf(Date.now());

type RowButtonProps = {
  item: Item;
  parts: RowParts;
  current: boolean;
  waiting: boolean;
  isNew: boolean;
  isSelecting: boolean;
  focused: boolean;
  onOpen: () => void;
};

function RowButton(props: RowButtonProps) {
  const { item, parts, current, waiting, isNew, isSelecting, focused, onOpen } = props;
  const say = useSay();
  const { clock, dayAndMonth } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const state = <StateOf {...parts.state} />;
  return (
    <button
      ref={button}
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={onOpen}
      className={classes(
        'relative grid min-h-14 w-full min-w-0 scroll-my-4 grid-cols-[minmax(0,1fr)] content-center gap-0.5 py-2 pe-4 ps-4 text-start text-sm',
        waiting ? 'font-semibold' : 'text-ink-soft',
        !isSelecting && 'max-sm:ps-7 pointer-coarse:ps-7',
      )}
    >
      {(waiting || isNew) && (
        <span
          className={classes(
            'absolute start-0.5 top-4 size-2 rounded-full bg-caramel-deep',
            'forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText]',
            isNew && 'ring-4 ring-caramel-glow',
            !isSelecting && 'max-sm:start-3 pointer-coarse:start-3',
          )}
        >
          {isNew && <span className="sr-only">{say(inboxTexts.justArrived)}</span>}
        </span>
      )}
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 basis-24 truncate text-ink">{item.name}</span>
        <span className="text-xs font-normal text-ink-soft">
          {(isToday(item.createdAt) ? clock : dayAndMonth)(item.createdAt)}
        </span>
      </span>
      {parts.tags && (
        <span className="flex items-baseline gap-x-3 font-normal">
          <span className="min-w-0 flex-1 truncate">{parts.text}</span>
          {state}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-normal text-ink-soft">
        {parts.icon}
        {parts.tags ? (
          // Those for which there is no room fall out of its one line whole.
          <span className="flex h-5 min-w-0 flex-1 basis-20 flex-wrap gap-x-1 overflow-hidden">
            {parts.tags.map((tag) => (
              <span key={tag} className="max-w-full truncate rounded-full bg-ink/7 px-2 leading-5">
                {tag}
              </span>
            ))}
          </span>
        ) : (
          <span className="min-w-0 flex-1 basis-20 truncate">{parts.text}</span>
        )}
        {!parts.tags && state}
      </span>
    </button>
  );
}

function StateOf({ label, tone, as }: State) {
  if (as === 'badge') return <Badge tone={tone}>{label}</Badge>;
  return (
    <span data-word={as} className={as === 'dot' ? 'sr-only' : 'text-xs'}>
      {label}
    </span>
  );
}
