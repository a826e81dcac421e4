import { type ReactNode, useEffect, useRef } from 'react';
import { dayOf } from '../../../time.ts';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { useFormats } from '../../use-formats.ts';
import { Badge, type Tone } from '../badge.tsx';
import { dashboardTexts } from '../messages.ts';
import { inboxTexts } from './messages.ts';
import type { Inbox, Item } from './use-inbox.ts';

/** What most rows have is no badge: a row that waits has a dot, one that is done nothing. */
export type State = { label: string; tone?: Tone; as: 'dot' | 'done' | 'word' | 'badge' };

export type RowParts = {
  text: ReactNode;
  icon?: ReactNode;
  tags?: string[] | undefined;
  state: State;
};

/** Nothing hovers under a finger, so it selects only after choosing to. */
const onDesk = 'max-sm:hidden pointer-coarse:hidden';
const onHover =
  '[&_input]:transition not-has-focus-visible:not-group-hover/row:[&_input]:opacity-0';
const inPlaceOfDot =
  'sm:pointer-fine:absolute sm:pointer-fine:inset-y-0 sm:pointer-fine:z-1 sm:pointer-fine:items-start sm:pointer-fine:pt-2';
/** The box takes the dot's place; the bold name still says that the row waits. */
const givesWay =
  'sm:pointer-fine:group-hover/row:opacity-0 sm:pointer-fine:group-has-[label_input:focus-visible]/row:opacity-0';

type ListHeadProps<T extends Item> = {
  inbox: Inbox<T>;
  rows: T[];
  isSelecting: boolean;
  caption: string | undefined;
};

export function ListHead<T extends Item>({ inbox, rows, isSelecting, caption }: ListHeadProps<T>) {
  const { selection } = inbox;
  const say = useSay();
  const count = rows.filter(({ id }) => selection.selected.has(id)).length;
  return (
    <div
      className={classes(
        'border-b border-line text-xs text-ink-soft',
        !isSelecting && (caption ? 'max-sm:sr-only pointer-coarse:sr-only' : onDesk),
      )}
    >
      {caption && <h3 className="ps-9 pe-4 pt-3 text-sm font-semibold text-ink">{caption}</h3>}
      <Checkbox
        label={say(inboxTexts.selectAll)}
        showLabel
        className={isSelecting ? undefined : onDesk}
        checked={count === rows.length}
        mixed={count > 0 && count < rows.length}
        onChange={(on) => selection.selectAll(rows, on)}
      />
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
    <label
      className={classes(
        'flex min-h-11 shrink-0 items-center gap-4 sm:pointer-fine:gap-0',
        className,
      )}
    >
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

const isToday = (at: string) => dayOf(at) === dayOf(Date.now());

type RowProps<T extends Item> = {
  inbox: Inbox<T>;
  item: T;
  parts: RowParts;
  current: boolean;
  isNew: boolean;
  isSelecting: boolean;
  focused: boolean;
  onOpen: () => void;
};

export function Row<T extends Item>({ inbox, ...props }: RowProps<T>) {
  const { item, current, isSelecting } = props;
  const { selection } = inbox;
  const say = useSay();
  return (
    <li
      className={classes(
        'group/row relative flex transition hover:bg-milk has-checked:bg-caramel-deep/10',
        current &&
          'lg:bg-caramel-tint lg:hover:bg-caramel-tint lg:shadow-[inset_0.3rem_0_0_var(--color-caramel-deep)] lg:**:data-badge:bg-foam lg:**:data-tag:bg-foam',
      )}
    >
      <Checkbox
        label={say(dashboardTexts.select, { name: item.name })}
        className={classes(inPlaceOfDot, !isSelecting && onDesk, !isSelecting && onHover)}
        checked={selection.selected.has(item.id)}
        onChange={(on) => selection.select(item, on)}
      />
      <RowButton {...props} waiting={inbox.isOpen(item)} />
    </li>
  );
}

type RowButtonProps = Omit<RowProps<Item>, 'inbox'> & { waiting: boolean };

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
        'relative grid min-h-14 w-full min-w-0 scroll-my-4 -outline-offset-3 grid-cols-[minmax(0,1fr)] content-center gap-0.5 py-2 ps-9 pe-4 text-start text-sm',
        waiting ? 'font-semibold' : 'text-ink-soft',
        isSelecting ? 'max-sm:ps-4 pointer-coarse:ps-4' : 'max-sm:ps-5 pointer-coarse:ps-5',
      )}
    >
      {(waiting || isNew) && (
        <span
          className={classes(
            'absolute start-3.5 top-3.5 size-2 rounded-full bg-caramel-deep',
            givesWay,
            'forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText]',
            isNew && 'ring-4 ring-caramel-glow',
            isSelecting
              ? 'max-sm:start-0.5 sm:pointer-fine:opacity-0 pointer-coarse:start-0.5'
              : 'max-sm:start-1.5 pointer-coarse:start-1.5',
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
          <Preview isInk={waiting}>{parts.text}</Preview>
          {state}
        </span>
      )}
      <span
        className={classes(
          'flex flex-wrap items-center gap-x-2 gap-y-1 font-normal text-ink-soft',
          Boolean(parts.icon || parts.tags) && 'text-xs',
        )}
      >
        {parts.icon}
        {parts.tags ? (
          // Tags for which there is no room are left out whole.
          <span className="flex h-[1.54em] min-w-0 flex-1 basis-20 flex-wrap gap-x-1 overflow-hidden">
            {parts.tags.map((tag) => (
              <span
                key={tag}
                data-tag
                className="max-w-full truncate rounded-full bg-milk px-2 leading-[1.54]"
              >
                {tag}
              </span>
            ))}
          </span>
        ) : (
          <Preview isInk={waiting}>{parts.text}</Preview>
        )}
        {!parts.tags && state}
      </span>
    </button>
  );
}

/** A desk has the whole text beside the list. */
const Preview = ({ isInk, children }: { isInk: boolean; children: ReactNode }) => (
  <span
    className={classes(
      'line-clamp-2 min-w-0 flex-1 basis-20 wrap-anywhere lg:block lg:truncate',
      isInk && 'text-ink',
    )}
  >
    {children}
  </span>
);

function StateOf({ label, tone, as }: State) {
  if (as === 'badge') return <Badge tone={tone}>{label}</Badge>;
  return (
    <span data-word={as} className={as === 'word' ? 'text-xs' : 'sr-only'}>
      {label}
    </span>
  );
}
