import { useState } from 'react';

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
