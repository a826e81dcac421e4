import { useState } from 'react';

/** A selected row may be on another page, so whole rows are kept. */
export function useSelection<T extends { id: number }>() {
  const [selected, setSelected] = useState<ReadonlyMap<number, T>>(new Map());

  const change = (apply: (next: Map<number, T>) => void) =>
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
      for (const row of rows) on ? next.set(row.id, row) : next.delete(row.id);
    });
  }
}

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
