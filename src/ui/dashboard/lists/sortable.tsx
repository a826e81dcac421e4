import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { listTexts } from './messages.ts';
import { SortControls, type SortStep } from './sort-controls.tsx';
import { useDrag } from './use-sort-drag.ts';

type Row = { id: number };

export type SortableProps<T extends Row> = {
  items: T[];
  nameOf: (item: T) => string;
  /** It is called after a move; the new order is shown until the returned promise settles. */
  onReorder: (ids: number[]) => unknown;
  children: (item: T) => ReactNode;
  isMoving?: boolean;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** The rows are in one card; with `phone`, only there. Without it, each has its own. */
  isJoined?: boolean | 'phone' | undefined;
};

export const joinedOnPhone = {
  list: 'joined max-sm:card max-sm:divide-y max-sm:divide-line sm:gap-card',
  row: 'p-card max-sm:py-3 sm:card',
};

/**
 * Staff drag a handle, press the arrow keys on it, or press two buttons. During a move only CSS
 * `order` changes, because moving DOM nodes would lose the focus and end the drag.
 */
export function Sortable<T extends Row>(props: SortableProps<T>) {
  const { items, nameOf, onReorder, children, isMoving = true, disabled = false } = props;
  const { className, isJoined = false } = props;
  const say = useSay();
  const savedOrder = items.map((item) => item.id);
  const [movedOrder, setMovedOrder] = useState<number[] | null>(null);
  const [saving, setSaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef<number[] | null>(null);
  const order = movedOrder ?? savedOrder;

  const moveTo = (id: number, to: number) => {
    const others = (latest.current ?? savedOrder).filter((other) => other !== id);
    const next = others.toSpliced(to, 0, id);
    latest.current = next;
    setMovedOrder(next);
    const item = items.find((other) => other.id === id);
    if (!item) return;
    const [name, at, of] = [nameOf(item), next.indexOf(id) + 1, next.length];
    setAnnouncement(say(listTexts.position, { name, at, of }));
  };

  const save = async () => {
    const ids = latest.current;
    latest.current = null;
    if (!ids || ids.join() === savedOrder.join()) return setMovedOrder(null);
    setSaving(true);
    try {
      await onReorder(ids);
    } catch {
      setAnnouncement(say(listTexts.orderNotSaved));
    } finally {
      setSaving(false);
      setMovedOrder(null);
    }
  };

  const cancel = () => {
    latest.current = null;
    setMovedOrder(null);
  };

  const { dragged, start } = useDrag({ list, moveTo, save, cancel });

  const step = (id: number, by: SortStep) => {
    const at = order.indexOf(id);
    if (at + by >= 0 && at + by < order.length) moveTo(id, at + by);
  };

  const keyDown = (id: number) => (event: KeyboardEvent) => {
    if (event.key === 'Escape') return cancel();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!saving) step(id, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <>
      <ol
        ref={list}
        className={classes(
          'grid',
          isJoined === 'phone'
            ? joinedOnPhone.list
            : isJoined
              ? 'card divide-y divide-line'
              : 'gap-card',
          className,
        )}
      >
        {items.map((item) => {
          const at = order.indexOf(item.id);
          return (
            <li
              key={item.id}
              data-sort={item.id}
              style={{ order: at }}
              className={classes(
                'flex gap-2 transition-shadow',
                isJoined === 'phone'
                  ? joinedOnPhone.row
                  : isJoined
                    ? 'px-card py-2.5'
                    : 'card p-card',
                dragged === item.id && 'shadow outline-2 outline-caramel-deep',
              )}
            >
              {isMoving && (
                <SortControls
                  name={nameOf(item)}
                  first={at === 0}
                  last={at === items.length - 1}
                  disabled={disabled || saving}
                  onPointerDown={(event) => start(item.id, event)}
                  onKeyDown={keyDown(item.id)}
                  onKeyUp={() => void save()}
                  onStep={(by) => {
                    step(item.id, by);
                    void save();
                  }}
                />
              )}
              <div className="grid min-w-0 flex-1">{children(item)}</div>
            </li>
          );
        })}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
