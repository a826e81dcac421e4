import { useRef, useState } from 'react';
import { byLanguage } from '../../language.ts';
import { confirm } from '../confirm.tsx';

export type Entry = { id: number; updatedAt: string };

type State<T> = { open: boolean; entry: T | null; key: number };

/**
 * Which entry is in the drawer; null means a new one. `key` changes with the entry, so that the form
 * starts without leftovers of the previous one.
 */
export function useEditing<T extends Entry>() {
  const [state, setState] = useState<State<T>>({ open: false, entry: null, key: 0 });
  const dirty = useRef(false);
  const forget = useRef(() => {});

  const show = (next: Pick<State<T>, 'open' | 'entry'>) => {
    forget.current();
    forget.current = () => {};
    dirty.current = false;
    setState((now) => ({ ...next, key: now.key + 1 }));
  };

  return {
    ...state,
    /** Whether something was typed that closing would lose; the form keeps it up to date. */
    dirty,
    /** Removes what the browser keeps of what was typed; the form sets it. */
    forget,
    add: () => show({ open: true, entry: null }),
    start: (entry: T) => show({ open: true, entry }),
    /** Closes the drawer, unless it holds another entry by now. */
    stop: (id: number | undefined) => state.entry?.id === id && show({ open: false, entry: null }),
    /** Asks before it throws away what was typed. */
    async close() {
      const question = {
        sentence: byLanguage('Discard what you have typed?', 'Buang yang sudah diketik?'),
        action: byLanguage('Discard', 'Buang'),
        cancel: byLanguage('Keep editing', 'Kembali'),
      };
      if (!dirty.current || (await confirm(question))) show({ open: false, entry: null });
    },
  };
}
