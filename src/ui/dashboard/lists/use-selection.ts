import { useState } from 'react';

export type Selected = Map<number, string>;

/** Selected rows with their names, which are needed when a selected row is on another page. */
export function useSelection<T extends { id: number }>(nameOf: (row: T) => string) {
  const [selected, setSelected] = useState<Selected>(new Map());

  const change = (apply: (next: Selected) => void) =>
    setSelected((before) => {
      const next = new Map(before);
      apply(next);
      return next;
    });

  return {
    selected,
    select: (row: T, on: boolean) => selectAll([row], on),
    selectAll,
    clear: () => setSelected(new Map()),
    deselect: (ids: number[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
  };

  function selectAll(rows: T[], on: boolean) {
    change((next) => {
      for (const row of rows) on ? next.set(row.id, nameOf(row)) : next.delete(row.id);
    });
  }
}

/** What the rows are for: one opens and changes them, or selects many, or puts them in order. */
export type Mode = 'edit' | 'select' | 'order';

/** @param onLeaveSelecting the selection is not kept where nobody sees it */
export function useMode(onLeaveSelecting: () => void) {
  const [mode, setMode] = useState<Mode>('edit');
  const toggleMode = (to: Mode) => {
    if (mode === 'select') onLeaveSelecting();
    setMode(mode === to ? 'edit' : to);
  };
  const leaveSelecting = () => setMode((now) => (now === 'select' ? 'edit' : now));
  return { mode, toggleMode, leaveSelecting };
}
