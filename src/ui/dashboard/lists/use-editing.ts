import { useRef, useState } from 'react';
import { askToDiscard } from '../forms/use-typed-guard.ts';

export type Entry = { id: number; updatedAt: string };

type State<T> = { open: boolean; entry: T | null; copied: T | null; key: number };

/**
 * The open entry is null while it is new, and may begin as a copy. `key` changes with it, so that a
 * form never starts with values of the previous entry.
 */
export function useEditing<T extends Entry>() {
  const [state, setState] = useState<State<T>>({ open: false, entry: null, copied: null, key: 0 });
  const dirty = useRef(false);
  const forget = useRef(() => {});

  const show = (open: boolean, entry: T | null = null, copied: T | null = null) => {
    forget.current();
    forget.current = () => {};
    dirty.current = false;
    setState((now) => ({ open, entry, copied, key: now.key + 1 }));
  };

  return {
    ...state,
    dirty,
    forget,
    add: () => show(true),
    copy: (entry: T) => show(true, null, entry),
    start: (entry: T) => show(true, entry),
    /** Another entry may have been opened meanwhile, and stays open. */
    stop: (id: number | undefined) => state.entry?.id === id && show(false),
    async close() {
      if (!dirty.current || (await askToDiscard())) show(false);
    },
  };
}
